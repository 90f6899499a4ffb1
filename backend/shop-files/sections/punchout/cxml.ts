// The cXML settings of a connection in punchout.yaml: the names in From, To and Sender, and how the cart is returned.
import { z } from 'zod/v4';
import {
  CXML_CARRIERS,
  type CxmlAgreement,
  type CxmlDocuments,
  OPERATIONS_ALLOWED,
  ORDER_PRICES,
  REJECTED_LINES,
} from '#domain/punchout/cxml/agreement';
import { NEWEST_CXML } from '#domain/punchout/cxml/write-envelope';
import { limitsOfRecord, limitsSchema, recordOfLimits } from './limits';

const cxmlName = z.strictObject({ domain: z.string().min(1).max(60), identity: z.string().min(1).max(100) });

/** UNSPSC's class of office supplies. */
const OFFICE_SUPPLIES = '44120000';

export const cxmlSchema = z.strictObject({
  /** Version of the DTD that the shop's documents name. */
  version: z
    .string()
    .regex(/^1\.2\.\d{3}$/, 'Skriv en version som 1.2.070.')
    .default(NEWEST_CXML),
  /** The buyer, as the system writes it in From; one of them is enough. The login of the connection's secrets is such an identity. */
  from: z.array(cxmlName).min(1).max(10),
  /** Who sends, where that is a network between. */
  senders: z.array(cxmlName).max(10).default([]),
  /** The shop, as the system writes it in To. */
  supplier: cxmlName,
  carrier: z.enum(CXML_CARRIERS).default('cxml-base64'),
  operation_allowed: z.enum(OPERATIONS_ALLOWED).default('edit'),
  /** What to do with an order whose goods cost more today than it states. */
  order_prices: z.enum(ORDER_PRICES).default('refuse'),
  /** What to do with an order of which some lines cannot be delivered. */
  rejected_lines: z.enum(REJECTED_LINES).default('refuse'),
  /** What the connection may order, without VAT and with freight; left out: as much as the account may. */
  limits: limitsSchema.optional(),
  /** Which documents about its orders the system wants; the secret is in PUNCHOUT_SECRETS. */
  documents: z
    .strictObject({
      url: z
        .string()
        .max(500)
        .regex(/^https?:\/\/[^\s@]+$/, 'Skriv en adresse, der begynder med https://.'),
      confirmations: z.boolean().default(true),
      ship_notices: z.boolean().default(true),
      invoices: z.boolean().default(false),
    })
    .optional(),
  classification_domain: z.string().min(1).max(30).default('UNSPSC'),
  classification_otherwise: z.string().min(1).max(30).default(OFFICE_SUPPLIES),
});
type CxmlRecord = z.infer<typeof cxmlSchema>;

const wantedDocuments = ({ url, confirmations, ship_notices, invoices }: NonNullable<CxmlRecord['documents']>) => ({
  ...{ url, confirmations, invoices },
  shipNotices: ship_notices,
});

export const cxmlOfRecord = (record: CxmlRecord): CxmlAgreement => ({
  version: record.version,
  from: record.from,
  senders: record.senders,
  supplier: record.supplier,
  carrier: record.carrier,
  operationAllowed: record.operation_allowed,
  orderPrices: record.order_prices,
  rejectedLines: record.rejected_lines,
  limits: record.limits ? limitsOfRecord(record.limits) : null,
  documents: record.documents ? wantedDocuments(record.documents) : null,
  classification: { domain: record.classification_domain, otherwise: record.classification_otherwise },
});

const documentsRecord = ({ url, confirmations, shipNotices, invoices }: CxmlDocuments) => ({
  ...{ url, confirmations, invoices },
  ship_notices: shipNotices,
});

export const recordOfCxml = ({
  version,
  from,
  senders,
  supplier,
  carrier,
  operationAllowed,
  orderPrices,
  rejectedLines,
  limits,
  documents,
  classification,
}: CxmlAgreement): CxmlRecord => ({
  version,
  from: [...from],
  senders: [...senders],
  supplier,
  carrier,
  operation_allowed: operationAllowed,
  order_prices: orderPrices,
  // Connections stored by an older version have no such word.
  rejected_lines: rejectedLines ?? 'refuse',
  ...(limits ? { limits: recordOfLimits(limits) } : {}),
  ...(documents ? { documents: documentsRecord(documents) } : {}),
  classification_domain: classification.domain,
  classification_otherwise: classification.otherwise,
});
