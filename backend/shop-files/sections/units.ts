// The section `units` of shop.yaml: what goods are sold by, with UN/ECE's code for invoices and procurement systems.
import { z } from 'zod/v4';
import { unit } from '#backend/db/tables/store';
import { resourceSection, yamlResource } from '#backend/resources/resource';
import { asIs, inBoth } from '#backend/resources/resource.sql';
import { yamlList } from '../file/yaml';
import { inLanguages } from './values';

const label = z.string().min(1).max(20);
const unitSchema = z.strictObject({
  code: z.string().min(1).max(20),
  label: inLanguages(label),
  plural: inLanguages(label),
  /** Code of UN/ECE Recommendation 20 or 21, as C62 for a piece. */
  unece: z.string().regex(/^[A-Z0-9]{2,3}$/, 'Koden er to eller tre store bogstaver eller cifre, for eksempel C62.'),
});

export type UnitRecord = z.infer<typeof unitSchema>;

export const unitsSource = yamlList({ file: 'shop.yaml', key: 'units', schema: unitSchema });

export const units = resourceSection<UnitRecord>({
  name: 'units',
  title: 'enheder',
  source: unitsSource,
  resource: yamlResource<UnitRecord>({
    ...{ table: unit, key: [unit.code], order: 't.code' },
    stored: {
      code: asIs(unit.code),
      label: inBoth(unit.labelDa, unit.labelEn),
      plural: inBoth(unit.pluralDa, unit.pluralEn),
      unece: asIs(unit.unece),
    },
  }),
  keyOf: ({ code }) => code,
  missing: 'untouched',
});
