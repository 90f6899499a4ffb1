// The balance of a gift card. The code is worth money, so it is posted: in an address it would be stored in histories and logs.
import { json } from '@remix-run/node';
import { parseBotFacts } from '~/forms/bot-check/schema.server';
import { parseBalanceCode } from '~/forms/cart-code/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { GiftCardBalance } from '~/models/gift-card';
import { serverModel } from '~/page-context';
import { formStamp, refusedAsMachine } from '~/request-context/bot-check.server';
import { formOf } from '~/request-context/form.server';
import { refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { giftCardBalance, giftCardSold } from '~/services/cart/gift-cards.server';
import { GiftCardPage } from '~/ui/pages/gift-card-page';
import { serverPage } from '../server-page.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** The requested card, passed from the action to the page that shows it. */
const FOUND = serverModel<GiftCardBalance>();

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, args) {
    return {
      head: titleOf(context, 'cart:balance.title'),
      model: {
        card: FOUND.read(args.context),
        language: context.language,
        stamp: formStamp('gift-card', new Date()),
        sold: await giftCardSold(context),
      },
    };
  },
  async act(context, args) {
    const form = await formOf(args.request);
    const parsed = parseBalanceCode(form);
    if (!parsed.ok) return refuse({ intent: 'giftcard', ...parsed });
    const machine = await refusedAsMachine(context, parseBotFacts(form), 'gift-card');
    const found = machine ?? (await giftCardBalance(context, parsed.value.giftcard));
    if (!found.ok) return refuseWith('giftcard', found, typedValues(form));
    FOUND.keep(args.context, found.card);
    return json(null);
  },
  Page: GiftCardPage,
});
export const loader = page.loader;
export const action = page.action;
