"""The values of Knockout boards."""
