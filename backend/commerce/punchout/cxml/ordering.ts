// What the intake of a purchase order is given, and what it returns.
import type { Life } from '#backend/commerce/fulfilment/step';
import type { Context } from '#backend/graphql/context';
import type { CxmlEnvelope } from '#domain/punchout/cxml/cxml-envelope';
import type { CxmlReading } from '#domain/punchout/cxml/cxml-status';
import type { PostedFile } from './posted-files';
import type { KnownSender } from './sender';

export interface OrderingParts {
  sender: KnownSender;
  envelope: CxmlEnvelope;
  /** What is attached to the document. */
  files: readonly PostedFile[];
  /** Of the connection's customer, on a separate visit. */
  contextFor(): Promise<Context>;
  life: Life;
}

export type Taken = CxmlReading<{ number: string }>;
