"""Lines of a table."""


def row(name: str, *cells: str) -> str:
    return f"  {name:<34}" + "".join(f"{cell:>20}" for cell in cells)
