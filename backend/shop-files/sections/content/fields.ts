// Fields that several types of content have: texts in two languages, links, stores, places in a list.
import { z } from 'zod/v4';
import { code, inLanguages } from '../values';

export const wording = (most = 300) => z.string().trim().min(1).max(most);

/** Both languages are said: a page must not be half empty in one of them. */
export const both = (most = 300) => inLanguages(wording(most));

const HREF = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/i;

export const href = z
  .string()
  .max(500)
  .regex(HREF, 'Et link begynder med /, #, https://, http://, mailto: eller tel: og har ingen mellemrum.');

export const links = z
  .array(z.strictObject({ label: both(), href }))
  .max(30)
  .default([]);

export const linksIn = (list: z.infer<typeof links>, locale: 'da' | 'en') =>
  list.map(({ label, href: target }, index) => ({ id: `link-${index}`, label: label[locale], href: target }));

/** Left out: every store. */
export const storesOfEntry = z.array(code).min(1).optional();

/** What every record of Markdown files has in its Danish file. */
export const DOCUMENT = {
  /** By which other systems know the entry; left out, it is made from the file's name. */
  id: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/, 'Et id har bogstaver, cifre, bindestreg og understregning.')
    .optional(),
  stores: storesOfEntry,
};

/** Not published: a signed link shows it (`shop content preview`). */
export const draft = z.boolean().optional();

/** Among those of its type, the lowest first; the same for several: by name. */
export const position = z.int().min(0).max(10_000).default(0);

/** What a name of a file may be; names in YAML are the same. */
export const entryName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'Et navn har små bogstaver a-z, cifre, bindestreg og understregning.');
