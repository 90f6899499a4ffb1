// The section `customer_groups` of shop.yaml: the groups that prices, promotions and companies go by.
import { z } from 'zod/v4';
import { customerGroup } from '#backend/db/tables/business';
import { yamlResource } from '#backend/resources/resource';
import { asIs } from '#backend/resources/resource.sql';
import { yamlList } from '../../file/yaml';
import { type Changes, recordSection } from '../../section';

const groupSchema = z.strictObject({
  /** The number that integrations know it by; 0 is the group of visitors who have not logged in. */
  id: z.int().min(0).max(32_767),
  code: z.string().min(1).max(64),
  name: z.string().min(1).max(100),
  /** Whether its customers buy for a company. */
  business: z.boolean(),
});

export type GroupRecord = z.infer<typeof groupSchema>;

export const groupsSource = yamlList({ file: 'shop.yaml', key: 'customer_groups', schema: groupSchema });

const groupResource = yamlResource<GroupRecord>({
  ...{ table: customerGroup, key: [customerGroup.id], order: 't.id' },
  stored: {
    id: asIs(customerGroup.id),
    code: asIs(customerGroup.code),
    name: asIs(customerGroup.name),
    business: asIs(customerGroup.business),
  },
});

export const groups = recordSection<GroupRecord>({
  name: 'customer_groups',
  title: 'kundegrupper',
  source: groupsSource,
  keyOf: ({ code }) => code,
  missing: 'untouched',
  load: groupResource.load,
  async write(changes, { on, report }) {
    const fitting = fittingGroups(changes, await groupResource.load(on), (at, message) =>
      report({ ...at, column: 'customer_groups.id', message }),
    );
    await groupResource.write(on, fitting);
  },
});

type Tell = (at: { file: string; line: number }, message: string) => void;

/** A group retains its number, and numbers are unique: references use the number. */
function fittingGroups({ added, changed }: Changes<GroupRecord>, stored: GroupRecord[], tell: Tell): GroupRecord[] {
  const codes = new Map(stored.map(({ id, code }) => [id, code]));
  const fitting: GroupRecord[] = [];
  for (const { record, at } of [...added, ...changed]) {
    const before = stored.find(({ code }) => code === record.code);
    const holder = codes.get(record.id);
    if (before && before.id !== record.id)
      tell(at, `Kundegruppen ${record.code} har nummer ${before.id}, og det kan ikke ændres.`);
    else if (holder !== undefined && holder !== record.code)
      tell(at, `Nummer ${record.id} er kundegruppen ${holder}s.`);
    else fitting.push(record);
    codes.set(record.id, record.code);
  }
  return fitting;
}
