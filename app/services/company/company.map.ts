// From the wire to a company's users and back.

import type { Rights } from '#domain/company/sub-user';
import { kroner, oere } from '#domain/money/money';
import { customerAdministrationPath } from '#domain/page/addresses';
import type { SubUser, SubUserTyped } from '~/models/company';
import type { CompanyUserCreateInput, SubUserFieldsFragment, SubUserRightsInput } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';

const subUserRights = (rights: SubUserFieldsFragment['rights']): Rights => ({
  allInvoices: rights.see_all_invoices,
  allOrders: rights.see_all_orders,
  listsOnly: rights.limit_to_shopping_lists,
  bonusShop: rights.bonusshop_access,
  manageCustomers: rights.manage_customers,
  requisitioner: rights.req_required,
  requisitionNumber: rights.req_no_required,
  administrator: rights.administrator,
});

const rightsToWire = (rights: Rights): SubUserRightsInput => ({
  see_all_invoices: rights.allInvoices,
  see_all_orders: rights.allOrders,
  limit_to_shopping_lists: rights.listsOnly,
  bonusshop_access: rights.bonusShop,
  manage_customers: rights.manageCustomers,
  req_required: rights.requisitioner,
  req_no_required: rights.requisitionNumber,
  administrator: rights.administrator,
});

export const subUserOf = (user: SubUserFieldsFragment): SubUser => ({
  id: user.id,
  firstname: user.firstname,
  lastname: user.lastname,
  email: user.email,
  rights: subUserRights(user.rights),
  approval: user.approver_id
    ? {
        approverId: user.approver_id,
        approver: user.approver_name ?? '',
        limitOere: user.approval_limit ? moneyOf(user.approval_limit) : null,
      }
    : null,
  isWelcomed: user.is_welcomed,
  isSelf: user.is_self,
  isProtected: user.is_protected,
  deletable: user.deletable,
  href: customerAdministrationPath(user.id),
});

export function subUserToWire({
  firstname,
  lastname,
  rights,
  approval,
}: SubUserTyped): Omit<CompanyUserCreateInput, 'email'> {
  const limit = approval && approval.limitOere !== null ? kroner(oere(approval.limitOere)) : null;
  return {
    firstname,
    lastname,
    rights: rightsToWire(rights),
    approval: approval && { approver_id: approval.approverId, limit },
  };
}
