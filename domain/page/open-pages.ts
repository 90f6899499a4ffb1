// Pages that a login-required shop shows before the login: ways to log in, and contact. Spec §6 "Uniq advice variant".
import {
  azureLoginPath,
  cgmLoginPath,
  consentPath,
  createPasswordPath,
  cxmlPath,
  forgotPasswordPath,
  infoPath,
  loginPath,
  newsletterPath,
  punchoutFailedPath,
  punchoutPath,
} from '#domain/page/addresses';

export function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** The login and its alternatives. */
const DOORS = [
  loginPath(),
  forgotPasswordPath(),
  createPasswordPath(),
  azureLoginPath(),
  cgmLoginPath(),
  punchoutPath(),
  cxmlPath(),
  '/punchout/start',
  punchoutFailedPath(),
  '/login_as_customer',
];
/** Contact, terms and privacy pages available before login: nothing about products or prices. */
const OPEN_PAGES: readonly string[] = [
  infoPath('kontakt'),
  infoPath('handelsbetingelser'),
  infoPath('persondata'),
  infoPath('cookies'),
  infoPath('tilgaengelighed'),
  consentPath(),
  '/panel/language',
];
const QUICK_LOGIN = /^\/[^/]+_customer\/quicklogin(?:\/|$)/;

export const isLoginDoor = (path: string): boolean =>
  QUICK_LOGIN.test(path) || DOORS.some((door) => isWithin(path, door));

/** The links of the newsletter's mails work without a login, in every shop. */
export const isOpenPage = (path: string): boolean => OPEN_PAGES.includes(path) || isWithin(path, newsletterPath());
