// Tests the carriers' adapters against servers that answer well, late, wrongly or not at all: the shop's own list is the fallback.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openParcelShops, type ParcelShop } from './index';

const LISTED: ParcelShop = {
  id: 'list-8000-PS1',
  number: 'PS1',
  carrier: '',
  name: 'Kiosken',
  street: 'Gaden 1',
  postcode: '8000',
  city: 'Aarhus C',
  openingHours: '',
};
const POSTNORD = JSON.stringify({
  servicePointInformationResponse: {
    servicePoints: [
      {
        name: 'Købmanden',
        servicePointId: '4711',
        visitingAddress: { city: 'Aarhus C', postalCode: '8000', streetName: 'Graven', streetNumber: '14' },
        openingHours: { postalServices: [{ openDay: 'Monday', openTime: '08:00', closeTime: '20:00' }] },
      },
    ],
  },
});
const GLS = `<?xml version="1.0"?><ArrayOfPakkeshopData><PakkeshopData><Number>95558</Number><CompanyName>Bog &amp; Idé</CompanyName><Streetname>Ryesgade 3</Streetname>
<ZipCode>8000</ZipCode><CityName>Aarhus C</CityName><OpeningHours><Weekday><day>Monday</day><openAt><From>09:00</From><To>17:30</To></openAt></Weekday></OpeningHours></PakkeshopData></ArrayOfPakkeshopData>`;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const saying = (body: string, status = 200) => serve((_request, response) => response.writeHead(status).end(body));
const silent = () => serve(() => undefined);

/** A busy machine answers late, too: only a server that never answers has a short time-out. */
function shopsOf(postnordUrl: string | null, glsUrl: string | null, patienceMs = 10_000, now?: () => number) {
  const settings = {
    postnord: postnordUrl ? { url: postnordUrl, key: 'k' } : null,
    gls: glsUrl ? { url: glsUrl } : null,
  };
  return openParcelShops({ settings, listed: async () => [LISTED], log: { error: () => undefined }, patienceMs, now });
}

it('both carriers are queried, and a shop is found again by its id', async () => {
  const shops = shopsOf(await saying(POSTNORD), await saying(GLS));
  expect((await shops.near('8000')).map(({ id, name, openingHours }) => [id, name, openingHours])).toEqual([
    ['postnord-8000-4711', 'Købmanden', '8:00-20:00'],
    ['gls-8000-95558', 'Bog & Idé', '9:00-17:30'],
  ]);
  expect(await shops.find('gls-8000-95558')).toMatchObject({ number: '95558', carrier: 'GLS', street: 'Ryesgade 3' });
  expect(await shops.find('gls-8000-1')).toBeNull();
});

it.each([
  ['down', async () => 'http://127.0.0.1:9'],
  ['slow', silent],
  ['out of order', () => saying('Bad gateway', 502)],
  ['talking rubbish', () => saying('<html>42</html>')],
  ['saying something else', () => saying('{"servicePointInformationResponse":{"servicePoints":[{"name":7}]}}')],
])('a carrier that is %s is replaced by the list', async (_what, open) => {
  expect(await shopsOf(await open(), null, 200).near('8000')).toEqual([LISTED]);
  expect(await shopsOf(null, await open(), 200).near('8000')).toEqual([LISTED]);
});

it('a carrier that is down does not affect the other one', async () =>
  expect((await shopsOf(await silent(), await saying(GLS), 2_000).near('8000')).map(({ carrier }) => carrier)).toEqual([
    'GLS',
  ]));

it('an unresponsive carrier delays only the first shopper, and is queried again after half a minute', async () => {
  let asked = 0;
  const url = await serve(() => {
    asked += 1;
  });
  let time = 0;
  const shops = shopsOf(url, null, 300, () => time);
  const counts = [];
  for (const [postcode, later] of [
    ['8000', 0],
    ['9000', 0],
    ['5000', 29_999],
    ['2100', 1],
  ] as const) {
    time += later;
    expect(await shops.near(postcode)).toEqual([LISTED]);
    counts.push(asked);
  }
  expect(counts).toEqual([1, 1, 1, 2]);
});
