"""What who runs a server may do: on its data folder, or while it runs."""
