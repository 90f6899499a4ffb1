// Pages: content/pages/<name>.<da|en>.md, each at its own URL.
import { z } from 'zod/v4';
import { isShopPage } from '#domain/page/reserved-paths';
import { bilingualFiles } from '../../file/bilingual-files';
import { blocks } from './block-kinds';
import { judgeBlocks, shownBlocks } from './blocks';
import { hasRedirect, listTakenPaths } from './content.sql';
import { type ContentType, contentSection } from './content-section';
import { DOCUMENT, position, wording } from './fields';
import { picture } from './picture';
import { refusedMarkup, textAsHtml } from './text';

const pageWords = {
  title: wording(150),
  /** What searches show of the page, and search engines. */
  teaser: z.string().trim().max(300).default(''),
};

const pageShared = {
  ...DOCUMENT,
  /** The full path without the leading slash: info/om-os. */
  path: z
    .string()
    .max(200)
    .regex(
      /^[\p{Ll}\p{N}-]+(\/[\p{Ll}\p{N}-]+)*$/u,
      'En sti er som info/om-os: små bogstaver, cifre og bindestreger mellem skråstreger.',
    ),
  picture: picture.optional(),
  /** Not published: a signed link shows it (`shop content preview`). */
  draft: z.boolean().default(false),
  /** Blocks below the text. */
  blocks,
  position,
};

const half = z.strictObject({ ...pageWords, text: z.string() });
const schema = z.strictObject({ name: z.string(), ...pageShared, da: half, en: half });

export type PageRecord = z.infer<typeof schema>;

export const pagesSource = bilingualFiles<PageRecord>({
  folder: 'content/pages',
  schema,
  words: pageWords,
  shared: pageShared,
  judge: refusedMarkup,
});

const pageIdOf = ({ id, name }: PageRecord) => id ?? `page-${name}`;

export const pagesType: ContentType<PageRecord> = {
  name: 'pages',
  title: 'sider',
  type: 'page',
  source: pagesSource,
  schema,
  keyOf: ({ name }) => name,
  documentIdOf: pageIdOf,
  // A published page and its draft share one URL.
  unique: (page) => [{ path: ['path'], value: page.draft ? `${page.path} (kladde)` : page.path }],
  judge({ blocks: own, path }, tell) {
    if (isShopPage(path)) tell(['path'], `Adressen "${path}" er en af butikkens egne sider.`);
    judgeBlocks(own, tell);
  },
  async draft(page, drafting) {
    const { pictures, tell, context } = drafting;
    const { path } = page;
    const documentId = pageIdOf(page);
    if ((await listTakenPaths(context.on, [path])).length > 0)
      tell(['path'], `Adressen "${path}" har en kategori eller en vare allerede.`);
    if (!page.draft && (await hasRedirect(context.on, path)))
      tell(['path'], `Adressen "${path}" er omstillet i content.yaml.`);
    const asked = { name: documentId, named: page.picture, at: ['picture'], tell };
    const da = await pictures.named({ ...asked, alternativeText: page.da.title });
    const en = da && (await pictures.named({ ...asked, alternativeText: page.en.title }));
    const below = await shownBlocks(documentId, page.blocks, drafting);
    return {
      documentId,
      key: path,
      isDraft: page.draft,
      stores: page.stores,
      position: page.position,
      printed: { ...page, picture: da?.named, blocks: below.printed },
      body: (locale) => ({
        slug: path.slice(path.lastIndexOf('/') + 1),
        path,
        title: page[locale].title,
        text: textAsHtml(page[locale].text),
        meta_description: page[locale].teaser,
        blocks: below.body(locale),
        media: (locale === 'da' ? da : en)?.file ?? null,
      }),
    };
  },
};

export const pages = contentSection(pagesType);
