// Addresses of the back office.

export const staffPath = () => '/staff';
export const staffLoginPath = (to?: string) => (to ? `/staff/login?${new URLSearchParams({ to })}` : '/staff/login');
export const staffLoginCodePath = (to?: string) =>
  to ? `/staff/login/code?${new URLSearchParams({ to })}` : '/staff/login/code';
export const staffLogoutPath = () => '/staff/logout';
export const staffLanguagePath = () => '/staff/language';
export const staffAccountPath = () => '/staff/account';
export const staffSecondFactorPath = () => '/staff/account/second-factor';

export const staffInvitationPath = (token: string) => `/staff/invitation/${encodeURIComponent(token)}`;

export const staffPromotionsPath = () => '/staff/promotions';
export const staffNewPromotionPath = () => '/staff/new-promotion';
export const staffPromotionPath = (id: number) => `/staff/promotions/${id}`;
export const staffPromotionCodesPath = (id: number) => `/staff/promotions/${id}/codes`;

export const staffContentPath = () => '/staff/content';
export const staffNewContentPath = (kind: string) => `/staff/new-content/${kind}`;
export const staffContentEntryPath = (kind: string, name: string) =>
  `/staff/content/${kind}/${encodeURIComponent(name)}`;

export const staffMembersPath = () => '/staff/members';
export const staffNewMemberPath = () => '/staff/new-member';
export const staffMemberPath = (id: number) => `/staff/members/${id}`;

export const staffOrdersPath = (view?: string) =>
  view ? `/staff/orders?${new URLSearchParams({ view })}` : '/staff/orders';
export const staffOrderPath = (number: string) => `/staff/orders/${encodeURIComponent(number)}`;
/** A PDF that an ERP has sent. */
export const staffErpInvoicePath = (order: string, kind: string, number: string) =>
  `${staffOrderPath(order)}/erp-invoice?${new URLSearchParams({ kind, number })}`;

export const staffPackingSlipsPath = () => '/staff/orders/packing-slips';
export const staffAddressLabelsPath = () => '/staff/orders/labels';
export const staffInvoicesPath = () => '/staff/orders/invoices';
export const staffShipOrdersPath = () => '/staff/orders/ship';

/** `customer`: an e-mail that the form begins with. */
export const staffReadOrderPath = (customer?: string) =>
  customer ? `/staff/orders/read?${new URLSearchParams({ customer })}` : '/staff/orders/read';

export const staffCustomersPath = () => '/staff/customers';
export const staffCustomerPath = (id: number) => `/staff/customers/${id}`;
/** With the form of an act open. */
export const staffCustomerActPath = (id: number, act: string) =>
  `${staffCustomerPath(id)}?${new URLSearchParams({ act })}#act-${act}`;

export const staffProductsPath = () => '/staff/products';
export const staffNewProductPath = () => '/staff/new-product';
export const staffProductPath = (sku: string) => `/staff/products/${encodeURIComponent(sku)}`;

export const staffProductPicturesPath = (sku: string) => `${staffProductPath(sku)}/pictures`;

export const staffWaitingPath = (kind: string) => `/staff/waiting/${kind}`;

export const staffRequestPath = (id: number) => `/staff/requests/${id}`;
export const staffLogPath = () => '/staff/log';
export const staffWebhooksPath = () => '/staff/webhooks';
export const staffWebhookPath = (name: string) => `/staff/webhooks/${encodeURIComponent(name)}`;
export const staffWebhookEventPath = (name: string, number: number) => `${staffWebhookPath(name)}/events/${number}`;
export const staffCasePath = (kind: string, number: string) => `/staff/cases/${kind}/${encodeURIComponent(number)}`;
export const staffCasePicturePath = (number: string, picture: string) =>
  `${staffCasePath('complaints', number)}/pictures/${picture}`;

/** The target when it is a page of the back office; else its front page. */
export function staffTarget(path: string | null): string {
  const isStaff = path !== null && /^\/staff(\/|\?|$)/.test(path);
  return isStaff && !/^\/staff\/log(in|out)/.test(path) ? path : staffPath();
}
