// The section `duties` of shop.yaml: statutory duties by the piece or the kilo, each rate with the days on which it holds.
import { z } from 'zod/v4';
import { yamlList } from '../file/yaml';
import { recordSection } from '../section';
import { loadDuties, removeDuties, writeDuties } from './duties.sql';
import { bilingual, code, day, kroner } from './values';

const dutySchema = z
  .strictObject({
    code,
    label: bilingual,
    per: z.enum(['stk', 'kg']),
    /** Kroner with VAT. */
    amount: kroner,
    /** The first day on which it holds. */
    from: day,
    /** The first day on which it no longer holds. */
    to: day.optional(),
  })
  .refine(({ from, to }) => to === undefined || from < to, {
    path: ['to'],
    message: 'Satsen slutter, før den begynder.',
  });

export type DutyRecord = z.infer<typeof dutySchema>;

export const dutiesSource = yamlList({ file: 'shop.yaml', key: 'duties', schema: dutySchema });

export const duties = recordSection<DutyRecord>({
  name: 'duties',
  title: 'afgifter',
  source: dutiesSource,
  keyOf: ({ code: of, from }) => `${of} fra ${from}`,
  missing: 'removed',
  load: loadDuties,
  async write({ added, changed, removed }, { on }) {
    await removeDuties(on, removed);
    await writeDuties(
      on,
      [...added, ...changed].map(({ record }) => record),
    );
  },
});
