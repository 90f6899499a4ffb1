// The table of addresses, read like the specification's (section 2). Layouts nest here; panels hang above all of them.
import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

const resources = [
  route('graphql/:client?', 'routes/resources/graphql.ts'),
  route('media/*', 'routes/resources/files.ts', { id: 'media' }),
  route('payment/*', 'routes/resources/files.ts', { id: 'payment' }),
  route('events', 'routes/resources/events.ts'),
  route('row/:location/:id', 'routes/resources/recommendation-row.tsx'),
  route('prices', 'routes/resources/prices.tsx'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('manifest.webmanifest', 'routes/resources/manifest.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'routes/resources/sitemap.ts', { id: 'sitemap-part' }),
  route('health', 'routes/resources/health.ts'),
  route('search/suggest', 'routes/catalogue/suggest.ts'),
  route('store/change', 'routes/resources/store-change.ts'),
  route('notification/close', 'routes/resources/notification-close.ts'),
  route('azure/oauth', 'routes/sso/azure.ts'),
  route('punchout/authenticate', 'routes/punchout/authenticate.ts'),
  route('punchout/enter/:key', 'routes/punchout/enter.ts'),
  route('punchout/cxml', 'routes/punchout/cxml.ts'),
  route('punchout/start/:token', 'routes/punchout/start.ts'),
  route('generate/pdf', 'routes/resources/pdf.ts'),
  route('customer/logout', 'routes/account/logout.ts'),
  route('customer/account/safety-datasheets/zip', 'routes/account/safety-zip.ts'),
  route('customer/account/profile-settings/data', 'routes/account/profile-data.ts'),
  route('demo/login', 'routes/demo/login.ts'),
  route('customer/shopping-list/:id/:paper', 'routes/account/list-paper.ts'),
  route('generate/e-invoice', 'routes/resources/e-invoice.ts'),
  route('demo/scripts', 'routes/demo/scripts.ts'),
  route('demo/order', 'routes/demo/order.ts'),
  route('demo/outbox/:id/html', 'routes/demo/mail-html.ts'),
];

const withFrame = layout('routes/layouts/default.tsx', [
  index('routes/catalogue/front.tsx'),
  route('search', 'routes/catalogue/search.tsx'),
  route('brands', 'routes/catalogue/brands.tsx'),
  route('brands/:id', 'routes/catalogue/brand.tsx'),
  route('miljocertifikater', 'routes/catalogue/certificates.tsx'),
  route('miljocertifikater/:id', 'routes/catalogue/certificate.tsx'),
  route('my-offers', 'routes/catalogue/offers.tsx'),
  route('produktnyheder', 'routes/catalogue/news.tsx'),
  route('design', 'routes/catalogue/design.tsx'),
  route('design-selv/:sku', 'routes/catalogue/configurator.tsx'),
  route('catalog/category/view/id/:id?', 'routes/catalogue/by-id.ts', { id: 'category-by-id' }),
  route('catalog/product/view/id/:id?', 'routes/catalogue/by-id.ts', { id: 'product-by-id' }),
  route('cart', 'routes/cart.tsx'),
  route('cart/item/:id?', 'routes/cart-item.tsx'),
  route('blaek-og-toner/:make?/:series?', 'routes/ink/finder.tsx'),
  route('blaek-og-toner/resultater/:id?', 'routes/ink/results.tsx'),
  route('gavekort', 'routes/service/gift-card.tsx'),
  route('hurtigbestilling', 'routes/ink/quick-order.tsx'),
  route('customer/account', 'routes/account/account.tsx', [
    index('routes/account/overview.tsx'),
    route('address-book', 'routes/account/address-book.tsx'),
    route('orders', 'routes/account/orders.tsx'),
    route('printere', 'routes/ink/my-printers.tsx'),
    route('orders/:id', 'routes/account/order.tsx'),
    route('subscriptions', 'routes/account/subscriptions.tsx'),
    route('subscriptions/id/:id?', 'routes/account/subscription.tsx'),
    route('invoices', 'routes/account/invoices.tsx'),
    route('safety-datasheets', 'routes/account/safety-datasheets.tsx'),
    route('bonuspoint', 'routes/account/bonus-points.tsx'),
    route('profile-settings', 'routes/account/profile-settings.tsx'),
    route('pending-order', 'routes/account/pending-order.tsx'),
    route('customer-administration', 'routes/account/customer-administration.tsx'),
    route(':page', 'routes/account/account-page.tsx'),
  ]),
  // Another part of the account, outside of its addresses.
  layout('routes/account/account.tsx', { id: 'lists' }, [
    route('customer/shopping-list/:id?', 'routes/account/shopping-list.tsx'),
  ]),
  route('info/:slug?', 'routes/content/page.tsx', { id: 'info' }),
  route('service/:slug?', 'routes/content/page.tsx', { id: 'service' }),
  route('inspiration/:slug?', 'routes/content/page.tsx', { id: 'inspiration' }),
  route('consent', 'routes/content/consent.tsx'),
  route('demo/outbox', 'routes/demo/mailbox.tsx'),
  route('demo/outbox/:id', 'routes/demo/mail.tsx'),
  // The rewrites of the specification (/{_rewrite} and the catch-all): a category, a product, a redirect, a page, or nothing.
  route('*', 'routes/catalogue/place.tsx'),
]);

const inCheckout = layout('routes/layouts/checkout.tsx', [
  route('checkout', 'routes/checkout/checkout.tsx'),
  route('checkout/cancel', 'routes/checkout/cancel.tsx'),
  route('checkout/success', 'routes/checkout/success.tsx'),
]);

const simple = layout('routes/layouts/simple.tsx', [
  route('customer/login', 'routes/account/login.tsx'),
  route('customer/create', 'routes/account/create.tsx'),
  route('customer/account/forgot-password', 'routes/account/forgot-password.tsx'),
  route('customer/account/createpassword', 'routes/account/create-password.tsx'),
  route('login_as_customer/customer/impersonate/token/:token?', 'routes/sso/impersonate.tsx'),
  route(':prefix/quicklogin/id/:id?/key/:key?', 'routes/sso/quick-login.tsx'),
  route('cgm/authenticate', 'routes/sso/partner.tsx'),
  route('demo/procurement', 'routes/demo/procurement.tsx'),
  route('punchout/return', 'routes/punchout/return.tsx'),
  route('punchout/invalid-session', 'routes/punchout/invalid-session.tsx'),
  route('lagerbesked/:token', 'routes/service/stock-notice.tsx'),
  route('panel/:name', 'routes/panel.tsx'),
]);

export default [
  ...resources,
  layout('routes/layouts/panel-host.tsx', [withFrame, inCheckout, simple]),
] satisfies RouteConfig;
