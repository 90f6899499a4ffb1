/** Bytes of a request with an order and its attached files: ten megabytes in base64, with the document and the headers. */
export const LARGEST_MULTIPART = 15 * 1024 * 1024;
