// Scans that wait for the connection, kept by the browser (IndexedDB) until the shop has said that it took them. Each has an id of its own: the
// shop counts it once, however often it is sent.

export interface QueuedScan {
  id: string;
  code: string;
  /** 'cart', or the id of a list. */
  target: string;
  /** Whose login it was made with. */
  owner: string;
  at: number;
}

export interface ScanQueue {
  add(scan: QueuedScan): Promise<void>;
  /** The oldest first. */
  all(): Promise<QueuedScan[]>;
  remove(ids: readonly string[]): Promise<void>;
}

const STORE = 'scans';

/** In memory where the browser keeps nothing, as in some private windows: gone with the page, and no less sent before. */
export async function openScanQueue(): Promise<ScanQueue> {
  try {
    return queueIn(await openScanStore());
  } catch {
    return queueInMemory();
  }
}

function openScanStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('scanner', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

const byTime = (one: QueuedScan, other: QueuedScan) => one.at - other.at;

function queueIn(database: IDBDatabase): ScanQueue {
  const doing = <Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result> | null) =>
    new Promise<Result | undefined>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(asked?.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    add: async (scan) => void (await doing('readwrite', (store) => store.put(scan))),
    all: async () => ((await doing<QueuedScan[]>('readonly', (store) => store.getAll())) ?? []).sort(byTime),
    remove: async (ids) =>
      void (await doing('readwrite', (store) => {
        for (const id of ids) store.delete(id);
        return null;
      })),
  };
}

export function queueInMemory(): ScanQueue {
  const kept = new Map<string, QueuedScan>();
  return {
    add: async (scan) => void kept.set(scan.id, scan),
    all: async () => [...kept.values()].sort(byTime),
    remove: async (ids) => {
      for (const id of ids) kept.delete(id);
    },
  };
}
