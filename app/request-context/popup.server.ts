// In which state this browser has left the popup (spec §4 "Popup cookie"): its cookie holds one of three numbers, for a week.
import { POPUP_STATES, type PopupState, popupStateOf } from '#domain/content/popup';
import { readCookies, setCookie } from './cookies.server';

export const popupStateIn = (request: Request): PopupState => popupStateOf(readCookies(request).popup);

export const popupCookie = (request: Request, state: PopupState): string =>
  setCookie(request, 'popup', POPUP_STATES[state]);
