// What a shop that asks everyone to log in shows before the login: the ways to it, and whom to ask. Spec §6 "Uniq advice variant".
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
} from '#domain/addresses';

export function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`);
}

/** The login itself and what stands in for it. */
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
/** Whom to ask before there is a login, what the shop's terms are, and what it does with data: nothing of goods or prices. */
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
