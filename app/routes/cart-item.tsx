// One line of the cart at its own address: its quantity, its note, and the calculation of its price. Spec §2 /cart/item/{id?}.
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { cartPath } from '#domain/page/addresses';
import { cartOr } from '~/request-context/cart-gone.server';
import { getContext } from '~/request-context/get-context.server';
import { redirectTo } from '~/request-context/respond.server';
import { readCart } from '~/services/cart/cart.server';
import { CartItemPage } from '~/ui/pages/cart-item-page';

export { revalidatePage as shouldRevalidate } from './layouts/revalidate';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.line.name ?? '' },
  { name: 'robots', content: 'noindex' },
];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args, 'catalog-only-rule');
  const { lines } = await cartOr(args.request, () => readCart(context));
  const line = lines.find(({ uid }) => uid === args.params.id);
  // Removed in the meantime, in this tab or another: the cart shows what is left.
  if (!line) throw redirectTo(cartPath());
  return { line, writesNotes: context.customer?.writesNotes === true, language: context.language };
}

export default function CartItem() {
  return <CartItemPage {...useLoaderData<typeof loader>()} />;
}

export const handle = { i18n: ['common', 'cart', 'product', 'catalogue', 'errors'] };
