// One personal row of recommendations, for the browser of a visitor who has agreed to it: shared pages hold nothing personal.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { html } from 'remix-utils/responses';
import { frontPath, samePath } from '#domain/page/addresses';
import { textsOf } from '~/i18n/texts.server';
import { getContext } from '~/request-context/get-context.server';
import { personalRow } from '~/services/recommendation/recommendation-rows.server';
import { TileRow } from '~/ui/shop/tile-grid';

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const context = await getContext(args);
  const { searchParams } = new URL(args.request.url);
  const { location = '', id = '' } = args.params;
  const sku = searchParams.get('sku');
  const row = await personalRow(context, location, id, sku && sku.length <= 64 ? [sku] : []);
  const headers = { 'Cache-Control': 'private, no-store' };
  if (!row) return new Response(null, { status: 204, headers });
  const here = samePath(searchParams.get('here')) ?? frontPath();
  const { t } = textsOf(context.language);
  const markup = renderToStaticMarkup(<TileRow {...row} t={t} language={context.language} here={here} />);
  return html(markup, { headers });
}
