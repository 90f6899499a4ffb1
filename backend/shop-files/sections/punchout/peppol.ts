// The Peppol settings of a connection in punchout.yaml: what the buyer is known by, and which documents it gets.
import { z } from 'zod/v4';
import { ORDER_PRICES, REJECTED_LINES } from '#domain/punchout/cxml/agreement';
import type { UblAgreement } from '#domain/punchout/ubl/agreement';
import { partyIdOfKey, partyKey } from '#domain/punchout/ubl/party';
import { limitsOfRecord, limitsSchema, recordOfLimits } from './limits';

const party = z.string().transform((written, issues) => {
  const id = partyIdOfKey(written);
  if (id) return partyKey(id);
  issues.addIssue({
    code: 'custom',
    message: 'Skriv et nummer som 0088:5798009811578 (EAN) eller 0184:12345674 (CVR).',
  });
  return z.NEVER;
});

export const peppolSchema = z.strictObject({
  /** Identifiers of the buyer as in the order; one of them is enough. */
  parties: z.array(party).min(1).max(50),
  /** Orders are decided and answered, and never placed. */
  test: z.boolean().default(false),
  order_prices: z.enum(ORDER_PRICES).default('refuse'),
  rejected_lines: z.enum(REJECTED_LINES).default('refuse'),
  limits: limitsSchema.optional(),
  documents: z
    .strictObject({
      responses: z.boolean().default(true),
      despatch_advices: z.boolean().default(true),
      invoices: z.boolean().default(false),
    })
    .default({ responses: true, despatch_advices: true, invoices: false }),
});
type PeppolRecord = z.infer<typeof peppolSchema>;

export const peppolOfRecord = ({ parties, documents, ...record }: PeppolRecord): UblAgreement => ({
  ...{ parties, isTest: record.test },
  ...{ orderPrices: record.order_prices, rejectedLines: record.rejected_lines },
  limits: record.limits ? limitsOfRecord(record.limits) : null,
  documents: {
    ...{ confirmations: documents.responses, shipNotices: documents.despatch_advices },
    invoices: documents.invoices,
  },
});

export const recordOfPeppol = ({ parties, isTest, documents, ...agreed }: UblAgreement): PeppolRecord => ({
  ...{ parties: [...parties], test: isTest },
  ...{ order_prices: agreed.orderPrices, rejected_lines: agreed.rejectedLines },
  ...(agreed.limits ? { limits: recordOfLimits(agreed.limits) } : {}),
  documents: {
    ...{ responses: documents.confirmations, despatch_advices: documents.shipNotices },
    invoices: documents.invoices,
  },
});
