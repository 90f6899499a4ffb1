// A buyer from a procurement system crawls the shop and presses every button once: each replies with a page or a message, none with an error.
import process from 'node:process';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { cxmlAt, itemOut, setup } from './cxml-visit';
import { openDoor } from './door';

const door = openDoor();
const { entering, startPage } = cxmlAt(door);

/** Where the crawl begins: one page of each kind, also those that no link in a visit leads to. */
const STARTS = [
  ...['/', '/cart', '/kontorartikler', '/search?q=papir', '/hurtigbestilling', '/blaek-og-toner', '/brands', '/design'],
  ...[
    '/my-offers',
    '/produktnyheder',
    '/miljocertifikater',
    '/butikker',
    '/mobilscanner-demo',
    '/gavekort',
    '/valgshop',
  ],
  ...['/retur', '/fortryd', '/reklamation', '/newsletter', '/consent', '/info/kontakt', '/bonusshop', '/my-printers'],
  ...['/?panel=minicart', '/?panel=language', '/?panel=store', '/cart?panel=cart-note', '/aftale/fjordhavn'],
];
const PAGES = process.env.ALL_FLOWS ? 70 : 40;

interface Form {
  page: string;
  action: string;
  fields: [string, string][];
}

function formsOn(page: string, html: string): Form[] {
  const read = load(html);
  return read('form[method="post" i]')
    .toArray()
    .flatMap((form) => {
      const action = read(form).attr('action') ?? page;
      const own = new URL(action, 'http://x');
      if (own.host !== 'x' || /^\/(demo|punchout|customer\/logout)/.test(own.pathname)) return [];
      const fields = read(form)
        .find('input[name], select[name], textarea[name]')
        .toArray()
        .filter((field) => !/^(submit|file)$/.test(field.attribs.type ?? ''))
        .map((field): [string, string] => [
          field.attribs.name ?? '',
          field.attribs.value || (field.attribs.type === 'email' ? 'a@example.dk' : '1000101'),
        ]);
      const buttons = read(form).find('button[name]').toArray();
      const pressed = buttons.map(({ attribs }): [string, string] => [attribs.name ?? '', attribs.value ?? '']);
      const target = own.pathname + own.search;
      return (pressed.length > 0 ? pressed : [null]).map((button) => ({
        ...{ page, action: target, fields: button ? [...fields, button] : fields },
      }));
    });
}

const kindOf = ({ action, fields }: Form) =>
  `${action.split('?')[0]?.replace(/\d{4,}.*$/, '')} ${fields.map(([name]) => name.replace(/\d+/g, '')).sort()} ${fields.find(([name]) => name === 'intent')?.[1] ?? ''}`;

test.each(['create', 'inspect'] as const)('a visit with operation %s', async (operation) => {
  const cookies = await entering(
    await startPage(setup(operation, operation === 'inspect' ? itemOut('1000101', 2) : '')),
  );
  if (operation === 'create')
    await door.post('/cart', { intent: 'add', sku: '1000101', qty: '3', returnTo: '/' }, { cookies });
  const waiting = [...STARTS];
  const seen = new Set(waiting);
  const kinds = new Set<string>();
  const forms: Form[] = [];
  const faults: string[] = [];
  for (let at = 0; at < waiting.length && at < PAGES; at += 1) {
    const page = waiting[at] ?? '/';
    const answer = await door.ask(page, { cookies });
    const html = await answer.text();
    if (answer.status >= 500) faults.push(`GET ${page}: ${answer.status}`);
    for (const form of formsOn(page, html))
      if (!kinds.has(kindOf(form))) {
        kinds.add(kindOf(form));
        forms.push(form);
      }
    const read = load(html);
    for (const link of read(
      'main a[href^="/"], header a[href^="/"], footer a[href^="/"], dialog a[href^="/"]',
    ).toArray()) {
      const href = (link.attribs.href ?? '').split('#')[0] ?? '';
      const kind = href.includes('panel=')
        ? href.replace(/^[^?]*/, '').replace(/(slug|sku|item|line)=[^&]*/g, '$1')
        : href;
      if (seen.has(kind) || /^\/(demo|punchout|customer\/logout|media|generate)/.test(href)) continue;
      seen.add(kind);
      // Panels first: they contain the forms.
      if (href.includes('panel=')) waiting.splice(at + 1, 0, href);
      else waiting.push(href);
    }
  }
  expect(forms.length).toBeGreaterThan(operation === 'create' ? (process.env.ALL_FLOWS ? 9 : 8) : 3);
  // Actions that end the visit come last.
  forms.sort(
    (a, b) =>
      Number(a.fields.some(([, value]) => value === 'checkout')) -
      Number(b.fields.some(([, value]) => value === 'checkout')),
  );
  for (const { page, action, fields } of forms) {
    const answer = await door.post(action, Object.fromEntries(fields), { cookies });
    if (answer.status >= 500)
      faults.push(
        `POST ${action} from ${page}: ${answer.status} with ${fields.map(([name, value]) => `${name}=${value.slice(0, 20)}`).join('&')}`,
      );
  }
  expect(faults).toEqual([]);
});
