// Scans that wait for the connection, stored in the browser (IndexedDB) until the shop has confirmed them. Each has a unique id: the
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
  /** All of one owner that were for one target are for another from now on. */
  move(owner: string, from: string, to: string): Promise<void>;
}

/** Who scanned here last and for which target: needed by the offline page, which cannot get it from the server. */
export interface LastScanner {
  owner: string;
  target: string;
}

const STORE = 'scans';
const LAST = 'last';

/** Falls back to memory where IndexedDB is unavailable, as in some private windows: lost with the page, but sent as usual before that. */
export async function openScanQueue(): Promise<ScanQueue> {
  try {
    return queueIn(await openScanStore());
  } catch {
    return queueInMemory();
  }
}

function openScanStore(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('scanner', 2);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE, { keyPath: 'id' });
      result.createObjectStore(LAST);
    };
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
    async move(owner, from, to) {
      const all = (await doing<QueuedScan[]>('readonly', (store) => store.getAll())) ?? [];
      await doing('readwrite', (store) => {
        for (const scan of movedScans(all, owner, from, to)) store.put(scan);
        return null;
      });
    },
  };
}

const movedScans = (all: readonly QueuedScan[], owner: string, from: string, to: string): QueuedScan[] =>
  all.filter((scan) => scan.owner === owner && scan.target === from).map((scan) => ({ ...scan, target: to }));

/** Stored next to the scans; no effect where IndexedDB is unavailable. */
export async function rememberScanner(last: LastScanner): Promise<void> {
  try {
    const database = await openScanStore();
    database.transaction(LAST, 'readwrite').objectStore(LAST).put(last, 'scanner');
  } catch {
    // Its scans are a guest's then, and wait for the cart.
  }
}

export async function lastScanner(): Promise<LastScanner | null> {
  try {
    const asked = (await openScanStore()).transaction(LAST).objectStore(LAST).get('scanner');
    return await new Promise((resolve) => {
      asked.onsuccess = () => resolve(asked.result ?? null);
      asked.onerror = () => resolve(null);
    });
  } catch {
    return null;
  }
}

export function queueInMemory(): ScanQueue {
  const kept = new Map<string, QueuedScan>();
  return {
    add: async (scan) => void kept.set(scan.id, scan),
    all: async () => [...kept.values()].sort(byTime),
    remove: async (ids) => {
      for (const id of ids) kept.delete(id);
    },
    async move(owner, from, to) {
      for (const scan of movedScans([...kept.values()], owner, from, to)) kept.set(scan.id, scan);
    },
  };
}
