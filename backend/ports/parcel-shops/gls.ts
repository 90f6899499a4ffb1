// GLS's parcel shops in Denmark: the web service wsShopFinder, queried by GET, answered in XML of flat elements.
import { MOST_SHOPS, type ParcelShop, type ParcelShopCarrier } from './parcel-shop';

const MOST_BYTES = 512 * 1024;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapedXml = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (ENTITIES[name ?? ''] ?? whole),
  );

/** The texts of all elements of that name; the service never nests an element in one of the same name. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, inner = '']) => inner,
  );
}

const elementText = (xml: string, name: string) =>
  unescapedXml(elements(xml, name)[0] ?? '')
    .trim()
    .slice(0, 120);

function glsHours(xml: string): string {
  const [day] = elements(xml, 'Weekday');
  const from = day && elementText(day, 'From').slice(0, 5);
  const to = day && elementText(day, 'To').slice(0, 5);
  return from && to ? `${from.replace(/^0/, '')}-${to.replace(/^0/, '')}` : '';
}

/** Null where the element is no parcel shop. */
function glsShop(xml: string): ParcelShop | null {
  const number = elementText(xml, 'Number');
  const postcode = elementText(xml, 'ZipCode');
  const name = elementText(xml, 'CompanyName');
  if (!/^[\w-]{1,30}$/.test(number) || !/^\d{4}$/.test(postcode) || name === '') return null;
  return {
    id: `gls-${postcode}-${number}`,
    number,
    carrier: 'GLS',
    name,
    street: elementText(xml, 'Streetname'),
    postcode,
    city: elementText(xml, 'CityName'),
    openingHours: glsHours(xml),
  };
}

export function glsShops({ url }: { url: string }): ParcelShopCarrier {
  return {
    code: 'gls',
    async near(postcode, signal) {
      const asked = new URL(`${url.replace(/\/$/, '')}/GetParcelShopsInZipcode`);
      asked.searchParams.set('zipcode', postcode);
      asked.searchParams.set('countryIso3166A2', 'DK');
      const response = await fetch(asked, { signal, headers: { accept: 'text/xml' } });
      if (!response.ok) throw new Error(`GLS answered ${response.status}`);
      const xml = await response.text();
      if (xml.length > MOST_BYTES) throw new Error('GLS answered more than a list of parcel shops');
      const shops = elements(xml, 'PakkeshopData').flatMap((one) => glsShop(one) ?? []);
      if (shops.length === 0 && !/<ArrayOfPakkeshopData|<parcelshops/i.test(xml))
        throw new Error('GLS answered something that is no list of parcel shops');
      return shops.slice(0, MOST_SHOPS);
    },
  };
}
