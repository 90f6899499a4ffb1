// Popup and notification of a page, for their target visitors; a draft for users who have its link.

import { notificationNow } from '#domain/content/notification';
import { type PopupState, popupNow, popupStateOf } from '#domain/content/popup';
import { POPUP_QUESTION } from '#domain/page/addresses';
import type { DraftKind } from '#domain/page/content-draft';
import type { FrameView } from '~/models/frame';
import type { RequestContext } from '~/models/request-context';
import type { FrameContent } from '../content/content.map';

interface Campaign extends Pick<FrameView, 'newsletter'> {
  popups: FrameContent['popups'];
  state: PopupState;
  /** Another prompt is shown at the edge of the page. */
  isAsked: boolean;
  /** The kind of the draft that this page shows; null on all others. */
  draft: DraftKind | null;
}

/** A newsletter popup is shown only where the newsletter is offered. */
export function popupOfPage(
  { here, customer }: RequestContext,
  { popups, state, isAsked, newsletter, draft }: Campaign,
): FrameView['popup'] {
  const offered = popups.filter(({ isNewsletter }) => newsletter !== null || !isNewsletter);
  if (draft === 'popup') return shownPopup(offered[0], stateInAddress(here));
  const visitor = {
    path: here.split('?')[0] ?? '/',
    state,
    isCustomer: customer !== null,
    isAsked,
    isAtWork: Boolean(customer?.punchout ?? customer?.actingStaff),
  };
  return shownPopup(popupNow(offered, visitor, new Date()), state);
}

function shownPopup(popup: FrameContent['popups'][number] | null | undefined, state: PopupState): FrameView['popup'] {
  if (!popup || state === 'hidden') return null;
  const { from: _from, to: _to, isNewsletter: _isNewsletter, ...shown } = popup;
  return { ...shown, isMini: state === 'mini' };
}

/** For a draft: its state is stored in the address, so that previewing it hides no popup of the shop. */
const stateInAddress = (here: string): PopupState =>
  popupStateOf(new URL(here, 'http://shop').searchParams.get(POPUP_QUESTION));

/** A draft is shown on any day and to any audience. */
export function notificationOfPage(
  { here, customer, rules }: RequestContext,
  notifications: FrameContent['notifications'],
  closedIds: readonly string[],
  draft: DraftKind | null,
): FrameView['notification'] {
  const visitor = {
    path: here.split('?')[0] ?? '/',
    limitedToShoppingLists: customer?.limitToShoppingLists ?? false,
    bonusShopAccess: rules.showsPoints,
    hasToken: customer !== null,
    closedIds,
  };
  const shown = draft === 'notification' ? notifications[0] : notificationNow(notifications, visitor, new Date());
  return shown ? { id: shown.id, html: shown.html } : null;
}
