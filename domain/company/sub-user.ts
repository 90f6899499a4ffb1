// The rights of a company's users, and who may give, change and delete what. Spec §3 "Sub-user rights", §6.
import { type Outcome, refusal } from '#domain/refusal/refusals';

export const RIGHTS = [
  'allInvoices',
  'allOrders',
  'listsOnly',
  'bonusShop',
  'manageCustomers',
  'requisitioner',
  'requisitionNumber',
  'administrator',
] as const;
export type Right = (typeof RIGHTS)[number];
export type Rights = Record<Right, boolean>;

/** The customer's flags and settings (spec §3 "Customer") that store the rights. */
type Flags = {
  isBusinessAdmin: boolean;
  managesCustomers: boolean;
  isAllowedBonusshop: boolean;
  limitToShoppingLists: boolean;
  reqRequired: boolean;
  reqNoRequired: boolean;
};
type Settings = {
  orderHistoryAccess: boolean;
  invoiceOverviewAccess: boolean;
  orderHistoryVisibility: 'own' | 'business';
};

export const rightsOf = (flags: Flags, settings: Settings): Rights => ({
  allInvoices: settings.invoiceOverviewAccess,
  allOrders: settings.orderHistoryAccess && settings.orderHistoryVisibility === 'business',
  listsOnly: flags.limitToShoppingLists,
  bonusShop: flags.isAllowedBonusshop,
  manageCustomers: flags.managesCustomers,
  requisitioner: flags.reqRequired,
  requisitionNumber: flags.reqNoRequired,
  administrator: flags.isBusinessAdmin,
});

/** Users who may see all orders may see their own; others retain the right to their own that they had. */
export function withRights<F extends Flags, S extends Settings>(
  kept: { flags: F; settings: S },
  rights: Rights,
): { flags: F; settings: S } {
  return {
    flags: {
      ...kept.flags,
      isBusinessAdmin: rights.administrator,
      managesCustomers: rights.manageCustomers,
      isAllowedBonusshop: rights.bonusShop,
      limitToShoppingLists: rights.listsOnly,
      reqRequired: rights.requisitioner,
      reqNoRequired: rights.requisitionNumber,
    },
    settings: {
      ...kept.settings,
      invoiceOverviewAccess: rights.allInvoices,
      orderHistoryAccess: rights.allOrders || kept.settings.orderHistoryAccess,
      orderHistoryVisibility: rights.allOrders ? 'business' : 'own',
    },
  };
}

/** Administrators manage users by their role. */
export const managesUsers = (flags: Pick<Flags, 'isBusinessAdmin' | 'managesCustomers'>): boolean =>
  flags.isBusinessAdmin || flags.managesCustomers;

/** Null: orders are placed at once. `limitOere` null: every order waits. */
export type Approval = { approverId: number; limitOere: number | null } | null;

export type Actor = { id: number; rights: Rights; approval: Approval };
export type Target = Actor;

/** These rights restrict their holder: clearing one grants something. */
const RESTRICTIONS: readonly Right[] = ['listsOnly', 'requisitioner', 'requisitionNumber'];
/** Included in the role of an administrator, regardless of the rights stored for the user. */
const OF_THE_ROLE: readonly Right[] = [
  'allInvoices',
  'allOrders',
  'manageCustomers',
  'requisitioner',
  'requisitionNumber',
];

function mayGrant(right: Right, { rights }: Actor): boolean {
  if (rights.administrator && OF_THE_ROLE.includes(right)) return true;
  return RESTRICTIONS.includes(right) ? !rights[right] : rights[right];
}

/** The first right in `next` that `actor` does not have and the user did not have before. `before` null: a new user. */
function rightBeyond(actor: Actor, before: Rights | null, next: Rights): Right | undefined {
  return RIGHTS.find((right) => {
    const isGrant = RESTRICTIONS.includes(right) ? !next[right] : next[right];
    return isGrant && before?.[right] !== next[right] && !mayGrant(right, actor);
  });
}

/** Øre that may be ordered without approval. */
const unapprovedOere = (approval: Approval): number =>
  approval ? (approval.limitOere ?? 0) : Number.POSITIVE_INFINITY;

const isSameApproval = (one: Approval, other: Approval): boolean =>
  one?.approverId === other?.approverId && one?.limitOere === other?.limitOere;

/** A user whose own orders need approval cannot grant a higher limit or an easier approver, such as themselves. */
function approvalBeyond(actor: Actor, before: Approval | undefined, next: Approval): 'approver' | 'limit' | undefined {
  if (actor.approval === null || (before !== undefined && isSameApproval(before, next))) return undefined;
  if (next === null) return before === null ? undefined : 'approver';
  if (next.approverId !== actor.approval.approverId && next.approverId !== before?.approverId) return 'approver';
  const highest = Math.max(unapprovedOere(actor.approval), before === undefined ? 0 : unapprovedOere(before));
  return unapprovedOere(next) > highest ? 'limit' : undefined;
}

/** Refuses to give a user a right or a limit that the actor does not have. `target` null: a new user. */
export function mayGive(actor: Actor, target: Target | null, next: { rights: Rights; approval: Approval }): Outcome {
  const right = rightBeyond(actor, target?.rights ?? null, next.rights);
  if (right !== undefined) return refusal('RIGHT_NOT_HELD', { field: right });
  const field = approvalBeyond(actor, target?.approval, next.approval);
  return field === undefined ? { ok: true } : refusal('APPROVAL_NOT_HELD', { field });
}

/** Users cannot change their own rights or approver, and only administrators change administrators. */
export function mayChange(actor: Actor, target: Target): Outcome {
  if (actor.id === target.id) return refusal('OWN_RIGHTS');
  return target.rights.administrator && !actor.rights.administrator ? refusal('ADMINISTRATORS_ONLY') : { ok: true };
}

export type Duties = {
  isSelf: boolean;
  /** The user is an administrator and the actor is not. */
  isAbove: boolean;
  /** Users whose orders this one approves. */
  approvesFor: number;
  /** Orders that wait for this user's decision, and their own that wait for another's. */
  waiting: number;
};

/** Spec §8 'You can not delete this customer': themselves, an administrator by others than administrators, and users with open approvals. */
export const mayDelete = ({ isSelf, isAbove, approvesFor, waiting }: Duties): Outcome =>
  isSelf || isAbove || approvesFor > 0 || waiting > 0 ? refusal('CUSTOMER_NOT_DELETABLE') : { ok: true };
