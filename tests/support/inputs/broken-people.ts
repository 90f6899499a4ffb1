// Rows of a shop's tables of people, agreements and promotions with one fault each, and the message for it.
import { stringify } from 'csv-stringify/sync';

type Row = Record<string, string>;

export interface BrokenRow {
  file: string;
  /** The difference to a valid row. */
  row: Row;
  column: string | null;
  says: string;
}

/** A valid row of each table. */
const GOOD: Record<string, Row> = {
  'companies.csv': { number: '9001', name: 'Prøve ApS', cvr: '99412070' },
  'customers.csv': { email: 'ny@example.dk', firstname: 'Ny', lastname: 'Kunde', group: 'private', store: 'b2c' },
  'customer-addresses.csv': {
    email: 'anna@example.dk',
    firstname: 'Ny',
    lastname: 'Kunde',
    street: 'Lærkevej 8',
    postcode: '5260',
    city: 'Odense S',
    telephone: '+45 20 30 40 50',
  },
  'contract-prices.csv': { company: '1001', price: '12.50', from: '2027-01-01' },
  'assortments.csv': { company: '1003', rule: 'disallow', categories: 'gaver' },
  'shopping-lists.csv': { name: 'Prøve', company: '1001', created_at: '2026-01-01' },
  'points.csv': { email: 'anna@example.dk', at: '2026-01-01', points: '5' },
  'punchout-buyers.csv': {
    connection: 'fjordhavn-cxml',
    email: 'buyer-1@punchout.invalid',
    made_at: '2026-01-01',
    seen_at: '2026-01-01',
  },
  'segments.csv': { code: 'prøve', title_da: 'Prøve', title_en: 'Try' },
  'segment-members.csv': { segment: 'kaffe', email: 'anna@example.dk' },
  'promotions.csv': { number: '901', name_da: 'Prøve', name_en: 'Try', kind: 'free-freight', from: '2026-01-01' },
  'coupons.csv': { code: 'NY', promotion: '3' },
  'gift-cards.csv': { code: 'GAVE-NY', amount: '100', issued_at: '2026-01-01' },
  'orders.csv': {
    number: '1',
    placed_at: '2026-01-01',
    email: 'ny@example.dk',
    store: 'b2c',
    status: 'complete',
    firstname: 'Ny',
    lastname: 'Kunde',
    street: 'Lærkevej 8',
    postcode: '5260',
    city: 'Odense S',
  },
  'order-lines.csv': { order: '90000001', quantity: '1', price: '10' },
  'reviews.csv': { rating: '5', nickname: 'Bo', title: 'God', detail: 'Den er god.' },
  'product-views.csv': { day: '2026-11-01', views: '1' },
};

/** A line of the file, in the order of its columns. */
export function rowFor(files: ReadonlyMap<string, string>, file: string, row: Row): string {
  const columns = (files.get(file) ?? '').split('\n')[0]?.split(',') ?? [];
  const values: Row = { ...GOOD[file], ...row };
  return stringify([columns.map((column) => values[column] ?? '')]);
}

let made = 0;
/** Rows that are compared by a key get a unique one, so that each has exactly one fault. */
const KEYS: Record<string, (at: number) => Row> = {
  'companies.csv': (at) => ({ number: String(9100 + at) }),
  'customers.csv': (at) => ({ email: `ny${at}@example.dk` }),
  'customer-addresses.csv': (at) => ({ street: `Lærkevej ${at}` }),
  'contract-prices.csv': (at) => ({ from: `${1950 + at}-01-01` }),
  'assortments.csv': () => ({}),
  'shopping-lists.csv': (at) => ({ name: `Prøve ${at}` }),
  'points.csv': (at) => ({ note: `Prøve ${at}` }),
  'punchout-buyers.csv': (at) => ({ buyer: `køber-${at}` }),
  'segments.csv': (at) => ({ code: `prøve-${at}` }),
  'segment-members.csv': () => ({}),
  'promotions.csv': (at) => ({ number: String(9100 + at) }),
  'coupons.csv': (at) => ({ code: `NY${at}` }),
  'gift-cards.csv': (at) => ({ code: `GAVE-NY-${at}` }),
  'orders.csv': (at) => ({ number: `N${at}` }),
  'order-lines.csv': () => ({}),
  'reviews.csv': (at) => ({ title: `God ${at}` }),
  'product-views.csv': () => ({}),
};

const broken = (file: string, row: Row, column: string | null, says: string): BrokenRow => {
  made += 1;
  return { file, row: { ...KEYS[file]?.(made), ...row }, column, says };
};

const EMPTY = 'Feltet skal udfyldes.';
const MAIL = 'Her skal stå en e-mailadresse.';
const MONEY = 'Her skal stå et beløb i kroner med højst to decimaler, for eksempel 12.50.';
const SWITCH = 'Her skal stå 1 eller 0.';
const MOMENT = 'Her skal stå en dato som 2026-12-31 eller et tidspunkt som 2026-12-31T23:00:00Z.';
const NAME = 'Her skal stå et navn.';
const BUTTON = 'button_da, button_en og href hører sammen.';
const ADDRESS = 'Skriv en adresse som /kaffe eller https://….';
const whole = (least: number, most: number) => `Her skal stå et helt tal mellem ${least} og ${most}.`;
const INT = 2_147_483_647;

export const BROKEN_IN_FILES: readonly BrokenRow[] = [
  broken(
    'companies.csv',
    { cvr: '99412071' },
    'cvr',
    'Her skal stå et CVR-nummer på 8 cifre med rigtigt kontrolciffer.',
  ),
  broken('companies.csv', { cvr: '' }, 'cvr', EMPTY),
  broken('companies.csv', { name: 'www.example.dk' }, 'name', 'Navnet kan ikke være en virksomheds.'),
  broken(
    'companies.csv',
    { ean: '5798009900419' },
    'ean',
    'Her skal stå et EAN-nummer på 13 cifre med rigtigt kontrolciffer.',
  ),
  broken(
    'companies.csv',
    { vat_id: 'DK12' },
    'vat_id',
    'Her skal stå et momsnummer, for eksempel DK og et CVR-nummer.',
  ),
  broken('companies.csv', { credit_limit: '-1' }, 'credit_limit', MONEY),
  broken(
    'companies.csv',
    { credit_limit: '12.500' },
    'credit_limit',
    '"12.500" kan betyde 12,5 eller 12500. Skriv 12,5 eller 12500.',
  ),
  broken('companies.csv', { free_shipping_from: '21474836.48' }, 'free_shipping_from', MONEY),
  broken('companies.csv', { invoice_allowed: 'ja' }, 'invoice_allowed', SWITCH),
  broken('companies.csv', { weekday: 'lørdag' }, 'weekday', 'Vælg mellem mandag, tirsdag, onsdag, torsdag, fredag.'),
  broken('companies.csv', { number: '0' }, 'number', whole(1, INT)),
  broken('companies.csv', { number: '99999999999' }, 'number', whole(1, INT)),
  broken('customers.csv', { email: 'anna.example.dk' }, 'email', MAIL),
  broken('customers.csv', { firstname: '<b>' }, 'firstname', NAME),
  broken('customers.csv', { lastname: '' }, 'lastname', EMPTY),
  broken(
    'customers.csv',
    { firstname: 'Christian Frederik', lastname: 'von Hohenzollern' },
    'lastname',
    'Fornavn og efternavn må tilsammen have højst 30 tegn.',
  ),
  broken('customers.csv', { active: '2' }, 'active', SWITCH),
  broken('customers.csv', { language: 'sv' }, 'language', 'Vælg mellem da, en.'),
  broken('customers.csv', { order_history_of: 'all' }, 'order_history_of', 'Vælg mellem own, business.'),
  broken('customers.csv', { shopping_list_limit: '-1' }, 'shopping_list_limit', whole(0, 10_000)),
  broken(
    'customers.csv',
    { password: 'kontor' },
    'password',
    'Adgangskoden skal have mindst 8 tegn af tre slags: små og store bogstaver, tal, tegn.',
  ),
  broken(
    'customers.csv',
    { password_hash: '$2y$10$abc' },
    'password_hash',
    'Her skal stå en hash, som butikken selv har skrevet (scrypt$…).',
  ),
  broken(
    'customers.csv',
    { password_hash: `scrypt$1073741824$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}` },
    'password_hash',
    'Her skal stå en hash, som butikken selv har skrevet (scrypt$…).',
  ),
  broken(
    'customers.csv',
    { password: 'Kontor-2026', password_hash: `scrypt$16384$8$1$${'a'.repeat(22)}$${'b'.repeat(43)}` },
    'password',
    'Skriv password eller password_hash, ikke begge.',
  ),
  broken(
    'customers.csv',
    { email: 'selv@example.dk', approver: 'Selv@example.dk', company: '1001' },
    'approver',
    'Ingen kan godkende sine egne ordrer.',
  ),
  broken(
    'customers.csv',
    { approver: 'frederik@havnens-arkitekter.example' },
    'approver',
    'Kun en virksomheds kunder kan have en godkender.',
  ),
  broken('customers.csv', { approval_limit: '100', company: '1001' }, 'approval_limit', 'Grænsen kræver en godkender.'),
  broken('customers.csv', { approval_limit: '-100' }, 'approval_limit', MONEY),
  broken('customers.csv', { is_business_admin: '1' }, 'is_business_admin', 'Kun en virksomhed har en administrator.'),
  broken('customer-addresses.csv', { postcode: '0001' }, 'postcode', 'Postnummeret findes ikke i Danmark.'),
  broken('customer-addresses.csv', { postcode: '3900' }, 'postcode', 'Postnummeret findes ikke i Danmark.'),
  broken('customer-addresses.csv', { street: 'Lærkevej' }, 'street', 'Her skal stå en vej med husnummer.'),
  broken('customer-addresses.csv', { city: '5260' }, 'city', 'Her skal stå en by.'),
  broken('customer-addresses.csv', { telephone: '123' }, 'telephone', 'Her skal stå et telefonnummer.'),
  broken('customer-addresses.csv', { country: 'SE' }, 'country', 'Vælg mellem DK.'),
  broken(
    'customer-addresses.csv',
    { default_billing: '1' },
    'default_billing',
    'anna@example.dk har allerede en i linje 2.',
  ),
  broken(
    'customer-addresses.csv',
    { default_shipping: '1' },
    'default_shipping',
    'anna@example.dk har allerede en i linje 2.',
  ),
  broken('contract-prices.csv', { price: '21474836.48' }, 'price', MONEY),
  broken('contract-prices.csv', { price: '-1' }, 'price', MONEY),
  broken('contract-prices.csv', { from: '' }, 'from', EMPTY),
  broken('contract-prices.csv', { from: '2026-02-30' }, 'from', MOMENT),
  broken('contract-prices.csv', { to: '31-12-2026' }, 'to', MOMENT),
  broken('contract-prices.csv', { from: '2026-06-01', to: '2026-05-31' }, 'to', 'Aftalen slutter, før den begynder.'),
  broken('contract-prices.csv', { company: 'Havnen' }, 'company', whole(1, INT)),
  broken(
    'assortments.csv',
    { email: 'anna@example.dk' },
    'company',
    'Skriv enten en virksomhed eller en kundes e-mailadresse.',
  ),
  broken('assortments.csv', { company: '' }, 'company', 'Skriv enten en virksomhed eller en kundes e-mailadresse.'),
  broken('assortments.csv', { rule: 'hide' }, 'rule', 'Vælg mellem allow, disallow.'),
  broken('assortments.csv', { categories: '' }, 'categories', 'Skriv mindst én kategori, som ikke skal ses.'),
  broken('assortments.csv', { company: '1002' }, null, '"1002 disallow" står også i assortments.csv, linje 2.'),
  broken('shopping-lists.csv', { company: '' }, 'company', 'Skriv den virksomhed eller den kunde, som listen er for.'),
  broken('shopping-lists.csv', { skus: '1|2|1' }, 'skus', 'Varen 1 står der to gange.'),
  broken('points.csv', { points: '0' }, 'points', 'Nul point er ingen bevægelse.'),
  broken('points.csv', { points: '1.5' }, 'points', whole(-10_000_000, 10_000_000)),
  broken('points.csv', { at: 'i går' }, 'at', MOMENT),
  broken(
    'punchout-buyers.csv',
    { email: 'anna@example.dk' },
    'email',
    'Kun konti, som indkøbssystemet selv har lavet, kan være en købers.',
  ),
  broken('punchout-buyers.csv', { buyer: 'MHolm' }, 'buyer', 'Skriv køberens id med små bogstaver.'),
  broken('punchout-buyers.csv', { made_at: 'i går' }, 'made_at', MOMENT),
  broken('segments.csv', { button_da: 'Se' }, 'button_da', BUTTON),
  broken('segments.csv', { button_da: 'Se', button_en: 'See', href: 'javascript:alert(1)' }, 'href', ADDRESS),
  broken(
    'promotions.csv',
    { kind: 'percent', percent: '100.01' },
    'percent',
    'Her skal stå en procent mellem 0 og 100 med højst to decimaler, for eksempel 12.5.',
  ),
  broken('promotions.csv', { kind: 'percent' }, 'percent', 'Skriv, hvor mange procent der gives.'),
  broken('promotions.csv', { kind: 'fixed' }, 'amount', 'Skriv, hvor mange kroner der gives.'),
  broken('promotions.csv', { kind: 'gift' }, 'gifts', 'Skriv mindst én vare at vælge som gave.'),
  broken('promotions.csv', { kind: 'rabat' }, 'kind', 'Vælg mellem gift, buy-x-get-y, percent, fixed, free-freight.'),
  broken(
    'promotions.csv',
    { minimum: '0' },
    'minimum',
    'Et mindstekøb er over 0 kr.; lad feltet være tomt, hvis der ikke er noget.',
  ),
  broken('promotions.csv', { to: '2025-12-31' }, 'to', 'Rabatten slutter, før den begynder.'),
  broken('promotions.csv', { buy: '0' }, 'buy', whole(1, 1000)),
  broken('promotions.csv', { number: '1' }, null, '"1" står også i promotions.csv, linje 2.'),
  broken('coupons.csv', { code: 'velkommen 10' }, null, '"VELKOMMEN10" står også i coupons.csv, linje 2.'),
  broken('coupons.csv', { usage_limit: '0' }, 'usage_limit', whole(1, INT)),
  broken('coupons.csv', { href: '/kaffe' }, 'button_da', BUTTON),
  broken(
    'gift-cards.csv',
    { code: 'gavekort demo 0500' },
    null,
    '"GAVEKORTDEMO0500" står også i gift-cards.csv, linje 2.',
  ),
  broken('gift-cards.csv', { code: '--' }, 'code', 'Her skal stå en kode.'),
  broken('gift-cards.csv', { issued: '99' }, 'amount', 'Kortet kan ikke indeholde mere, end det lød på (issued).'),
  broken('gift-cards.csv', { valid_to: '2025-01-01' }, 'valid_to', 'Kortet udløber, før det er udstedt.'),
  broken(
    'gift-cards.csv',
    { amount: '1,505' },
    'amount',
    '"1,505" kan betyde 1,505 eller 1505. Skriv 1,505 eller 1505.',
  ),
  broken('reviews.csv', { rating: '6' }, 'rating', whole(1, 5)),
  broken('reviews.csv', { status: 'hidden' }, 'status', 'Vælg mellem approved, pending, rejected.'),
  broken('reviews.csv', { detail: '' }, 'detail', EMPTY),
  broken(
    'orders.csv',
    { status: 'pending' },
    'status',
    'Vælg mellem processing, shipped, delivered, complete, canceled, closed.',
  ),
  broken('orders.csv', { cvr: '12345678' }, 'cvr', 'Her skal stå et CVR-nummer på 8 cifre med rigtigt kontrolciffer.'),
  broken('product-views.csv', { views: '0' }, 'views', whole(1, 10_000_000)),
  broken('product-views.csv', { day: '2026-02-30' }, 'day', 'Her skal stå en dato som 2026-12-31.'),
  broken('orders.csv', { number: '' }, 'number', EMPTY),
  broken('orders.csv', { number: 'uden' }, 'number', 'Ordren uden har ingen linjer i order-lines.csv.'),
  broken('orders.csv', { freight: '-1' }, 'freight', MONEY),
  broken('order-lines.csv', { order: 'findes-ikke' }, 'order', 'Ordren findes-ikke står ikke i orders.csv.'),
  broken('order-lines.csv', { quantity: '0' }, 'quantity', whole(1, 1_000_000)),
  broken('order-lines.csv', { price: '21474836.48' }, 'price', MONEY),
];

export const BROKEN_IN_SHOP: readonly BrokenRow[] = [
  broken('product-views.csv', { sku: 'findes-ikke' }, 'sku', 'Varen findes-ikke findes ikke.'),
  broken('product-views.csv', { sku: '1900700', day: '2099-01-01' }, 'day', 'Dagen ligger i fremtiden.'),
  broken('companies.csv', { duty_exempt: 'sukker' }, 'duty_exempt', expectedDuties('sukker')),
  broken('customers.csv', { group: 'vip' }, 'group', 'Kundegruppen vip findes ikke.'),
  broken('customers.csv', { store: 'norge' }, 'store', 'Butikken norge findes ikke.'),
  broken('customers.csv', { company: '77' }, 'company', 'Virksomheden 77 findes ikke.'),
  broken(
    'customers.csv',
    { company: '1001', approver: 'ukendt@example.dk' },
    'approver',
    'Ingen kunde har ukendt@example.dk.',
  ),
  broken(
    'customers.csv',
    { email: 'fremmed@example.dk', company: '1001', approver: 'grethe@fjordhavn.example' },
    'approver',
    'grethe@fjordhavn.example og fremmed@example.dk hører ikke til samme virksomhed.',
  ),
  broken('customer-addresses.csv', { email: 'ukendt@example.dk' }, 'email', 'Ingen kunde har ukendt@example.dk.'),
  broken('contract-prices.csv', { company: '77' }, 'company', 'Virksomheden 77 findes ikke.'),
  broken('contract-prices.csv', { sku: 'findes-ikke' }, 'sku', 'Varen findes-ikke findes ikke.'),
  broken('assortments.csv', { categories: 'gaver|findes-ikke' }, 'categories', 'Kategorien findes-ikke findes ikke.'),
  broken('assortments.csv', { company: '', email: 'ukendt@example.dk' }, 'email', 'Ingen kunde har ukendt@example.dk.'),
  broken('shopping-lists.csv', { skus: 'findes-ikke' }, 'skus', 'Varen findes-ikke findes ikke.'),
  broken('shopping-lists.csv', { company: '77' }, 'company', 'Virksomheden 77 findes ikke.'),
  broken('points.csv', { email: 'ukendt@example.dk' }, 'email', 'Ingen kunde har ukendt@example.dk.'),
  broken('punchout-buyers.csv', {}, 'email', 'Ingen kunde har buyer-1@punchout.invalid.'),
  broken('segments.csv', { picture: 'findes-ikke' }, 'picture', 'Varen findes-ikke findes ikke.'),
  broken('segment-members.csv', { segment: 'te' }, 'segment', 'Segmentet te findes ikke.'),
  broken('segment-members.csv', { email: 'ukendt@example.dk' }, 'email', 'Ingen kunde har ukendt@example.dk.'),
  broken('promotions.csv', { stores: 'norge' }, 'stores', 'Butikken norge findes ikke.'),
  broken('promotions.csv', { groups: 'vip' }, 'groups', 'Kundegruppen vip findes ikke.'),
  broken('promotions.csv', { categories: 'findes-ikke' }, 'categories', 'Kategorien findes-ikke findes ikke.'),
  broken('promotions.csv', { kind: 'gift', gifts: 'findes-ikke' }, 'gifts', 'Varen findes-ikke findes ikke.'),
  broken('coupons.csv', { promotion: '77' }, 'promotion', 'Rabatten 77 findes ikke.'),
  broken('coupons.csv', { segment: 'te' }, 'segment', 'Segmentet te findes ikke.'),
  broken('reviews.csv', { sku: 'findes-ikke' }, 'sku', 'Varen findes-ikke findes ikke.'),
  broken('reviews.csv', { store_view_code: 'norge' }, 'store_view_code', 'Butikken norge findes ikke.'),
  broken('reviews.csv', { email: 'ukendt@example.dk' }, 'email', 'Ingen kunde har ukendt@example.dk.'),
];

function expectedDuties(code: string): string {
  return `Afgiften ${code} findes ikke. Vælg mellem chocolate, coffee, kulturplus-device, kulturplus-storage-large, kulturplus-storage-small.`;
}
