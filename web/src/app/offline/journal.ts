/**
 * The journal of the device's database in IndexedDB: one snapshot of it, and the groups of
 * statements since. Each call is one transaction, and resolves when it is on the disk.
 * `roost.server.core.storage.sqlite.journal` writes and replays it.
 */
const VERSION = 1;
const SNAPSHOTS = "snapshots"; // one at most, by the number of its last group
const GROUPS = "groups"; // by number

type Saved = [number: number, data: Uint8Array];

export class Journal {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(name: string): Promise<Journal> {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of [SNAPSHOTS, GROUPS]) request.result.createObjectStore(store);
    };
    return new Journal(await result(request));
  }

  async load(): Promise<[snapshots: Saved[], groups: Saved[]]> {
    const reading = this.database.transaction([SNAPSHOTS, GROUPS]);
    const [snapshots, groups] = [SNAPSHOTS, GROUPS].map((name) => all(reading.objectStore(name)));
    return Promise.all([snapshots!, groups!]);
  }

  /** Fails if there is a group with this number: another tab wrote it. */
  async append(number: number, group: Uint8Array): Promise<void> {
    const writing = this.write(GROUPS);
    writing.objectStore(GROUPS).add(group, number);
    await done(writing);
  }

  async replace(snapshot: Uint8Array, number: number): Promise<void> {
    const writing = this.write(SNAPSHOTS, GROUPS);
    writing.objectStore(SNAPSHOTS).clear();
    writing.objectStore(SNAPSHOTS).add(snapshot, number);
    writing.objectStore(GROUPS).delete(IDBKeyRange.upperBound(number));
    await done(writing);
  }

  close(): void {
    this.database.close();
  }

  private write(...stores: string[]): IDBTransaction {
    return this.database.transaction(stores, "readwrite", { durability: "strict" });
  }
}

async function all(store: IDBObjectStore): Promise<Saved[]> {
  const [numbers, data] = await Promise.all([
    result(store.getAllKeys() as IDBRequest<number[]>),
    result(store.getAll() as IDBRequest<Uint8Array[]>),
  ]);
  return numbers.map((number, index) => [number, data[index]!]);
}

function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB gave up"));
  });
}
