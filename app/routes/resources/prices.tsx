// Prices of a loaded page, as markup, for stores that fetch them by a second request.
// Pages come with their prices all the same, so that those without scripts see them; the cart calculates again anyway.
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from '~/i18n/texts.server';
import { getContext } from '~/request-context/get-context.server';
import { MOST_PRICES, readPrices } from '~/services/catalogue/prices.server';
import { Price } from '~/ui/kit';
import { priceLabels, tileTexts } from '~/ui/shop/tile-texts';

const LONGEST_SKU = 64;

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { searchParams } = new URL(args.request.url);
  const named = (name: string) => new Set(searchParams.getAll(name).filter((sku) => sku.length <= LONGEST_SKU));
  // The one that a product's own page is about is written large.
  const [small, large] = [named('sku'), named('large')];
  const prices = await readPrices(context, [...new Set([...small, ...large])].slice(0, MOST_PRICES));
  const { t } = textsOf(context.language);
  const { language } = context;
  const ofTiles = { language, labels: tileTexts(t).price } as const;
  const ofPages = { language, labels: priceLabels(t), size: 'large' } as const;
  const drawn = (skus: ReadonlySet<string>, how: typeof ofTiles | typeof ofPages) =>
    Object.fromEntries(
      [...prices]
        .filter(([sku]) => skus.has(sku))
        .map(([sku, price]) => [sku, renderToStaticMarkup(<Price price={price} {...how} />)]),
    );
  const headers = { 'Cache-Control': 'private, no-store' };
  return json({ tiles: drawn(small, ofTiles), pages: drawn(large, ofPages) }, { headers });
}
