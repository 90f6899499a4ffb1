// The popup: which one shows now, and in which of its states (spec §4 "Popup cookie", §3 "Popup banner").

import { isInForce } from '#domain/calendar/period';
import { cartPath, checkoutPath, newsletterPath } from '#domain/page/addresses';
import { isWithin } from '#domain/page/open-pages';

/** The cookie's values: the modal, the mini popup, hidden. */
export const POPUP_STATES = { modal: '1', mini: '2', hidden: '3' } as const;
export type PopupState = keyof typeof POPUP_STATES;

/** Without a cookie, or with one that says nothing, the modal is still to come. */
export function popupStateOf(cookie: string | null | undefined): PopupState {
  if (cookie === POPUP_STATES.hidden) return 'hidden';
  return cookie === POPUP_STATES.mini ? 'mini' : 'modal';
}

/** The state that a form of the popup may submit; null for anything else. */
export function popupStateFrom(typed: unknown): PopupState | null {
  if (typed === POPUP_STATES.modal) return 'modal';
  if (typed === POPUP_STATES.mini) return 'mini';
  return typed === POPUP_STATES.hidden ? 'hidden' : null;
}

export interface PopupFacts {
  from: Date | null;
  to: Date | null;
  /** Requests an e-mail address; a customer enters that in their profile instead. */
  isNewsletter: boolean;
}

export interface PopupVisitor {
  path: string;
  state: PopupState;
  isCustomer: boolean;
  /** Another prompt is shown at the edge of the page: one prompt at a time. */
  isAsked: boolean;
  /** A buyer of a procurement system, or staff who act for a customer. */
  isAtWork: boolean;
}

/** Where nothing comes between a shopper and what they do. */
const QUIET = /^\/(?:customer|punchout|panel|consent|fortryd|lagerbesked|telefonordre|demo)(?:\/|$)/;

const isQuiet = (path: string): boolean =>
  [cartPath(), checkoutPath(), newsletterPath()].some((parent) => isWithin(path, parent)) || QUIET.test(path);

/** The one that began last among those in force; one without a beginning was never started. */
export function popupNow<P extends PopupFacts>(popups: readonly P[], visitor: PopupVisitor, now: Date): P | null {
  const { path, state, isCustomer, isAsked, isAtWork } = visitor;
  if (state === 'hidden' || isAsked || isAtWork || isQuiet(path)) return null;
  const isShowing = (one: P): one is P & { from: Date } =>
    one.from !== null && isInForce(one, now) && !(isCustomer && one.isNewsletter);
  return popups.filter(isShowing).sort((a, b) => b.from.getTime() - a.from.getTime())[0] ?? null;
}

/** Milliseconds; what is no number, or longer than ten minutes, is shown at once. */
export const LONGEST_DELAY_MS = 600_000;
export const delayOf = (milliseconds: number | null | undefined): number =>
  typeof milliseconds === 'number' && milliseconds >= 0 && milliseconds <= LONGEST_DELAY_MS
    ? Math.round(milliseconds)
    : 0;
