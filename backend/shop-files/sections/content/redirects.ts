// Redirects: the list `redirects` of content.yaml, from addresses that have no page to those that have.
import { z } from 'zod/v4';
import { endOfWay } from '#domain/page/redirects';
import { isShopPage } from '#domain/page/reserved-paths';
import { yamlList } from '../../file/yaml';
import { listTakenPaths } from './content.sql';
import { contentSection } from './content-section';
import { storesOfEntry } from './fields';

const schema = z.strictObject({
  /** Without the leading slash, as addresses are printed: info/gammel-side. */
  from: z
    .string()
    .max(255)
    .regex(/^(?!\/)[^\s?#\\]+(?<!\/)$/, 'Her skal stå en sti uden skråstreg forrest, som info/gammel-side.'),
  to: z
    .string()
    .max(500)
    .regex(/^(\/(?![/\\])|https:\/\/)\S*$/, 'Her skal stå en sti som /info/om-os eller en adresse med https://.'),
  /** Left out, for good (301). */
  permanent: z.boolean().default(true),
  stores: storesOfEntry,
});

export type RedirectRecord = z.infer<typeof schema>;

export const redirectsSource = yamlList({ file: 'content.yaml', key: 'redirects', schema });

export const redirects = contentSection<RedirectRecord>({
  name: 'redirects',
  title: 'omstillinger',
  type: 'redirect',
  source: redirectsSource,
  schema,
  keyOf: ({ from }) => from,
  documentIdOf: ({ from }) => `redirect-${from}`,
  judge({ from }, tell) {
    if (isShopPage(from)) tell(['from'], `Adressen "${from}" er en af butikkens egne sider.`);
  },
  judgeAll(records, tellOf) {
    const ways = new Map(records.map(({ record: { from, to } }) => [from, to]));
    for (const { record, at } of records)
      if (endOfWay(record.from, (path) => ways.get(path) ?? null) === 'circle')
        tellOf(at)(['to'], `"${record.from}" fører i ring.`);
  },
  async draft({ from, to, permanent, stores }, { tell, context, index }) {
    if ((await listTakenPaths(context.on, [from])).length > 0)
      tell(['from'], `Adressen "${from}" har en kategori eller en vare allerede.`);
    return {
      documentId: `redirect-${from}`,
      key: from,
      stores,
      position: index,
      body: () => ({ from, to, permanent }),
    };
  },
});
