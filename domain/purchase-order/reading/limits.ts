// How large a document is read: refused by the form, the command line and the reader alike.

export const ORDER_FILE_MEGABYTES = 2;
export const LARGEST_ORDER_FILE = ORDER_FILE_MEGABYTES * 1024 * 1024;
/** More lines than a cart holds are no order that a person reviews. */
export const MOST_ORDER_LINES = 300;
