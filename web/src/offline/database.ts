/**
 * The tables of this device in IndexedDB, and whatever else is kept under a name. Every call is one
 * transaction, and done when the browser says that it is on the disk. `roost.server.store.indexed`
 * makes a store of it.
 */
const VERSION = 1;
const LOG = "log"; // entries, by table and version
const TABLES = "tables"; // a row and who sits there, by table
const NOTES = "notes"; // anything, by name

interface Kept {
  row: Uint8Array | null;
  sitters: Uint8Array[];
}

export class Database {
  private constructor(private readonly opened: IDBDatabase) {}

  static async open(name: string): Promise<Database> {
    const asked = indexedDB.open(name, VERSION);
    asked.onupgradeneeded = () => {
      for (const store of [LOG, TABLES, NOTES]) asked.result.createObjectStore(store);
    };
    return new Database(await answered(asked));
  }

  /** -1, or how long the log is where that is not `after`: then nothing is written. */
  async append(
    table: string,
    after: number,
    entries: Uint8Array[],
    row: Uint8Array | null | undefined,
    sitters: Uint8Array[],
  ): Promise<number> {
    const change = this.change(LOG, TABLES);
    const log = change.objectStore(LOG);
    const length = await answered(log.count(of(table)));
    if (length !== after) return length;
    entries.forEach((entry, index) => log.put(entry, [table, after + index + 1]));
    const tables = change.objectStore(TABLES);
    const kept = (await answered(tables.get(table) as IDBRequest<Kept | undefined>)) ?? {
      row: null,
      sitters: [],
    };
    tables.put({ row: row ?? kept.row, sitters: [...kept.sitters, ...sitters] }, table);
    await done(change);
    return -1;
  }

  async log(table: string): Promise<[number, Uint8Array][]> {
    const log = this.opened.transaction(LOG).objectStore(LOG);
    const [keys, entries] = await Promise.all([
      answered(log.getAllKeys(of(table))),
      answered(log.getAll(of(table)) as IDBRequest<Uint8Array[]>),
    ]);
    return entries.map((entry, index) => [(keys[index] as [string, number])[1], entry]);
  }

  /** Undefined, not null: that is Python's None. */
  async about(table: string): Promise<[Uint8Array | undefined, Uint8Array[]]> {
    const kept = await answered(this.tables().get(table) as IDBRequest<Kept | undefined>);
    return [kept?.row ?? undefined, kept?.sitters ?? []];
  }

  async rows(): Promise<Uint8Array[]> {
    const all = await answered(this.tables().getAll() as IDBRequest<Kept[]>);
    return all.flatMap(({ row }) => (row === null ? [] : [row]));
  }

  async put(table: string, row: Uint8Array, sitters: Uint8Array[]): Promise<void> {
    const change = this.change(TABLES);
    change.objectStore(TABLES).put({ row, sitters }, table);
    await done(change);
  }

  async delete(table: string): Promise<boolean> {
    const change = this.change(LOG, TABLES);
    const length = await answered(change.objectStore(LOG).count(of(table)));
    change.objectStore(LOG).delete(of(table));
    change.objectStore(TABLES).delete(table);
    await done(change);
    return length > 0;
  }

  async note(key: string, value: Uint8Array | null | undefined): Promise<void> {
    const change = this.change(NOTES);
    if (value) change.objectStore(NOTES).put(value, key);
    else change.objectStore(NOTES).delete(key);
    await done(change);
  }

  async notes(prefix: string): Promise<[string, Uint8Array][]> {
    const notes = this.opened.transaction(NOTES).objectStore(NOTES);
    const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
    const [keys, values] = await Promise.all([
      answered(notes.getAllKeys(range)),
      answered(notes.getAll(range) as IDBRequest<Uint8Array[]>),
    ]);
    return values.map((value, index) => [keys[index] as string, value]);
  }

  close(): void {
    this.opened.close();
  }

  private tables(): IDBObjectStore {
    return this.opened.transaction(TABLES).objectStore(TABLES);
  }

  private change(...stores: string[]): IDBTransaction {
    return this.opened.transaction(stores, "readwrite", { durability: "strict" });
  }
}

/** Every entry of a table: arrays come after all numbers. */
const of = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database failed"));
  });
}

function done(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error ?? new Error("the database gave up"));
  });
}
