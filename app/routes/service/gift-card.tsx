// What a gift card holds. The code is money, so it is posted: an address would keep it in histories and logs.
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { parseBalanceCode } from '~/forms/cart-code/schema.server';
import { typedValues } from '~/forms/reply/schema.server';
import type { FormReply } from '~/forms/reply/fields';
import type { GiftCardBalance } from '~/models/gift-card';
import { serverModel } from '~/page-context';
import { giftCardBalance, whereToBuy } from '~/services/cart/gift-cards.server';
import { ServerOnly } from '~/ui/kit';
import { GiftCardPage } from '~/ui/pages/gift-card-page';
import { getContext } from '~/request-context/get-context.server';
import { refuse, refuseWith } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { formOf } from '~/request-context/form.server';

export { revalidateServerOnly as shouldRevalidate } from '../layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? '' },
  { name: 'robots', content: 'noindex' },
];

const CARD = serverModel<GiftCardBalance>();
const PAGE = serverModel<{ language: 'da' | 'en'; buyHref: string | null }>();

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  PAGE.keep(args.context, { language: context.language, buyHref: await whereToBuy(context) });
  return { title: titleOf(context, 'cart:balance.title') };
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule');
  const form = await formOf(args.request);
  const parsed = parseBalanceCode(form);
  if (!parsed.ok) return refuse({ intent: 'giftcard', ...parsed });
  const found = await giftCardBalance(context, parsed.value.giftcard);
  if (!found.ok) return refuseWith('giftcard', found, typedValues(form));
  CARD.keep(args.context, found.card);
  return json(null);
}

export default function GiftCardRoute() {
  return <ServerOnly>{import.meta.env.SSR ? <Drawn /> : null}</ServerOnly>;
}

function Drawn() {
  const page = PAGE.useModel();
  const card = CARD.useModel();
  const reply = useActionData<FormReply | null>() ?? null;
  return page ? <GiftCardPage {...page} card={card} reply={reply} /> : null;
}

export const handle = { i18n: ['common', 'cart', 'errors'] };
