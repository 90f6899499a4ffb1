// What the blocks of a page become in its entry: the components of Strapi's dynamic zone.
import { judgeBanner, shownBanner } from './banner';
import type { Block } from './block-kinds';
import type { Drafting, TellKey } from './content-section';
import type { PictureNamed } from './picture';
import { rowsOfEntry } from './rows';
import { refusedMarkup, textAsHtml } from './text';

/** What the files alone show to be wrong. */
export function judgeBlocks(blocks: readonly Block[], tell: TellKey): void {
  const anchors = blocks.map(({ anchor }) => anchor);
  for (const [index, block] of blocks.entries()) {
    const at = ['blocks', index];
    if (block.anchor !== undefined && anchors.indexOf(block.anchor) < index)
      tell([...at, 'anchor'], `"${block.anchor}" står her to gange.`);
    for (const [path, text] of markdownOfBlock(block)) {
      const refused = refusedMarkup(text);
      if (refused) tell([...at, ...path], refused.message);
    }
    if (block.block === 'banner') judgeBanner(block, at, tell);
    if (block.block === 'recommendation') judgeRow(block, at, tell);
    if (block.block === 'video') judgeFilm(block, at, tell);
  }
}

/** Rows about one visitor are filled by the visitor's browser, where the shop has a place for them. */
function judgeRow({ shows, category }: Extract<Block, { block: 'recommendation' }>, at: PropertyKey[], tell: TellKey) {
  if (shows === 'recent' || shows === 'personal')
    tell([...at, 'shows'], 'Rækker om den enkelte kunde står på forsiden, ved varer og i kurven.');
  if (shows === 'category' && category === undefined)
    tell(at, 'Rækken viser en kategori: skriv dens sti under category.');
}

function judgeFilm({ file, youtube, vimeo }: Extract<Block, { block: 'video' }>, at: PropertyKey[], tell: TellKey) {
  const said = [file, youtube, vimeo].filter((one) => one !== undefined);
  if (said.length !== 1) tell(at, 'En film er én af disse: file, youtube eller vimeo.');
}

type Words = { da: string; en: string } | undefined;
const LANGUAGES = ['da', 'en'] as const;

/** The Markdown of a block, each text with its path. */
function markdownOfBlock(block: Block): [path: PropertyKey[], text: string][] {
  const both = (words: Words, path: PropertyKey[]) =>
    words ? LANGUAGES.map((locale): [PropertyKey[], string] => [[...path, locale], words[locale]]) : [];
  if (block.block === 'accordion')
    return block.items.flatMap(({ text }, index) => both(text, ['items', index, 'text']));
  // A banner's text is plain words.
  return 'text' in block && block.block !== 'banner' ? both(block.text, ['text']) : [];
}

export interface ShownBlock {
  /** Its picture as it is printed again. */
  named: PictureNamed | undefined;
  body(locale: 'da' | 'en'): object;
}

type DraftedAs<Kind extends Block['block']> = (
  block: Extract<Block, { block: Kind }>,
  id: string,
  at: readonly PropertyKey[],
  drafting: Drafting,
) => ShownBlock | Promise<ShownBlock>;

const htmlOfWords = (words: Words, locale: 'da' | 'en') => (words ? textAsHtml(words[locale]) : null);

const DRAFTED: { [Kind in Block['block']]: DraftedAs<Kind> } = {
  text: ({ title, text }) =>
    plainBlock('ComponentBlocksText', (locale) => ({
      title: title?.[locale] ?? null,
      text: htmlOfWords(text, locale),
    })),
  accordion: ({ title, items }, id) =>
    plainBlock('ComponentBlocksAccordion', (locale) => ({
      title: title?.[locale] ?? null,
      items: items.map((item, index) => ({
        id: `${id}-${index}`,
        title: item.title[locale],
        text: htmlOfWords(item.text, locale),
      })),
    })),
  products: ({ title, href = null, skus }) =>
    plainBlock('ComponentBlocksProducts', (locale) => ({ title: title[locale], href, skus })),
  form: ({ title, text, form }) =>
    plainBlock('ComponentBlocksForm', (locale) => ({
      ...{ form, title: title?.[locale] ?? null, text: htmlOfWords(text, locale) },
    })),
  recommendation({ block: _block, anchor: _anchor, ...asked }, _id, at, drafting) {
    const tell: TellKey = (path, message) => drafting.tell([...at, ...path.slice(2)], message);
    const rows = rowsOfEntry([asked], 'page', { ...drafting, tell });
    return plainBlock('ComponentBlocksRecommendation', (locale) => ({ recommendation: rows(locale)[0] ?? null }));
  },
  async banner({ block: _block, anchor: _anchor, ...asked }, id, at, drafting) {
    const shown = await shownBanner(id, asked, [...at, 'picture'], drafting);
    return {
      named: shown.named,
      body: (locale) => ({ __typename: 'ComponentBlocksBanner', banner: shown.body(locale) }),
    };
  },
  async picture({ picture, alt, caption, href = null }, id, at, { pictures, tell }) {
    const asked = { name: id, named: picture, at: [...at, 'picture'], tell };
    const da = await pictures.named({ ...asked, alternativeText: alt.da });
    return {
      named: da?.named,
      body: (locale) => ({
        ...{ __typename: 'ComponentBlocksPicture', href, caption: caption?.[locale] ?? null },
        media: da && { ...da.file, alternativeText: alt[locale] },
      }),
    };
  },
  async video({ title, text, picture, file, youtube, vimeo }, id, at, { pictures, tell }) {
    const asked = { name: id, named: picture, at: [...at, 'picture'], tell };
    const poster = await pictures.named({ ...asked, alternativeText: '' });
    return {
      named: poster?.named,
      body: (locale) => ({
        ...{ __typename: 'ComponentBlocksVideo', title: title[locale], text: htmlOfWords(text, locale) },
        ...{ poster: poster?.file ?? null, file: file === undefined ? null : filmFile(id, file) },
        provider: youtube ? 'youtube' : vimeo ? 'vimeo' : null,
        video_id: youtube ?? vimeo ?? null,
      }),
    };
  },
};

const plainBlock = (__typename: string, words: (locale: 'da' | 'en') => object): ShownBlock => ({
  named: undefined,
  body: (locale) => ({ __typename, ...words(locale) }),
});

/** The shop does not store films: their size is unknown. */
const filmFile = (id: string, url: string) => ({
  ...{ documentId: id, id, name: url.slice(url.lastIndexOf('/') + 1), size: 0, url },
  mime: url.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4',
});

export interface ShownBlocks {
  /** As they are printed again. */
  printed: Block[];
  body(locale: 'da' | 'en'): object[];
}

/** `page` is the name under which their pictures are stored. */
export async function shownBlocks(page: string, blocks: readonly Block[], drafting: Drafting): Promise<ShownBlocks> {
  const shown: (ShownBlock & { id: string; anchor: string | null })[] = [];
  for (const [index, block] of blocks.entries()) {
    const id = `${page}-block-${index}`;
    shown.push({
      ...(await draftedBlock(block.block, block, id, ['blocks', index], drafting)),
      id,
      anchor: block.anchor ?? null,
    });
  }
  return {
    printed: blocks.map((block, index) => {
      const named = shown[index]?.named;
      return 'picture' in block && named !== undefined ? { ...block, picture: named } : block;
    }),
    body: (locale) => shown.map(({ id, anchor, body }) => ({ id, anchor, ...body(locale) })),
  };
}

function draftedBlock<Kind extends Block['block']>(
  kind: Kind,
  block: Extract<Block, { block: Kind }>,
  id: string,
  at: readonly PropertyKey[],
  drafting: Drafting,
): ShownBlock | Promise<ShownBlock> {
  const draft: DraftedAs<Kind> = DRAFTED[kind];
  return draft(block, id, at, drafting);
}
