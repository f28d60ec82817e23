/** Milliseconds as minutes and seconds: 1:05. */
export function minutes(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A sentence that begins with a name of ours ("blue 3") still begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A file name out of a game's name and a table's id. */
export function fileName(game: string, table: string): string {
  return `${game}-${table}.json`;
}
