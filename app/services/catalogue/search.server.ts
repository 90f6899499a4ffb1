// The guidance around a search's products, and suggestions while typing.
import { brandPath, categoryPath, inkFinderResultsPath, searchPath } from '#domain/page/addresses';
import { isPageAbout } from '#domain/search/page-match';
import { withoutControls } from '#domain/search/typed-words';
import type { Caller, ShopRules } from '~/models/caller';
import type { PlaceLink, SearchGuide, Suggestion } from '~/models/catalogue';
import { listPages } from '../content/content.server';
import { SearchGuideDocument, SuggestionsDocument, type SuggestionsQuery } from '../generated/commerce';
import { tileOf } from '../tile/tile.map';
import { send } from '../transport/transport.server';

const MOST_TYPED = 200;
const MOST_PAGES = 4;

const NO_GUIDE = {
  corrected: null,
  unknown: [],
  missing: [],
  someWordsOnly: false,
  words: [],
  categories: [],
  printers: [],
};

type WireCategory = { uid: string; name?: string | null; url_path?: string | null };
type WirePrinter = { id: string; name: string };

const categoryLink = ({ name, url_path }: WireCategory): PlaceLink => ({
  label: name ?? '',
  href: categoryPath(url_path ?? ''),
});

interface Shop {
  /** Printers have separate pages. */
  inkFinder: boolean;
}

/** Where there are no printer pages, a search for a printer's full name still finds what fits it. */
const printerLink =
  ({ inkFinder }: Shop) =>
  ({ id, name }: WirePrinter): PlaceLink => ({
    label: name,
    href: inkFinder ? inkFinderResultsPath(id) : searchPath(name),
  });

export async function readSearchGuide(caller: Caller, words: string, shop: Shop): Promise<SearchGuide> {
  const asked = withoutControls(words).slice(0, MOST_TYPED);
  const [answer, pages] = await Promise.all([
    send(caller, { client: 'commerce', document: SearchGuideDocument, variables: { words: asked } }),
    listPages(caller),
  ]);
  const about = pages.filter(({ title, text }) => isPageAbout(`${title} ${text}`, asked)).slice(0, MOST_PAGES);
  const guide = answer.data?.searchGuide;
  if (!guide) return { ...NO_GUIDE, pages: about };
  return {
    corrected: guide.corrected ?? null,
    unknown: guide.unknown_words,
    missing: guide.missing_words,
    someWordsOnly: guide.some_words_only,
    words: guide.words,
    categories: guide.categories.map(categoryLink),
    printers: guide.printers.map(printerLink(shop)),
    pages: about,
  };
}

type WireSuggested = NonNullable<SuggestionsQuery['searchSuggestions']>;

/** Similar products are distinguished by picture, price and their deepest category. */
function suggestedProduct(product: WireSuggested['products'][number], rules: ShopRules): Suggestion {
  const { name, picture, price, href } = tileOf(product, rules, []);
  const deepest = (product.categories ?? []).reduce((a, b) => ((b?.level ?? 0) > (a?.level ?? -1) ? b : a), null);
  return { kind: 'product', label: name, href, picture, price, within: deepest?.name ?? '' };
}

/** Printers come first: shoppers search for them by the model number alone, which also occurs in other names. */
export async function suggest(caller: Caller, words: string, shop: Shop): Promise<Suggestion[]> {
  const variables = { words: withoutControls(words).slice(0, MOST_TYPED) };
  const answer = await send(caller, { client: 'commerce', document: SuggestionsDocument, variables });
  const found = answer.data?.searchSuggestions;
  if (!found) return [];
  return [
    ...found.printers.map((printer): Suggestion => ({ kind: 'printer', ...printerLink(shop)(printer) })),
    ...found.terms.map((term): Suggestion => ({ kind: 'term', label: term, href: searchPath(term) })),
    ...found.categories.map(
      (category): Suggestion => ({
        kind: 'category',
        ...categoryLink(category),
        picture: category.image ? { url: category.image, alt: '' } : null,
      }),
    ),
    ...found.brands.map(({ id, name }): Suggestion => ({ kind: 'brand', label: name, href: brandPath(id) })),
    ...found.products.map((product) => suggestedProduct(product, caller.rules)),
  ];
}
