/** Milliseconds as minutes and seconds: 1:05. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A file name out of a game's name and a table's id. */
export function fileName(game: string, table: string): string {
  return `${game}-${table}.json`;
}
