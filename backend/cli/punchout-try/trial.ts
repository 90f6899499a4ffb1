// Plays a customer's procurement system that speaks OCI against the running shop and judges every answer: the test before both sides go live.
import type { ConnectionSettings } from '#domain/punchout/connection';
import type { OciFunction } from '#domain/punchout/oci-call';
import { type OciCartFault, type OciItem, readOciCart } from '#domain/punchout/oci-cart';
import {
  type Answer,
  comesIn,
  formTo,
  type Judged,
  leadsTo,
  type TriedBrowser,
  triedBrowser,
  verdict,
} from './browser';
import { hookOf, NO_GOODS, type Trial, tryArrival, tryFront } from './visit-steps';

const ECHOED = { '~OkCode': 'ADDI', '~TARGET': '_top', '~CALLER': 'CTLG' };
const MOST_PIECES = 10_000;

/** Every step in its order; one that cannot be tried because of an earlier failure is reported as failed. */
export async function* tryConnection(trial: Trial): AsyncGenerator<Judged> {
  const hook = hookOf(trial.settings);
  const call = { ...ECHOED, OCI_VERSION: trial.settings.oci.version, HOOK_URL: hook };
  const { username, password } = trial.settings.parameters;
  const good = { ...call, [username]: trial.login, [password]: trial.secret };
  const open = (browser: TriedBrowser, fields: Record<string, string>) =>
    browser.post(`/punchout/authenticate?connection=${encodeURIComponent(trial.code)}`, fields);
  const alone = (fields: Record<string, string>) => open(triedBrowser(trial.shop), fields);
  const agrees = (name: OciFunction) => trial.settings.functions.includes(name);
  const asking: Asking = { alone, good, hook, agrees };

  const stranger = await alone({ ...good, [password]: `${trial.secret}x` });
  yield verdict('Forkert adgangskode afvises', leadsTo(stranger, '/punchout/invalid-session?step=login'));
  const elsewhere = await alone({ ...good, HOOK_URL: 'https://not-agreed.invalid/' });
  yield verdict('Fremmed returadresse afvises', leadsTo(elsewhere, REFUSED));

  const hits = yield* tryGoods('BACKGROUND_SEARCH', { SEARCHSTRING: trial.word }, asking);
  const first = hits.find(({ fields }) => fields.EXT_PRODUCT_ID);
  const sku = trial.sku ?? first?.fields.EXT_PRODUCT_ID;
  if (!sku) return yield NO_GOODS;
  const PRODUCTID = sku;
  const [valid] = yield* tryGoods('VALIDATE', { PRODUCTID, QUANTITY: first?.fields.QUANTITY ?? '1' }, asking);
  yield* tryGoods('QUANTITYCHECK', { PRODUCTID, QUANTITY: '1' }, asking);
  for (const [name, fields] of [
    ['DETAIL', { PRODUCTID }],
    ['SOURCING', { SEARCHSTRING: trial.word }],
  ] as const) {
    const answer = await asking.alone({ ...asking.good, FUNCTION: name, ...fields });
    yield verdict(name, asking.agrees(name) ? comesIn(answer) : leadsTo(answer, REFUSED));
  }
  const item = first ?? valid ?? { index: 1, fields: {} };
  yield* tryShopping(triedBrowser(trial.shop), open, good, { hook, item, sku, settings: trial.settings });
}

interface Asking {
  alone(fields: Record<string, string>): Promise<Answer>;
  good: Record<string, string>;
  hook: string;
  agrees(name: OciFunction): boolean;
}
const REFUSED = '/punchout/invalid-session?step=context';

/** A function that is answered with goods, at least one of them; one that was not agreed must be refused. */
async function* tryGoods(
  name: OciFunction,
  fields: Record<string, string>,
  { alone, good, hook, agrees }: Asking,
): AsyncGenerator<Judged, readonly OciItem[]> {
  const answer = await alone({ ...good, FUNCTION: name, ...fields });
  if (!agrees(name)) {
    yield verdict(`${name} er ikke aftalt`, leadsTo(answer, REFUSED));
    return [];
  }
  const { wrong, items } = answeredItems(answer, hook);
  yield verdict(
    `${name} ${Object.values(fields).join(' ')}`,
    wrong || (items.length > 0 ? '' : 'ingen varer i svaret'),
  );
  return items;
}

interface Shopping {
  hook: string;
  item: OciItem;
  sku: string;
  settings: ConnectionSettings;
}

async function* tryShopping(
  browser: TriedBrowser,
  open: (browser: TriedBrowser, fields: Record<string, string>) => Promise<Answer>,
  good: Record<string, string>,
  { hook, item, sku, settings }: Shopping,
): AsyncGenerator<Judged> {
  yield* tryArrival(browser, await open(browser, good), { target: '/', settings });
  yield* tryFront(browser, settings);
  const pieces = piecesFor(item, settings.minimumOere);
  const added = await browser.post('/cart', { intent: 'add', sku, qty: String(pieces), returnTo: '/' });
  yield verdict('Varen lægges i kurven', leadsTo(added, '/?panel=sidebar-cart'));
  const sent = await browser.post('/cart', { intent: 'checkout' });
  yield verdict('Kurven overføres', leadsTo(sent, '/punchout/return'));
  const page = await browser.get('/punchout/return');
  const { wrong, items } = answeredItems(page, hook);
  yield verdict('Kurven i OCI-felter', wrong || (sameNumber(items, sku) ? '' : 'varen er ikke i kurven'));
  const again = answeredItems(await browser.get('/punchout/return'), hook);
  yield verdict(
    'Samme kurv, når der spørges igen',
    JSON.stringify(again.items) === JSON.stringify(items) ? '' : 'den er en anden',
  );
  yield verdict('Besøget er forbi', leadsTo(await browser.get('/'), '/punchout/return'));
  yield verdict(
    'Besøget afsluttes',
    leadsTo(await browser.post('/customer/logout', {}), '/punchout/invalid-session?step=ended'),
  );
}

function answeredItems({ status, html }: Answer, hook: string): { wrong: string; items: readonly OciItem[] } {
  const form = status === 200 ? formTo(html, hook) : null;
  if (!form) return { wrong: `status ${status}, uden en formular til ${hook}`, items: [] };
  const { target, hasButton } = form;
  const cart = readOciCart(form.pairs);
  const isEchoed = Object.entries(ECHOED).every(([name, value]) => cart.echoed[name] === value);
  const wrong = [
    ...cart.faults.map(faultText),
    ...(hasButton ? [] : ['formularen har ingen knap']),
    ...(isEchoed && target === ECHOED['~TARGET'] ? [] : ['~OkCode, ~TARGET eller ~CALLER kom ikke tilbage']),
  ];
  return { wrong: wrong.join('; '), items: cart.items };
}

const faultText = (fault: OciCartFault): string =>
  `linje ${fault.index}: ${fault.kind}${'field' in fault ? ` ${fault.field}` : ''}`;

const sameNumber = (items: readonly OciItem[], sku: string): boolean =>
  items.some(({ fields }) => fields.EXT_PRODUCT_ID === sku);

/** So many that the agreed minimum is met, in steps of what can be bought; twice as many as it takes, for many cost less apiece. */
function piecesFor({ fields }: OciItem, minimumOere: number | null): number {
  const least = Number(fields.QUANTITY ?? 1);
  const each = (Number(fields.PRICE ?? 0) * 100) / Number(fields.PRICEUNIT ?? 1);
  const times = minimumOere === null || each <= 0 ? 1 : 2 * Math.ceil(minimumOere / (each * least));
  return Math.min(MOST_PIECES, least * times);
}
