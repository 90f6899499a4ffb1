// A company's user between rows and wire.
import { money } from '#backend/commerce/catalogue/product/price';
import type {
  CompanyApprovalInput,
  CompanyUser,
  CompanyUserUpdateInput,
  SubUserRightsInput,
} from '#backend/generated/commerce';
import { hasMailbox } from '#domain/punchout/buyers';
import { mayDelete, type Rights, rightsOf } from '#domain/sub-user';
import type { UserTyped } from './administer';
import type { UserRow } from './company.sql';

export function userToWire({ customer, approverName, approvesFor, waiting }: UserRow, actorId: number): CompanyUser {
  const rights = rightsOf(customer.flags, customer.accountSettings);
  const isSelf = customer.id === actorId;
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
    },
    approver_id: approverId === null ? null : String(approverId),
    approver_name: approverName,
    approval_limit: approvalLimitOere === null ? null : money(approvalLimitOere),
    is_welcomed: isBySystem || customer.passwordHash !== '',
    is_self: isSelf,
    deletable: mayDelete({ isSelf, approvesFor, waiting }).ok,
  };
}

const rightsInInput = (input: SubUserRightsInput): Rights => ({
  allInvoices: input.see_all_invoices ?? false,
  allOrders: input.see_all_orders ?? false,
  listsOnly: input.limit_to_shopping_lists ?? false,
  bonusShop: input.bonusshop_access ?? false,
  manageCustomers: input.manage_customers ?? false,
  requisitioner: input.req_required ?? false,
  requisitionNumber: input.req_no_required ?? false,
});

/** Ids of the wire that are not numbers as we give them belong to no one. */
export const idFrom = (id: string): number => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0);

const approvalIn = (input: CompanyApprovalInput | null | undefined) =>
  input ? { approverId: idFrom(input.approver_id), limit: input.limit ?? null } : null;

export const typedIn = ({ firstname, lastname, rights, approval }: Omit<CompanyUserUpdateInput, 'id'>): UserTyped => ({
  firstname,
  lastname,
  rights: rightsInInput(rights),
  approval: approvalIn(approval),
});
