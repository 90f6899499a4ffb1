// Error pages: content/error-pages/<name>.<da|en>.md, chosen by the status that each is for (spec section 2).
import { z } from 'zod/v4';
import { bilingualFiles } from '../../file/bilingual-files';
import { contentSection } from './content-section';
import { both, DOCUMENT, position, wording } from './fields';
import { colour, picture } from './picture';
import { judgeRows, row, rowsOfEntry } from './rows';
import { refusedMarkup, textAsHtml } from './text';

const pageWords = { title: wording(150) };

const shared = {
  ...DOCUMENT,
  /** A pattern of statuses: 404, or 5\d\d. */
  status: z.string().min(1).max(100).refine(isPattern, 'Her skal stå en status som 404 eller et mønster som 5\\d\\d.'),
  /** The highest is checked first. */
  priority: z.int().min(0).max(10_000).default(0),
  /** For every status that no other page is for. */
  default: z.boolean().default(false),
  picture: picture.optional(),
  banner: z.strictObject({ text: both(), background: colour, colour }).optional(),
  rows: z.array(row).max(20).default([]),
  position,
};

const STATUSES = Array.from({ length: 200 }, (_, index) => String(400 + index));

/** At least one error is required. */
function isPattern(pattern: string): boolean {
  try {
    const meant = new RegExp(`^(?:${pattern})$`);
    return STATUSES.some((status) => meant.test(status));
  } catch {
    return false;
  }
}

const half = z.strictObject({ ...pageWords, text: z.string() });
const schema = z.strictObject({ name: z.string(), ...shared, da: half, en: half });

export type ErrorPageRecord = z.infer<typeof schema>;

export const errorPagesSource = bilingualFiles<ErrorPageRecord>({
  folder: 'content/error-pages',
  schema,
  words: pageWords,
  shared,
  judge: refusedMarkup,
});

const errorPageIdOf = ({ id, name }: ErrorPageRecord) => id ?? `error-page-${name}`;

export const errorPages = contentSection<ErrorPageRecord>({
  name: 'error-pages',
  title: 'fejlsider',
  type: 'error-page',
  source: errorPagesSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: errorPageIdOf,
  judge: ({ rows }, tell) => judgeRows(rows, tell),
  async draft(page, drafting) {
    const { tell, pictures } = drafting;
    const asked = { name: `error-${page.name}`, named: page.picture, alternativeText: '', at: ['picture'], tell };
    const shown = await pictures.named(asked);
    const rows = rowsOfEntry(page.rows, 'error', drafting);
    const { banner } = page;
    return {
      documentId: errorPageIdOf(page),
      stores: page.stores,
      position: page.position,
      printed: { ...page, picture: shown?.named },
      body: (locale) => ({
        priority: page.priority,
        Regex: page.status,
        is_default: page.default,
        title: page[locale].title,
        text: textAsHtml(page[locale].text),
        image: shown?.file ?? null,
        banner: banner
          ? {
              id: String(page.position),
              backgroundColor: banner.background,
              text: banner.text[locale],
              textColor: banner.colour,
            }
          : null,
        recommendations: rows(locale),
      }),
    };
  },
});
