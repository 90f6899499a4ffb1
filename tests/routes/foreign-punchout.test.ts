// Calls by OCI as procurement systems make them (tests/fixtures/orders/oci.http), each with what it should lead to. They were written from public
// descriptions before the reader was looked at.
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { readOciCart } from '#domain/punchout/oci-cart';
import { locationOf, openDoor } from './door';

const { ask } = openDoor();
const CALLS = readFileSync(new URL('../fixtures/orders/oci.http', import.meta.url), 'utf8')
  .split(/^### /m)
  .slice(1)
  .map((call) => {
    const [what = '', request = '', ...rest] = call.split('\n');
    const [method = '', path = ''] = request.split(' ');
    const gap = rest.indexOf('');
    const headers = rest.slice(0, gap).map((line) => line.split(': '));
    const isForm = headers.some(([, value]) => value?.startsWith('multipart/'));
    const body = rest
      .slice(gap + 1)
      .join(isForm ? '\r\n' : '\n')
      .trimEnd();
    return { what, method, path, headers: Object.fromEntries(headers), ...(method === 'POST' && { body }) };
  });

const SHOP = '/';
/** Where a buyer comes in, the step of a refusal, or the quantities of the lines in a form that is answered at once. */
const LEADS_TO: Readonly<Record<string, string | RegExp | number[]>> = {
  'SAP SRM 7.0: a buyer shops, both windows named': SHOP,
  'SAP EBP 3.5: names as the customizing table has them, in small letters': SHOP,
  'SAP ERP ME51N by POST': SHOP,
  'S/4HANA: OCI 5.0 with a charset and a language': SHOP,
  'SAP Ariba by OCI: no ~ parameters at all': SHOP,
  'Onventis: the hook before the login, an own buyer parameter': SHOP,
  'Newtron: an empty FUNCTION and empty fields': SHOP,
  'simple system: multipart/form-data': SHOP,
  'Mercateo Unite: login in the address, the rest in the form': SHOP,
  'wallmedien: the same value in the address and in the form': SHOP,
  'veenion: a cancel address': SHOP,
  'Jaggaer ONE: DETAIL of a product': /^\/(?!search)[^?]+/,
  'SAP SRM catalogue: detail in small letters': /^\/(?!search)[^?]+/,
  'SAP SRM: VALIDATE before the order': [15],
  // Two, or two thousand: no line rather than a guess.
  'SAP SRM in German: VALIDATE with a decimal comma': [],
  'Wallmedien: VALIDATE without a quantity': [1],
  'SAP: VALIDATE of a product that is gone': [],
  'OCI 5: QUANTITYCHECK': [3],
  'OCI 5: SOURCING of a free text': '/search?q=kuglepen+bl%C3%A5',
  'SAP cross-catalogue search: BACKGROUND_SEARCH with a star': /lines/,
  'SAP cross-catalogue search in ISO-8859-1': /lines/,
  'SAP cross-catalogue search in ISO-8859-1 by POST': /lines/,
  'BACKGROUND_SEARCH that finds nothing': [],
  'BACKGROUND_SEARCH with plus signs and per cent in the text': /any/,
  'A training system: the password is old': 'login',
  'A system that names no hook': 'input',
  'A system of another host': 'context',
  'A system that leaves the password out': 'input',
  'A system with a function of its own': 'input',
  'DETAIL of a product that is gone': '/search?q=99-GONE',
};

async function ledTo({ what: _what, path, ...call }: (typeof CALLS)[number]): Promise<string | number[]> {
  const answer = await ask(path, call);
  const to = locationOf(answer);
  if (to !== null) {
    const { searchParams, pathname } = new URL(to, 'http://shop');
    return (pathname.endsWith('invalid-session') ? searchParams.get('step') : searchParams.get('to')) ?? to;
  }
  const $ = load(await answer.text());
  const inputs = $('form[action^="http://localhost:9/"] input[type=hidden]').map((_, input) => [
    [$(input).attr('name') ?? '', $(input).attr('value') ?? ''] as const,
  ]);
  const { items } = readOciCart(inputs.get().map(([name = '', value = '']) => [name, value]));
  return items.map(({ fields: { QUANTITY } }) => Number(QUANTITY));
}

describe('a call that others wrote', () => {
  test('is one of thirty', () => {
    expect([CALLS.length, CALLS.map(({ what }) => what)]).toEqual([30, Object.keys(LEADS_TO)]);
  });

  test.each(CALLS)('$what', async (call) => {
    const [led, wanted] = [await ledTo(call), LEADS_TO[call.what]];
    if (!(wanted instanceof RegExp)) expect(led).toEqual(wanted);
    else if (wanted.source === 'lines') expect(led.length).toBeGreaterThan(0);
    else if (wanted.source === 'any') expect(Array.isArray(led)).toBe(true);
    else expect(led).toMatch(wanted);
  });
});
