// What a key of another system may do at the endpoint of staff: one table of scopes, and one of operations.
import type { OrderAct, StaffRight } from './rights';

interface ScopeOfRight {
  right: StaffRight;
  /** Mutations too; queries alone otherwise. */
  changes: boolean;
}

/** No scope gives the right to colleagues. Settings are read: a key opens no further door, and changes no bank account. */
export const STAFF_SCOPES = {
  'view-orders': { right: 'orders', changes: false },
  'manage-orders': { right: 'orders', changes: true },
  'view-money': { right: 'money', changes: false },
  'manage-money': { right: 'money', changes: true },
  'view-customers': { right: 'customers', changes: false },
  'manage-customers': { right: 'customers', changes: true },
  'view-catalogue': { right: 'catalogue', changes: false },
  'manage-catalogue': { right: 'catalogue', changes: true },
  'view-campaigns': { right: 'campaigns', changes: false },
  'manage-campaigns': { right: 'campaigns', changes: true },
  'view-content': { right: 'content', changes: false },
  'manage-content': { right: 'content', changes: true },
  'view-settings': { right: 'settings', changes: false },
} as const satisfies Record<string, ScopeOfRight>;
export type StaffScope = keyof typeof STAFF_SCOPES;

export const isStaffScope = (scope: string): scope is StaffScope => Object.hasOwn(STAFF_SCOPES, scope);

/** Rights of a key in a query, or in a mutation. */
export function rightsOfScopes(scopes: readonly string[], { changes }: { changes: boolean }): StaffRight[] {
  const given = scopes.filter(isStaffScope).map((scope) => STAFF_SCOPES[scope]);
  return [...new Set(given.filter((scope) => scope.changes || !changes).map(({ right }) => right))];
}

/** Where an operation names the store, by which a key of one store is held to it; `order`: the argument with an order's number. */
export type NamedStore = { in: 'argument' } | { in: 'filter' } | { in: 'order'; argument: 'number' | 'order' };

export interface KeyOperation {
  /** Absent: a key of one store is refused. */
  store?: NamedStore;
  /** Those that are open to keys; all by default. */
  acts?: readonly string[];
}

/** A credit note pays money back; mails are of people. */
const ORDER_ACTS_OF_KEYS: readonly OrderAct[] = [
  ...(['ship', 'hold', 'unhold', 'reduce', 'cancel', 'note', 'capture', 'invoice'] as const),
];

/**
 * An operation that is missing is closed to keys: logins, colleagues, second factors, the log, keys, all that is done in the name of a
 * customer. So is an act that pays money out, sends goods free of charge, or erases a person: staff decide these.
 */
export const KEY_OPERATIONS: Readonly<Record<string, KeyOperation>> = {
  staffOrders: { store: { in: 'filter' } },
  staffOrderViews: {},
  staffOrder: { store: { in: 'order', argument: 'number' } },
  staffPlannedReduction: { store: { in: 'order', argument: 'number' } },
  staffPackingSlips: {},
  staffAddressLabels: {},
  staffInvoices: {},
  staffErpInvoice: { store: { in: 'order', argument: 'order' } },
  staffChosenOrders: {},
  staffActOnOrder: { store: { in: 'order', argument: 'number' }, acts: ORDER_ACTS_OF_KEYS },
  staffShipOrders: {},
  staffWaiting: {},
  staffWaitingRows: {},
  staffCase: {},
  staffComplaintPicture: {},
  staffActOnCase: { acts: ['end', 'refuse', 'book', 'ask', 'accept', 'repaired'] },
  staffRequest: {},
  staffAnswerRequest: {},
  staffCloseRequest: {},
  staffCustomers: {},
  staffCustomer: {},
  staffActOnCustomer: { acts: ['deactivate', 'activate'] },
  staffChangeCompany: {},
  staffProducts: {},
  staffProductChoices: {},
  staffProduct: {},
  staffAddProduct: {},
  staffActOnProduct: {},
  staffFigures: { store: { in: 'argument' } },
  staffMissedSearches: { store: { in: 'argument' } },
  staffMonth: { store: { in: 'argument' } },
  staffDocuments: { store: { in: 'filter' } },
  staffOpenItems: {},
  staffOpenInvoice: {},
  staffJournal: {},
  staffVouchers: {},
  staffRegisterPayment: {},
  staffUndoPayment: {},
  staffPromotions: {},
  staffPromotion: {},
  staffPromotionChoices: {},
  staffPromotionCodes: {},
  staffAddPromotion: {},
  staffActOnPromotion: {},
  staffContent: {},
  staffContentStores: {},
  staffContentEntry: {},
  staffActOnContent: {},
  staffAddContent: {},
  staffShopPart: {},
  staffShopRecord: {},
  staffShopPartFile: {},
  staffChangeShopPart: {},
  staffChangeShopRecord: {},
  staffWebhooks: {},
  staffWebhookLog: {},
};

export const keyOperation = (name: string): KeyOperation | null =>
  Object.hasOwn(KEY_OPERATIONS, name) ? (KEY_OPERATIONS[name] ?? null) : null;
