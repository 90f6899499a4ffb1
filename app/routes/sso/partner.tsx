// A customer comes from a partner's program with a token that the partner has signed (spec §2 "/cgm/authenticate").
import { wayInPage } from './way-in.server';

export { default, meta, shouldRevalidate } from '../server-page';

/** Signed tokens have two dots; a link's token is not taken here. */
function tokenIn({ url }: Request): string {
  const token = new URL(url).searchParams.get('token') ?? '';
  return token.includes('.') ? token : '';
}

const page = wayInPage(({ request }) => tokenIn(request));
export const loader = page.loader;
export const action = page.action;
