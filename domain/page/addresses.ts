// Every address that the shop can name. Spec §2 "Screens and routes"; the two that it leaves open (return form, withdrawal) are
// decided in architecture §9. Nothing else in the repository writes a path by hand.

const segment = (value: string | number) => encodeURIComponent(String(value));
const optional = (base: string, value: string | number | undefined) =>
  value === undefined || value === '' ? base : `${base}/${segment(value)}`;
// Slugs and url paths may hold slashes, which stay; a leading one is not doubled, or the address would name another host.
const nested = (path: string) => `/${path.split('/').filter(Boolean).map(segment).join('/')}`;
const withQuestions = (path: string, questions: Record<string, string | number | null | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(questions)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
};

export const frontPath = () => '/';

// Catalogue
/** Spec §2: '/' and the slug; chosen options follow as configurableOptions, comma separated. */
export const productPath = (slug: string, options: readonly (string | number)[] = []) =>
  withQuestions(nested(slug), { configurableOptions: options.join(',') });
/** The drawing board of a product that the shopper designs; what is chosen follows, option by option. */
export const configuratorPath = (sku: string, chosen: Record<string, string> = {}) =>
  withQuestions(optional('/design-selv', sku), chosen);
export const categoryPath = (urlPath: string) => nested(urlPath);
export const searchPath = (q?: string) => withQuestions('/search', { q });
/** The list of a sitemap's files, or one of them. */
export const sitemapPath = (part?: string) => (part === undefined ? '/sitemap.xml' : optional('/sitemap', part));
export const brandsPath = () => '/brands';
export const brandPath = (id: string | number) => optional('/brands', id);
export const certificatesPath = () => '/miljocertifikater';
export const certificatePath = (id: string | number) => optional('/miljocertifikater', id);
export const inkFinderPath = () => '/blaek-og-toner';
export const inkMakePath = (make: string) => optional('/blaek-og-toner', make);
export const inkSeriesPath = (make: string, series: string) => optional(inkMakePath(make), series);
export const inkFinderResultsPath = (id?: string | number) => optional('/blaek-og-toner/resultater', id);
export const giftCardPath = () => '/gavekort';
/** `lines`: what the page checks when it opens, in the form of its text field. */
export const quickOrderPath = (lines = '') =>
  `/hurtigbestilling${lines === '' ? '' : `?lines=${encodeURIComponent(lines)}`}`;
export const designPath = () => '/design';
export const offersPath = () => '/my-offers';
export const productNewsPath = () => '/produktnyheder';
export const legacyCategoryPath = (id: string | number) => optional('/catalog/category/view/id', id);
export const legacyProductPath = (id: string | number) => optional('/catalog/product/view/id', id);

/** The page on which the shopper of an order by phone accepts the terms and pays; `token` opens it. */
export const phoneOrderPath = (token: string) => optional('/telefonordre', token);
/** Cancels a stock notification; the token is in its mail. */
export const stockNoticePath = (token: string) => optional('/lagerbesked', token);

// Cart and checkout
export const cartPath = () => '/cart';
export const cartItemPath = (id?: string | number) => optional('/cart/item', id);
export const checkoutPath = () => '/checkout';
export const checkoutCancelPath = () => '/checkout/cancel';
export const checkoutSuccessPath = () => '/checkout/success';

// Who is here
/** `expired`: the login page says that the login has ended. */
export const loginPath = (returnTo?: string, expired = false) =>
  withQuestions('/customer/login', { returnTo, expired: expired ? 1 : null });
/** Paths that logins are posted to, with any kind of proof: an expired login must not block a new one. */
export const isLoginAddress = (path: string): boolean =>
  /^\/(?:customer\/(?:login|create)|demo\/login|cgm\/authenticate|login_as_customer\/.+|[^/]+\/quicklogin\/.+)$/.test(
    path,
  );
export const logoutPath = () => '/customer/logout';
export const createAccountPath = (questions: { kind?: string; returnTo?: string | null } = {}) =>
  withQuestions('/customer/create', { kind: questions.kind, returnTo: questions.returnTo });
/** `returnTo`: where to after the login. */
export const azureLoginPath = (returnTo?: string | null) => withQuestions('/azure/oauth', { returnTo });
export const cgmLoginPath = () => '/cgm/authenticate';
export const impersonatePath = (token?: string) => optional('/login_as_customer/customer/impersonate/token', token);
export const quickLoginPath = (prefix: string, id: string | number, key: string) =>
  `/${segment(prefix)}_customer/quicklogin/id/${segment(id)}/key/${segment(key)}`;
export const punchoutPath = () => '/punchout/authenticate';
export const punchoutFailedPath = () => '/punchout/invalid-session';
/** `key`: of the visit that was announced; `to`: where the buyer comes in. */
export const punchoutEnterPath = (key: string, to: string) =>
  `/punchout/enter/${segment(key)}?${new URLSearchParams({ to })}`;
/** A page of a visit that rides in the address; the front door puts the key before every other way on by itself. */
export const carriedVisitPath = (key: string, path: string) => `/punchout/s/${segment(key)}${path}`;
export const cxmlPath = () => '/punchout/cxml';
/** Where a buyer's browser begins; works once. */
export const punchoutStartPath = (token: string) => `/punchout/start/${segment(token)}`;
export const punchoutReturnPath = () => '/punchout/return';

// Account
export const accountPath = () => '/customer/account';
export const addressBookPath = () => '/customer/account/address-book';
export const bonusPointPath = () => '/customer/account/bonuspoint';
export const createPasswordPath = () => '/customer/account/createpassword';
/** `user`: the form of one of the company's users; 'new': of a new one. */
export const customerAdministrationPath = (user?: string) =>
  withQuestions('/customer/account/customer-administration', { user });
export const forgotPasswordPath = (sent = false) =>
  withQuestions('/customer/account/forgot-password', { sent: sent ? 1 : null });
export const invoicesPath = () => '/customer/account/invoices';
export const ordersPath = () => '/customer/account/orders';
export const keptCardsPath = (returnTo?: string) => withQuestions('/customer/account/betalingskort', { returnTo });
export const subscriptionsPath = () => '/customer/account/subscriptions';
export const subscriptionPath = (id: string | number) => optional('/customer/account/subscriptions/id', id);
export const orderPath = (id: string | number) => optional('/customer/account/orders', id);
/** A document of an order as another system reads it. */
export const eInvoicePath = (order: string, number: string, format: string) =>
  withQuestions('/generate/e-invoice', { order, number, format });
/** An invoice or credit note that the seller's accounting system has written, as a PDF. */
export const erpInvoicePath = (order: string, kind: 'invoice' | 'credit', number: string) =>
  withQuestions('/generate/erp-invoice', { order, kind, number });
/** `order`: one of them, by its number. */
export const pendingOrderPath = (order?: string) => withQuestions('/customer/account/pending-order', { order });
export const profileSettingsPath = () => '/customer/account/profile-settings';
export const profileDataPath = () => '/customer/account/profile-settings/data';
export const safetyDatasheetsPath = () => '/customer/account/safety-datasheets';
/** All of them in one file; `q` narrows as on the page. */
export const safetyDatasheetsZipPath = (q = '') => withQuestions('/customer/account/safety-datasheets/zip', { q });
export const myPrintersPath = () => '/customer/account/printere';
export const accountPagePath = (page: string) => optional('/customer/account', page);
export const shoppingListPath = (id?: string | number) => optional('/customer/shopping-list', id);

/** A list whose lines go into the cart from this one on: those before it have had their turn. */
export const listPartPath = (id: string, from: number) =>
  from === 1 ? shoppingListPath(id) : `${shoppingListPath(id)}?from=${from}`;

/** A list to take home: as a file for a spreadsheet, on paper, or as labels with barcodes. */
export const LIST_PAPERS = ['csv', 'pdf', 'labels'] as const;
export type ListPaper = (typeof LIST_PAPERS)[number];
export const listPaperPath = (id: string, paper: ListPaper) => `${shoppingListPath(id)}/${paper}`;
export const infoPath = (slug?: string) => optional('/info', slug);
export const withdrawalPath = () => infoPath('fortrydelsesret');

// Machinery
/** Spec §7: all calls are POST to a same-origin path with a client name. */
export const graphqlPath = (client: 'default' | 'commerce' | 'content' | 'staff') => `/graphql/${client}`;
export const PDF_KINDS = ['order', 'invoice', 'credit', 'product', 'cart', 'giftcard', 'withdrawal', 'return'] as const;
export type PdfKind = (typeof PDF_KINDS)[number];
/** A paper as PDF: an order, invoice or credit note by its number, a product by its slug, the cart, a gift card by its token, a withdrawal's receipt by its number, a return's label by its number. `token`: that of the order. */
export const pdfPath = (kind: PdfKind, id = '1', token: string | null = null) =>
  withQuestions('/generate/pdf', { [kind]: id, token });
/** What the visitor has agreed to, and the form that says it. */
export const consentPath = () => '/consent';

export * from '#domain/law/addresses';
// Paths of panels, campaigns and the redirect check are in separate files only because of their size.
export * from '#domain/page/campaign-addresses';
export * from '#domain/page/content-addresses';
export * from '#domain/page/panel-addresses';
export { samePath } from '#domain/page/same-path';
export * from '#domain/page/service-addresses';
