// The Danish address register, simulated by a loopback server: hits, other answers, silence; and the list of postcodes as fallback.
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { adressevaelger } from './adressevaelger';
import { embeddedRegister } from './index';

let server: Server;
let url = '';
let asked: URL[] = [];
let answer: (response: ServerResponse) => void = () => undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', url));
    answer(response);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let clock = 0;
let register = embeddedRegister;
beforeEach(() => {
  asked = [];
  clock = 0;
  register = adressevaelger({ token: 'hemmelig', url }, embeddedRegister, { now: () => clock, timeout: 1000 });
});

const hits =
  (...titles: string[]) =>
  (response: ServerResponse) =>
    void response.end(
      JSON.stringify({
        status: 'ok',
        beskrivelse: '',
        fund: titles.map((titel, id) => ({ type: 'adresse', id, titel })),
      }),
    );
const typed = { street: 'Strandvejn 12, 2. tv', postcode: '2100', city: 'København Ø' };

describe('the address register', () => {
  // spec: 5: Address validation offers the entered or a recommended address
  test('is queried once with the token and the complete address', async () => {
    answer = hits('Strandvejen 12, 2. tv, 2100 København Ø');
    expect(await register.recommend(typed)).toEqual({ ...typed, street: 'Strandvejen 12, 2. tv' });
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/adresser/soeg']);
    expect(asked[0]?.searchParams.get('token')).toBe('hemmelig');
    expect(asked[0]?.searchParams.get('tekst')).toBe('Strandvejn 12, 2. tv, 2100 København Ø');
  });

  test('recommends nothing for a known address, in any spelling', async () => {
    answer = hits('Strandvejen 12, 2100 København Ø');
    expect(await register.recommend({ street: 'strandvejen 12', postcode: '2100', city: 'Koebenhavn Ø' })).toBeNull();
  });

  test('never recommends another number or a very different road', async () => {
    answer = hits('Strandvejen 14, 2100 København Ø', 'Bjergvangen 12, 2100 København Ø', 'rubbish', '');
    expect(await register.recommend(typed)).toBeNull();
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['an error', (response) => void response.writeHead(500).end('kaput')],
    ['a wrong token', (response) => void response.writeHead(401).end('{"beskrivelse":"token"}')],
    ['no JSON', (response) => void response.end('<html>')],
    ['another JSON', (response) => void response.end('{"fund":"x"}')],
    ['a redirect', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['too much', (response) => void response.end('x'.repeat(100_000))],
    ['nothing at all', () => undefined],
  ])('that answers with %s is not queried for half a minute, and the postcode list is used', async (_what, behave) => {
    answer = behave;
    const wrong = { street: 'Vej 1', postcode: '5000', city: 'Odnse C' };
    expect(await register.recommend(wrong)).toEqual({ ...wrong, city: 'Odense C' });
    expect(await register.recommend(wrong)).toEqual({ ...wrong, city: 'Odense C' });
    expect(asked).toHaveLength(1);
    clock += 30_000;
    await register.recommend(wrong);
    expect(asked).toHaveLength(2);
  });
});
