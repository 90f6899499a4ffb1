// The addresses of the frame, defined once; panel addresses retain the page that they open on.

import {
  accountPath,
  cartPath,
  checkoutPath,
  frontPath,
  loginPath,
  panelHref,
  searchPath,
  withoutPanel,
} from '#domain/page/addresses';
import { withoutControls } from '#domain/search/typed-words';
import type { FrameView } from '~/models/frame';
import type { FrameProps } from '~/ui/frame/links';

export function frameOf(frame: FrameView, here: string): FrameProps {
  const page = withoutPanel(here);
  const [path = '/', search = ''] = page.split('?', 2);
  // On the cart itself the minicart would show the same again.
  const isCart = path === cartPath() || path.startsWith(checkoutPath());
  return {
    frame,
    here: page,
    ...(path === searchPath() ? { query: withoutControls(new URLSearchParams(search).get('q') ?? '') } : {}),
    links: {
      home: frontPath(),
      search: searchPath(),
      cart: isCart ? cartPath() : panelHref(page, 'minicart'),
      account: accountPath(),
      login: loginPath(page === '/' ? undefined : page),
      lists: null,
      language: frame.hasLanguages ? panelHref(page, 'language') : null,
      storeChange: '/store/change',
      notificationClose: '/notification/close',
      categories: null,
    },
  };
}
