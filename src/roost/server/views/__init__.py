"""Where the domain becomes wire messages, and nowhere else."""
