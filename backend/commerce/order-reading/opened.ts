// A document as the thread that opened it returns it.
import type { SourceRow } from '#domain/purchase-order/reading/source';

export type UnreadableCode =
  | 'ORDER_FILE_UNREADABLE'
  | 'ORDER_FILE_ENCRYPTED'
  | 'ORDER_FILE_TOO_LONG'
  | 'ORDER_FILE_KIND'
  | 'ORDER_FILE_EMPTY';

/** Thrown where a document cannot be opened: the code of the refusal. */
export class Unreadable extends Error {
  constructor(readonly code: UnreadableCode) {
    super(code);
  }
}

export interface OpenedPart {
  /** The name of an attached file; '' for the document itself. */
  name: string;
  rows: readonly SourceRow[];
}

export interface OpenedFile {
  /** The address that a mail names as its sender. */
  sender: string | null;
  parts: readonly OpenedPart[];
  /** Attached files that are no orders or could not be read. */
  unread: readonly string[];
}
