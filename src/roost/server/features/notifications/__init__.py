"""Turn notifications, in the browser or at an address."""
