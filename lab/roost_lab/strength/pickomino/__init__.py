"""How strong the Pickomino bots are."""
