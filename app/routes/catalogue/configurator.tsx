// Furniture that the shopper designs: the address holds the choices, its form reloads with them, and the cart takes what is shown.
import { QUANTITY_CAP } from '#domain/quantity/quantity';
import { wholeFrom } from '#domain/validate/amount';
import type { DesignBoard } from '~/models/design';
import { serverModel } from '~/page-context';
import { formOf } from '~/request-context/form.server';
import { notFound, refuseWith } from '~/request-context/respond.server';
import { namedIn } from '~/request-context/title.server';
import { readDesign } from '~/services/design/design.server';
import { ConfiguratorPage } from '~/ui/pages/configurator-page';
import { serverPage } from '../server-page.server';
import { buyDesign, choicesIn } from './buy-design.server';

export { default, meta, shouldRevalidate } from '../server-page';

interface BoardModel {
  board: DesignBoard;
  quantity: number | null;
  language: 'da' | 'en';
}

/** A board that cannot be built, left by the action for the page that shows it again. */
const REFUSED = serverModel<BoardModel>();

function quantityIn(typed: unknown): number | null {
  const quantity = wholeFrom(String(typed ?? ''));
  return quantity !== null && quantity <= QUANTITY_CAP ? quantity : null;
}

const page = serverPage({
  guards: ['catalog-only-rule'],
  async load(context, args) {
    const { searchParams, pathname } = new URL(args.request.url);
    const board = await readDesign(context, args.params.sku ?? '', choicesIn(searchParams));
    if (!board) throw notFound();
    const { language } = context;
    const shown = REFUSED.read(args.context) ?? { board, quantity: quantityIn(searchParams.get('qty')), language };
    return { head: namedIn(context, board.name), model: { ...shown, action: pathname } };
  },
  /** What is chosen is bought; what cannot be built comes back as it was chosen, with the reasons at its fields. */
  async act(context, args) {
    const form = await formOf(args.request);
    const board = await readDesign(context, args.params.sku ?? '', choicesIn(form));
    if (!board) throw notFound();
    if (board.key !== null) return buyDesign(args.request, context, board, form);
    REFUSED.keep(args.context, { board, quantity: quantityIn(form.get('qty')), language: context.language });
    return refuseWith('design', { ok: false, code: 'COULD_NOT_ADD' }, {});
  },
  Page: ConfiguratorPage,
});
/** The drawing has the width that elsewhere the categories have. */
export const handle = { wide: true };

export const loader = page.loader;
export const action = page.action;
