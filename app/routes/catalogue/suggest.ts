// Suggestions of the search box while a shopper types; requested by app/client/suggestions alone, so that nothing is lost without it.
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { formatMoney, oere } from '#domain/money/money';
import { LOCALE_OF } from '~/i18n/languages';
import { textsOf } from '~/i18n/texts.server';
import { getContext } from '~/request-context/get-context.server';
import { suggest } from '~/services/catalogue/search.server';

/** Shoppers type the same letters repeatedly, and suggestions change only once in an hour or so. */
const KEPT = 'private, max-age=60';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { t } = textsOf(context.language);
  const words = new URL(args.request.url).searchParams.get('q') ?? '';
  const found = await suggest(context, words, context.variant.features);
  const suggestions = found.map(({ kind, label, href, picture, price, within }) => ({
    kind: within || t(`catalogue:suggest.${kind}`),
    label,
    href,
    picture: picture?.url,
    price: price ? formatMoney(oere(price.oere), LOCALE_OF[context.language]) : undefined,
  }));
  const said = t('catalogue:suggest.count', { count: suggestions.length });
  return json({ suggestions, said }, { headers: { 'Cache-Control': KEPT, Vary: 'Cookie' } });
}
