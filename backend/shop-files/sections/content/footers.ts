// Footers: the list `footers` of content.yaml. The first one of a store is shown.
import { z } from 'zod/v4';
import { yamlList } from '../../file/yaml';
import { contentSection } from './content-section';
import { facts, factsIn } from './facts';
import { both, entryName, href, storesOfEntry } from './fields';

const schema = z.strictObject({
  name: entryName,
  stores: storesOfEntry,
  columns: z
    .array(z.strictObject({ title: both(), links: z.array(z.strictObject({ label: both(), href })).max(30) }))
    .max(8),
  facts,
});

export type FooterRecord = z.infer<typeof schema>;

export const footersSource = yamlList({ file: 'content.yaml', key: 'footers', schema });

export const footers = contentSection<FooterRecord>({
  name: 'footers',
  title: 'sidefødder',
  type: 'footer',
  source: footersSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: ({ name }) => `footer-${name}`,
  async draft(footer, { index: position }) {
    return {
      documentId: `footer-${footer.name}`,
      stores: footer.stores,
      position,
      body: (locale) => ({
        columns: footer.columns.map((column, index) => ({
          id: `${footer.name}-${index}`,
          title: column.title[locale],
          links: column.links.map((link, at) => ({ id: `${index}-${at}`, label: link.label[locale], href: link.href })),
        })),
        facts: factsIn(footer.facts, locale),
      }),
    };
  },
});
