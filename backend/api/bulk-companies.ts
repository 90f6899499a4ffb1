// POST /api/bulk/companies: companies by the ERP's number or their CVR number, with their terms, by the use cases of `shop company`.
import { z } from 'zod';
import { findOfErp, writeOfErp } from '#backend/commerce/company/index';
import type { StepResource } from './bulk-steps';
import { changedAt } from './bulk-versions';
import { exactNumber, trimmedText } from './line-fields';
import { type Found, subjectStep, writeSubject } from './write-subject';

const MOST_OERE = 2_000_000_000;
const textOrEmpty = (most: number) => trimmedText(most).or(z.literal(''));

const row = z
  .object({
    erpNumber: exactNumber.nullable().default(null),
    cvr: exactNumber.nullable().default(null),
    changedAt,
    name: trimmedText(100).optional(),
    ean: textOrEmpty(20).optional(),
    reference: textOrEmpty(50).optional(),
    salesCode: textOrEmpty(50).optional(),
    description: textOrEmpty(1_000).optional(),
    priceGroup: textOrEmpty(64).optional(),
    invoice: z.boolean().optional(),
    creditOere: z.number().int().min(0).max(MOST_OERE).nullable().optional(),
    freeFreight: z.boolean().optional(),
    freeFreightFromOere: z.number().int().min(0).max(MOST_OERE).nullable().optional(),
    dutyExempt: z.array(exactNumber).max(50).optional(),
    weekday: textOrEmpty(20).optional(),
    contractGoods: z.boolean().optional(),
    giftCards: z.boolean().optional(),
  })
  .strict()
  .refine(({ erpNumber, cvr }) => erpNumber !== null || cvr !== null, 'erpNumber or cvr is missing');
type CompanyLine = z.infer<typeof row>;

export const companyResource: StepResource<CompanyLine> = {
  name: 'companies',
  scope: 'write-companies',
  schema: row,
  subjectOf: ({ erpNumber, cvr }) => erpNumber ?? `CVR ${cvr}`,
  stores: 'all',
  step: ({ changedAt: sent, ...line }, life) =>
    subjectStep(life, async (tx) => {
      const known = await findOfErp(tx, line);
      const found: Found = known.ok ? { ok: true, name: known.company && String(known.company.id) } : known;
      return writeSubject({ tx, life, kind: 'company', changedAt: sent }, found, async () => {
        const { creditOere: credit, freeFreightFromOere: freeFreightFrom, priceGroup, ...terms } = line;
        const company = known.ok ? known.company : null;
        const done = await writeOfErp(tx, company, {
          ...terms,
          priceGroup,
          ...(credit !== undefined && { credit }),
          ...(freeFreightFrom !== undefined && { freeFreightFrom }),
        });
        return done.ok ? { ok: true, name: String(done.id) } : done;
      });
    }),
};
