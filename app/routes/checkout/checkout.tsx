// The checkout: one page of four steps, each a form with its intent; it opens at the first incomplete step.
import type { ActionFunctionArgs } from '@remix-run/node';
import { holdsOn } from '#domain/law/rules';
import { cartPath, checkoutPath, createAccountPath, loginPath } from '#domain/page/addresses';
import type { CheckoutView } from '~/models/checkout';
import type { RequestContext } from '~/models/request-context';
import { hasAccounts, offeredKinds } from '~/request-context/account-kinds.server';
import { cartOr } from '~/request-context/cart-gone.server';
import { formOf } from '~/request-context/form.server';
import { getContext } from '~/request-context/get-context.server';
import { orderWordsOf, takingWordsAlong } from '~/request-context/order-words.server';
import { ownStoreOf } from '~/request-context/own-store.server';
import { badRequest, redirectTo } from '~/request-context/respond.server';
import { titleOf } from '~/request-context/title.server';
import { readCheckout } from '~/services/checkout/checkout.server';
import { readUsualWords, takeUsualChoices } from '~/services/checkout/usual-choices.server';
import { readExcepted } from '~/services/withdrawal/excepted.server';
import { CheckoutPage, type CheckoutPageProps } from '~/ui/pages/checkout-page';
import { serverPage } from '../server-page.server';
import { INTENTS, placedBefore, stepAsked } from './intents.server';

export { default, meta, shouldRevalidate } from '../server-page';

const page = serverPage({
  guards: ['catalog-only-rule'],
  robots: 'noindex',
  async load(context, { request }) {
    const asked = new URL(request.url).searchParams;
    const view = await cartOr(request, () => viewOfBuyer(context, asked.get('near')));
    // A cart that cannot be ordered as it is must be corrected in the cart, where each line shows its error.
    if (!view || view.cart.lines.length === 0 || !view.cart.orderable) throw redirectTo(cartPath());
    const mayLogIn = context.customer === null && hasAccounts(context);
    const open = stepAsked(asked.get('step'), view.step);
    const usual = open === 'confirm' ? await readUsualWords(context, view) : {};
    const told = open === 'confirm' ? await readExcepted(context, view) : { excepted: [], garan: [] };
    const words = { ...view.words, ...usual, ...(await orderWordsOf(context, request)) };
    return {
      head: titleOf(context, 'checkout:title'),
      model: {
        view: { ...view, words, ownStore: ownStoreOf(request) ?? '' },
        open,
        ways: {
          loginHref: mayLogIn ? loginPath(checkoutPath()) : null,
          createHref:
            mayLogIn && offeredKinds(context).length > 0 ? createAccountPath({ returnTo: checkoutPath() }) : null,
        },
        rights: {
          notice: holdsOn('guarantee-notice', context.lawDay),
          excepted: told.excepted,
          garan: holdsOn('garan-label', context.lawDay) ? told.garan : [],
        },
        language: context.language,
      },
    };
  },
  Page: Checkout,
});
export const loader = page.loader;

/** A known customer who opens the checkout directly finds their data filled in, as by way of the cart. */
async function viewOfBuyer(context: RequestContext, near: string | null): Promise<CheckoutView | null> {
  const view = await readCheckout(context, context.customer, near);
  if (!context.customer || !view || view.address || view.step !== 'address') return view;
  await takeUsualChoices(context);
  return readCheckout(context, context.customer, near);
}

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const context = await getContext(args, 'catalog-only-rule').catch((left: unknown) =>
    takingWordsAlong(args.request, left),
  );
  const form = await formOf(args.request);
  const intent = String(form.get('intent'));
  const act = Object.hasOwn(INTENTS, intent) ? INTENTS[intent] : undefined;
  if (!act) throw badRequest('Unknown intent');
  return cartOr(args.request, async () => {
    // Pressed twice: the first press made the order, and its cart is no longer there to be read.
    const again = intent === 'place' ? await placedBefore({ request: args.request, context, form }) : null;
    if (again) return again;
    const view = await readCheckout(context, context.customer);
    if (!view) throw redirectTo(cartPath());
    return act({ request: args.request, context, view, form });
  });
}

const STEP_OF = { 'email-address': 'address', shipping: 'shipping', payment: 'payment', place: 'confirm' } as const;

/** It opens at the step that was refused. */
function Checkout({ open, ...rest }: CheckoutPageProps) {
  const refused = Object.entries(STEP_OF).find(([intent]) => intent === rest.reply?.intent)?.[1];
  return <CheckoutPage open={refused ?? open} {...rest} />;
}
