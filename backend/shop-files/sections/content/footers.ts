// Footers: the list `footers` of content.yaml. The first one of a store is shown.
import { z } from 'zod/v4';
import { yamlList } from '../../file/yaml';
import { contact, contactIn } from './contact';
import { type ContentType, contentSection } from './content-section';
import { facts, factsIn } from './facts';
import { both, draft, entryName, links, linksIn, storesOfEntry } from './fields';

const schema = z.strictObject({
  name: entryName,
  stores: storesOfEntry,
  draft,
  /** Below the shop's name: what it is, in a sentence or two. */
  about: both(500).optional(),
  columns: z.array(z.strictObject({ title: both(), links })).max(8),
  facts,
  contact: contact.optional(),
});

export type FooterRecord = z.infer<typeof schema>;

export const footersSource = yamlList({ file: 'content.yaml', key: 'footers', schema });

export const footersType: ContentType<FooterRecord> = {
  name: 'footers',
  title: 'sidefødder',
  type: 'footer',
  source: footersSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: ({ name }) => `footer-${name}`,
  async draft(footer, drafting) {
    const person = footer.contact && (await contactIn(footer.name, footer.contact, drafting));
    return {
      documentId: `footer-${footer.name}`,
      stores: footer.stores,
      position: drafting.index,
      isDraft: footer.draft ?? false,
      ...(person ? { printed: { ...footer, contact: person.printed } } : {}),
      body: (locale) => ({
        about: footer.about?.[locale] ?? null,
        columns: footer.columns.map((column, index) => ({
          id: `${footer.name}-${index}`,
          title: column.title[locale],
          links: linksIn(column.links, locale),
        })),
        facts: factsIn(footer.facts, locale),
        contact: person?.body(locale) ?? null,
      }),
    };
  },
};

export const footers = contentSection(footersType);
