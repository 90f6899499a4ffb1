// Who may see which page: the seven guards, each one pure decision. Spec §2 "Route middleware names", §6 "Route guards"; architecture §3.
import {
  accountPath,
  bonusPointPath,
  bonusShopPath,
  frontPath,
  invoicesPath,
  loginPath,
  ordersPath,
} from '#domain/page/addresses';
import { isLoginDoor, isOpenPage, isWithin } from '#domain/page/open-pages';
import { type PunchoutVisitor, wayOfVisit } from '#domain/punchout/visit-access';
import { withoutControls } from '#domain/search/typed-words';

export type VisitorRights = {
  limitToShoppingLists: boolean;
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  /** The bonusshop_access claim of the token (Spec §6). */
  bonusShopAccess: boolean;
};

export type Visitor = {
  /** Path without search. */
  path: string;
  q: string | null;
  hasToken: boolean;
  /** Null until the customer is known; a token alone neither grants nor removes rights. */
  rights: VisitorRights | null;
  catalogueMode: boolean;
  /** The visit of a procurement system's buyer; null for everyone else. */
  punchout: PunchoutVisitor | null;
  /** From the variant's data: whether the shop requires login, and the paths it does not offer. */
  variant: { loginRequired: boolean; closedPaths: readonly string[] };
};

export type AccessDecision =
  | { kind: 'pass' }
  | { kind: 'redirect'; to: string }
  | { kind: 'error'; status: 500; text: string };

const PASS: AccessDecision = { kind: 'pass' };
const to = (path: string): AccessDecision => ({ kind: 'redirect', to: path });

const isClosed = ({ variant }: Visitor, path: string) => variant.closedPaths.some((closed) => isWithin(path, closed));

function authenticated(visitor: Visitor): AccessDecision {
  const atLogin = isWithin(visitor.path, loginPath());
  if (visitor.hasToken) return atLogin ? to(accountPath()) : PASS;
  // Shops without a login page redirect to the front page instead.
  if (visitor.catalogueMode || isClosed(visitor, loginPath())) return to(frontPath());
  return atLogin ? PASS : to(loginPath());
}

function limitedToAccount(visitor: Visitor): AccessDecision {
  return visitor.rights?.limitToShoppingLists ? to(accountPath()) : PASS;
}

function limitedAccountAccess({ path, rights }: Visitor): AccessDecision {
  if (!rights) return isWithin(path, bonusShopPath()) ? to(frontPath()) : PASS;
  if (isWithin(path, ordersPath()) && !rights.orderHistoryAccess) return to(accountPath());
  if (isWithin(path, invoicesPath()) && !rights.invoiceOverviewAccess) return to(accountPath());
  const inBonusShop = isWithin(path, bonusShopPath()) || isWithin(path, bonusPointPath());
  return inBonusShop && !rights.bonusShopAccess ? to(frontPath()) : PASS;
}

function limitAccessByTheme(visitor: Visitor): AccessDecision {
  const { path, hasToken, variant } = visitor;
  if (isClosed(visitor, path)) return to(frontPath());
  if (isOpenPage(path)) return PASS;
  const isDoor = isLoginDoor(path);
  // A shop without a login has no other way in either.
  if (isDoor && isClosed(visitor, loginPath())) return to(frontPath());
  return isDoor || hasToken || !variant.loginRequired ? PASS : to(loginPath());
}

/** Spec §2 "Guarded prefixes": every path below them, existing or not, is closed on catalogue hosts. */
const GUARDED_PREFIXES = ['/cgm', '/punchout', '/generate'];

/** Guards that a path has before its route names any. */
export const guardsOfPath = (path: string): GuardName[] =>
  GUARDED_PREFIXES.some((prefix) => isWithin(path, prefix))
    ? ['limit-access-by-theme', 'catalog-access']
    : ['limit-access-by-theme'];

function offCatalogueHosts(visitor: Visitor): AccessDecision {
  return visitor.catalogueMode ? to(frontPath()) : PASS;
}

function searchpage({ q }: Visitor): AccessDecision {
  return q === null || withoutControls(q) === '' ? to(frontPath()) : PASS;
}

const GUARDS = {
  authenticated,
  'catalog-access': offCatalogueHosts,
  'catalog-only-rule': offCatalogueHosts,
  'limit-access-by-theme': limitAccessByTheme,
  'limited-account-access': limitedAccountAccess,
  'limited-to-account': limitedToAccount,
  searchpage,
} as const satisfies Record<string, (visitor: Visitor) => AccessDecision>;

export type GuardName = keyof typeof GUARDS;
export const GUARD_NAMES = [
  'authenticated',
  'catalog-access',
  'catalog-only-rule',
  'limit-access-by-theme',
  'limited-account-access',
  'limited-to-account',
  'searchpage',
] as const satisfies readonly GuardName[];

export function isGuardName(name: string): name is GuardName {
  return GUARD_NAMES.some((guard) => guard === name);
}

/** One guard's answer. Spec §8: an unknown name gives status 500 and 'Unknown middleware' plus the name. */
export function decide(name: string, visitor: Visitor): AccessDecision {
  if (!isGuardName(name)) return { kind: 'error', status: 500, text: `Unknown middleware ${name}` };
  return GUARDS[name](visitor);
}

/** Runs several guards in the given order; the first that does not pass decides. Punchout visits are checked before all others. */
export function decideAll(names: readonly string[], visitor: Visitor): AccessDecision {
  const away = visitor.punchout && wayOfVisit(visitor.path, visitor.punchout);
  if (away) return to(away);
  for (const name of names) {
    const decision = decide(name, visitor);
    if (decision.kind !== 'pass') return decision;
  }
  return PASS;
}
