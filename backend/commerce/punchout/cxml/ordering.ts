// What the intake of a purchase order is given, and what it returns.
import type { Life } from '#backend/commerce/fulfilment/step';
import type { Context } from '#backend/graphql/context';
import type { CxmlReading } from '#domain/punchout/cxml/cxml-status';
import type { UblReply } from '#domain/punchout/ubl/agreement';
import type { DecidedLine } from '#domain/purchase-order/model';
import type { OrderNote } from '#domain/purchase-order/notes';
import type { PostedFile } from './posted-files';
import type { KnownSender } from './sender';

export interface OrderingParts {
  sender: KnownSender;
  /** Id of the document: the same document sent twice has the same one. */
  payloadId: string;
  /** What the answers to an order of Peppol or NemHandel repeat; null: it came by cXML. */
  ubl: UblReply | null;
  /** What is attached to the document. */
  files: readonly PostedFile[];
  /** Context of the connection's customer, on a separate visit. */
  contextFor(): Promise<Context>;
  life: Life;
}

export type Taken = CxmlReading<{
  number: string;
  lines: readonly DecidedLine[];
  notes: readonly OrderNote[];
}>;
