// Invalid shop files: a replacement in a valid file, and the expected message. Each is tried separately; none may change anything.

export interface Broken {
  file: string;
  /** The text to replace … */
  from: string | RegExp;
  /** … and its replacement. */
  to: string;
  told: RegExp;
}

const shop = (from: string | RegExp, to: string, told: RegExp): Broken => ({ file: 'shop.yaml', from, to, told });
const delivery = (from: string | RegExp, to: string, told: RegExp): Broken => ({
  file: 'delivery.yaml',
  from,
  to,
  told,
});
const stock = (row: string, told: RegExp): Broken => ({
  file: 'stock.csv',
  from: /[\s\S]*/,
  to: `sku,source,quantity,counted_at\n${row}\n`,
  told,
});
const head = (line: string, told: RegExp): Broken => ({ file: 'stock.csv', from: /^[^\n]*\n/, to: `${line}\n`, told });

export const BROKEN: readonly Broken[] = [
  // YAML
  shop(/^company:/m, 'company: [', /^shop\.yaml:\d+: YAML kan ikke læses her/),
  shop(/^company:/m, 'company: &a\n  b: *a\n', /^shop\.yaml/),
  shop(/^company:/m, '\tcompany:', /^shop\.yaml:\d+: YAML kan ikke læses her/),
  shop(/^units:/m, 'company: 1\nunits:', /^shop\.yaml:\d+: YAML kan ikke læses her \(DUPLICATE_KEY\)/),
  shop(/^company:/m, 'compnay:', /\(compnay\): Kendes ikke\. Vælg mellem company, duties/),
  shop(/^stores:\n/m, 'stores: none\nold:\n', /\(stores\): Her skal stå en liste\./),
  // company
  shop('cvr: "31415926"', 'cvr: "31415927"', /\(company\.cvr\): CVR-nummeret er ikke gyldigt/),
  shop('cvr: "31415926"', 'cvr: 31415926', /\(company\.cvr\): Her skal stå en tekst/),
  shop('postcode: "2500"', 'postcode: "250"', /\(company\.postcode\): Postnummeret har 4 cifre/),
  shop('email: kundeservice@kontorvaerk.example', 'email: kundeservice', /\(company\.email\): E-mailadressen/),
  shop('registration: "9876"', 'registration: "98765"', /\(company\.bank_account\.registration\)/),
  shop('  city: Valby\n', '', /\(company\.city\): Mangler\./),
  shop('  city: Valby\n', '  city: Valby\n  country: DK\n', /\(company\.country\): Kendes ikke\./),
  // stores
  shop('code: b2c\n', 'code: B2C\n', /\(stores\[0\]\.code\): En kode har små bogstaver/),
  shop('code: b2b\n', 'code: b2c\n', /"b2c" står også i shop\.yaml, linje \d+\./),
  shop('id: 1\n', 'id: 1.5\n', /\(stores\[0\]\.id\)/),
  shop('id: 1\n', 'id: 0\n', /\(stores\[0\]\.id\): Tallet skal være mindst 1\./),
  shop('id: 1\n', 'id: one\n', /\(stores\[0\]\.id\): Her skal stå et (helt )?tal\./),
  shop('basis: gross', 'basis: both', /\(stores\[0\]\.basis\): Vælg mellem gross, net\./),
  shop('shows_vat: true', 'shows_vat: ja', /\(stores\[0\]\.shows_vat\): Her skal stå true eller false\./),
  shop('free_freight_from: 499', 'free_freight_from: 4.999', /free_freight_from\): Beløbet må højst have to decimaler/),
  shop('free_freight_from: 499', 'free_freight_from: -1', /free_freight_from\): Tallet skal være mindst 0/),
  shop('points_per_hundred: 20', 'points_per_hundred: 2000', /points_per_hundred\): Tallet skal være højst 1000/),
  shop('name: Kontorværk Privat', 'name: ""', /\(stores\[0\]\.name\): Teksten skal have mindst 1 tegn/),
  shop(/payment:\n\s+- card\n\s+- account/, 'payment: [account]', /\(stores\[0\]\.payment\): /),
  shop(/payment:\n\s+- card\n/, 'payment:\n      - cash\n', /\(stores\[0\]\.payment\[0\]\): Vælg mellem card, account/),
  shop(
    'basis: gross',
    'basis: gross\n    terms: { name: Vilkår, accept: "", page: info/vilkaar }',
    /\(stores\[0\]\.terms\.accept\): Teksten skal have mindst 1 tegn/,
  ),
  shop(
    'basis: gross',
    'basis: gross\n    terms: { name: Vilkår, accept: Ja, page: /info }',
    /\(stores\[0\]\.terms\.page\): En side skrives/,
  ),
  // shops
  shop(/languages:\n\s+- da\n/, 'languages:\n      - de\n', /\(shops\[0\]\.languages\[0\]\): Vælg mellem da, en/),
  shop('logo: look', 'logo: logo.gif', /\(shops\[0\]\.logo\): Et logo er en fil/),
  shop('logo: look', 'logo: pictures/logo.svg', /\(logo\): Billedet findes ikke/),
  // units and duties
  shop('unece: C62', 'unece: piece', /\(units\[\d\]\.unece\): Koden er to eller tre store bogstaver/),
  shop('per: kg', 'per: liter', /\(duties\[\d\]\.per\): Vælg mellem stk, kg\./),
  shop('from: 2015-01-01', 'from: 2015-13-01', /\(duties\[\d\]\.from\): Her skal stå en dato som 2026-12-31/),
  shop('to: 2026-01-01', 'to: 2014-01-01', /\(duties\[\d\]\.to\): Satsen slutter, før den begynder/),
  shop('amount: 9.59', 'amount: 9.591', /\(duties\[\d\]\.amount\): Beløbet må højst have to decimaler/),
  // the calendar
  delivery(/^/, 'calendar: { cutoff: 14 }\n', /\(calendar\.cutoff\): Her skal stå en tekst/),
  delivery(/^/, 'calendar: { cutoff: "24:00" }\n', /\(calendar\.cutoff\): Her skal stå et klokkeslæt/),
  delivery(/^/, 'calendar: { store_cutoffs: { b2x: "12:00" } }\n', /store_cutoffs\.b2x\): Butikken "b2x" findes ikke/),
  delivery(/^/, 'calendar: { closed: [2026-02-30] }\n', /\(calendar\.closed\[0\]\): Her skal stå en dato/),
  delivery(
    /^/,
    'calendar: { closed: [2026-12-23, 2026-12-23] }\n',
    /\(calendar\.closed\): Den samme dag står der to gange/,
  ),
  delivery(/^/, 'calendar: { open: [2026-12-23] }\n', /\(calendar\.open\[0\]\): Dagen er ikke en helligdag/),
  delivery(/^/, 'calendar: { closing: "12:00" }\n', /\(calendar\.closing\): Kendes ikke/),
  // delivery methods
  delivery('channel: day', 'channel: day\n    cutoff: "9:00"', /\(methods\[0\]\.cutoff\): Her skal stå et klokkeslæt/),
  delivery('carrier: parcel\n', 'carrier: Pakke Post\n', /\(methods\[0\]\.carrier\): En kode har/),
  delivery('kind: freeShipping1', 'kind: free', /\(methods\[0\]\.kind\): Vælg mellem freeShipping1/),
  delivery('channel: day', 'channel: night', /\(methods\[0\]\.channel\): Vælg mellem day/),
  delivery('store: b2c\n', 'store: b2x\n', /\(parcel\/home\): Butikken "b2x" findes ikke\./),
  delivery('store: b2c\n', 'store: b2cb\n', /\(parcel\/home\): En butik har to priser/),
  delivery('amount: 59\n', 'amount: many\n', /\(methods\[\d\]\.prices\[0\]\.amount\): Her skal stå et tal/),
  delivery('up_to_grams: 35000', 'up_to_grams: 20000', /Samme vægtgrænse står to gange/),
  delivery('up_to_grams: 20000', 'up_to_grams: 0', /up_to_grams\): Tallet skal være mindst 1/),
  delivery('method: home', 'method: business', /"parcel\/business" står også i delivery\.yaml/),
  delivery('delivery_days: 1', 'delivery_days: -1', /\(methods\[0\]\.delivery_days\): Tallet skal være mindst 0/),
  // physical stores and parcel shops
  delivery('from: 09:00', 'from: 9', /opening_hours\.monday\.from\): Her skal stå en tekst/),
  delivery('from: 09:00', 'from: 9:00', /opening_hours\.monday\.from\): Her skal stå et klokkeslæt/),
  delivery('from: 09:00', 'from: 18:00', /opening_hours\.monday\.to\): Butikken lukker, før den åbner/),
  delivery('latitude: 55.', 'latitude: 155.', /latitude\): Tallet skal være højst 90/),
  delivery('code: aarhus', 'code: kbh', /"kbh" står også i delivery\.yaml/),
  delivery('id: PS2002', 'id: PS2001', /"parcelshop\/PS2001" står også i delivery\.yaml/),
  delivery(/^service_points:/m, 'servicepoints:', /\(servicepoints\): Kendes ikke/),
  // stock
  stock('no-such-sku,central,1,', /^stock\.csv:2 \(sku\): Varen no-such-sku findes ikke\./),
  stock('{simple},nowhere,1,', /^stock\.csv:2 \(source\): Lageret "nowhere" findes ikke\./),
  stock('{parent},central,1,', /^stock\.csv:2 \(sku\): Varen .+ har varianter/),
  stock('{simple},central,1.5,', /^stock\.csv:2 \(quantity\): Her skal stå et helt tal/),
  stock('{simple},central,-1,', /^stock\.csv:2 \(quantity\): Her skal stå et helt tal/),
  stock('{simple},central,,', /^stock\.csv:2 \(quantity\): Feltet skal udfyldes/),
  stock('{simple},central,99999999999,', /^stock\.csv:2 \(quantity\): Her skal stå et helt tal/),
  stock('{simple},Central,1,', /^stock\.csv:2 \(source\): Lageret er en kode/),
  stock('{simple},central,1,yesterday', /^stock\.csv:2 \(counted_at\): Her skal stå en dato/),
  stock('{simple},central,1,2026-02-30', /^stock\.csv:2 \(counted_at\): Her skal stå en dato/),
  stock('{simple},central,1,2030-01-01', /^stock\.csv:2 \(counted_at\): Optællingen ligger ude i fremtiden/),
  stock('{simple},central,1,\n{simple},central,2,', /^stock\.csv:3 \(sku\): "\S+ central" står også på linje 2\./),
  stock('{simple},central,1', /^stock\.csv:2: Rækken har 3 felter, men der er 4 kolonner/),
  stock('"{simple},central,1,', /^stock\.csv:2: Et anførselstegn åbnes her og lukkes aldrig/),
  head('source,quantity', /^stock\.csv:1: Kolonnen sku mangler/),
  head('sku,sku,quantity', /^stock\.csv:1: Kolonnen sku står der to gange/),
];
