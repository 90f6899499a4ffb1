// POST /api/bulk/contract-prices: prices agreed with one company, by the use case of `shop contract-price`.
import { z } from 'zod';
import { agreePriceIn, findOfErp } from '#backend/commerce/company/index';
import { insertAction, subjectState } from '#backend/commerce/staff/index';
import { periodOfDays } from '#domain/calendar/period';
import type { StepResource } from './bulk-steps';
import { exactNumber } from './line-fields';
import { subjectFault } from './subject-faults';
import { subjectStep } from './write-subject';

const row = z
  .object({
    erpNumber: exactNumber.nullable().default(null),
    cvr: exactNumber.nullable().default(null),
    sku: exactNumber,
    /** With VAT; null: no price is agreed in the period. */
    grossOere: z.number().int().min(0).max(100_000_000).nullable(),
    from: z.string().date().nullable().default(null),
    to: z.string().date().nullable().default(null),
  })
  .strict()
  .refine(({ erpNumber, cvr }) => erpNumber !== null || cvr !== null, 'erpNumber or cvr is missing');

/** What is agreed already is no fault of a line that is sent again. */
const IS_DONE: readonly string[] = ['SAME_ALREADY', 'NO_AGREED_PRICE'];

export const contractPriceResource: StepResource<z.infer<typeof row>> = {
  name: 'contract-prices',
  scope: 'write-contract-prices',
  schema: row,
  subjectOf: ({ erpNumber, cvr, sku, from }) => `${sku} of ${erpNumber ?? `CVR ${cvr}`} from ${from ?? 'now'}`,
  stores: 'all',
  step: ({ sku, grossOere, from, to, ...named }, life) =>
    subjectStep(life, async (tx) => {
      const { now, by } = life;
      const known = await findOfErp(tx, named);
      if (!known.ok) return { ok: false, fault: subjectFault(known.faults) };
      const [field, value] = named.erpNumber === null ? ['cvr', named.cvr] : ['erpNumber', named.erpNumber];
      if (!known.company) return { ok: false, fault: subjectFault([{ field, code: 'UNKNOWN', value: value ?? '' }]) };
      const company = String(known.company.id);
      const subject = `${company} ${sku}`;
      const before = await subjectState(tx.client, 'contract price', subject);
      const days = periodOfDays(from, to);
      const done = await agreePriceIn(tx, { company, sku, oere: grossOere, from: days.from ?? now, to: days.to });
      if (!done.ok)
        return IS_DONE.includes(done.faults[0]?.code ?? '')
          ? { ok: true }
          : { ok: false, fault: subjectFault(done.faults) };
      const after = await subjectState(tx.client, 'contract price', subject);
      await insertAction(tx.db, { at: now, staff: by, command: 'bulk contract-prices', subject, before, after });
      return { ok: true };
    }),
};
