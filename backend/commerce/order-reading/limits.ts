// How much of a document is read at most. It comes from anyone who can write a mail.

export { LARGEST_ORDER_FILE, ORDER_FILE_MEGABYTES } from '#domain/purchase-order/reading/limits';

/** Size of everything that an archive unpacks to. */
export const LARGEST_UNPACKED = 16 * 1024 * 1024;
export const MOST_PAGES = 50;
/** Files of a mail that are read with it. */
export const MOST_ATTACHED = 5;
export const PATIENCE_MS = 15_000;
/** Until the thread is loaded: from the source, on a busy machine, it takes much longer than from the build. */
export const START_MS = 60_000;
/** Memory of the thread that opens it. */
export const THREAD_MEGABYTES = 192;
