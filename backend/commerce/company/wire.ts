// A company's user between rows and wire.
import { money } from '#backend/commerce/catalogue/product/price';
import type { CustomerRow } from '#backend/commerce/customer/account/account.sql';
import type {
  CompanyApprovalInput,
  CompanyUser,
  CompanyUserCreateInput,
  CompanyUserUpdateInput,
  SubUserRightsInput,
} from '#backend/generated/commerce';
import { mayDelete, type Rights, rightsOf } from '#domain/company/sub-user';
import { hasMailbox } from '#domain/punchout/buyers';
import type { ApprovalTyped, UserTyped } from './administer';
import type { UserRow } from './company.sql';

export function userToWire({ customer, approverName, approvesFor, waiting }: UserRow, actor: CustomerRow): CompanyUser {
  const rights = rightsOf(customer.flags, customer.accountSettings);
  const isSelf = customer.id === actor.id;
  const isProtected = rights.administrator && !actor.flags.isBusinessAdmin;
  const isBySystem = !hasMailbox(customer.email);
  const { approverId, approvalLimitOere } = customer;
  return {
    id: String(customer.id),
    firstname: customer.firstname,
    lastname: customer.lastname,
    email: isBySystem ? '' : customer.email,
    rights: {
      see_all_invoices: rights.allInvoices,
      see_all_orders: rights.allOrders,
      limit_to_shopping_lists: rights.listsOnly,
      bonusshop_access: rights.bonusShop,
      manage_customers: rights.manageCustomers,
      req_required: rights.requisitioner,
      req_no_required: rights.requisitionNumber,
      administrator: rights.administrator,
    },
    approver_id: approverId === null ? null : String(approverId),
    approver_name: approverName,
    approval_limit: approvalLimitOere === null ? null : money(approvalLimitOere),
    is_welcomed: isBySystem || customer.passwordHash !== '',
    is_self: isSelf,
    is_protected: isProtected,
    deletable: mayDelete({ isSelf, isAbove: isProtected, approvesFor, waiting }).ok,
  };
}

const rightsInInput = (input: SubUserRightsInput, stored: Rights | null): Rights => ({
  allInvoices: input.see_all_invoices ?? stored?.allInvoices ?? false,
  allOrders: input.see_all_orders ?? stored?.allOrders ?? false,
  listsOnly: input.limit_to_shopping_lists ?? stored?.listsOnly ?? false,
  bonusShop: input.bonusshop_access ?? stored?.bonusShop ?? false,
  manageCustomers: input.manage_customers ?? stored?.manageCustomers ?? false,
  requisitioner: input.req_required ?? stored?.requisitioner ?? false,
  requisitionNumber: input.req_no_required ?? stored?.requisitionNumber ?? false,
  administrator: input.administrator ?? stored?.administrator ?? false,
});

/** API ids that are not in the shop's numeric format match no user. */
export const idFrom = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

const approvalIn = (input: CompanyApprovalInput | null | undefined): ApprovalTyped | null =>
  input ? { approverId: idFrom(input.approver_id), limit: input.limit ?? null } : null;

export const newUserIn = ({ firstname, lastname, rights, approval }: CompanyUserCreateInput): UserTyped => ({
  firstname,
  lastname,
  rights: rightsInInput(rights, null),
  approval: approvalIn(approval),
});

/** What the input leaves out stays as it is stored; an approval of null removes the approver. */
export const changedUserIn = (
  { firstname, lastname, rights, approval }: CompanyUserUpdateInput,
  stored: UserTyped,
): UserTyped => ({
  firstname: firstname ?? stored.firstname,
  lastname: lastname ?? stored.lastname,
  rights: rightsInInput(rights ?? {}, stored.rights),
  approval: approval === undefined ? stored.approval : approvalIn(approval),
});
