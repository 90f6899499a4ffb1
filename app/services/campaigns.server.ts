// What campaigns lay over a page: its popup, for those whom it is meant for.
import { type PopupState, popupNow } from '#domain/popup';
import type { FrameView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';
import type { FrameContent } from './content/content.map';

interface Campaign extends Pick<FrameView, 'newsletter'> {
  popups: FrameContent['popups'];
  state: PopupState;
  /** The visitor is asked something else at the edge of the page. */
  isAsked: boolean;
}

/** One that asks for the newsletter is shown only where it can be had. */
export function popupOfPage(
  { here, customer }: RequestContext,
  { popups, state, isAsked, newsletter }: Campaign,
): FrameView['popup'] {
  const visitor = {
    path: here.split('?')[0] ?? '/',
    state,
    isCustomer: customer !== null,
    isAsked,
    isAtWork: Boolean(customer?.punchout ?? customer?.actingStaff),
  };
  const offered = popups.filter(({ isNewsletter }) => newsletter !== null || !isNewsletter);
  const popup = popupNow(offered, visitor, new Date());
  if (!popup) return null;
  const { from: _from, to: _to, isNewsletter: _isNewsletter, ...shown } = popup;
  return { ...shown, isMini: state === 'mini' };
}
