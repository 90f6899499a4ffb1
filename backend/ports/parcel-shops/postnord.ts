// PostNord's service points: REST, JSON, a key in the query (Business Location API, version 5).
import { z } from 'zod';
import { MOST_SHOPS, type ParcelShop, type ParcelShopCarrier } from './parcel-shop';

const text = z.string().trim().max(120);
const hours = z.object({ openDay: z.string(), openTime: z.string(), closeTime: z.string() });
const answer = z.object({
  servicePointInformationResponse: z.object({
    servicePoints: z
      .array(
        z.object({
          name: text.min(1),
          servicePointId: z.string().regex(/^[\w-]{1,30}$/),
          visitingAddress: z.object({
            city: text,
            postalCode: z.string().regex(/^\d{4}$/),
            streetName: text.default(''),
            streetNumber: text.default(''),
          }),
          openingHours: z
            .object({ postalServices: z.array(hours).default([]) })
            .optional()
            .catch(undefined),
        }),
      )
      .default([]),
  }),
});

type Point = z.infer<typeof answer>['servicePointInformationResponse']['servicePoints'][number];

const shortTime = (clock: string) => clock.slice(0, 5).replace(/^0/, '');

/** The hours of the first day that has any: the page has room for one line. */
function hoursOf({ openingHours }: Point): string {
  const [first] = openingHours?.postalServices ?? [];
  return first ? `${shortTime(first.openTime)}-${shortTime(first.closeTime)}` : '';
}

function shopOf(point: Point): ParcelShop {
  const { city, postalCode, streetName, streetNumber } = point.visitingAddress;
  return {
    id: `postnord-${postalCode}-${point.servicePointId}`,
    number: point.servicePointId,
    carrier: 'PostNord',
    name: point.name,
    street: `${streetName} ${streetNumber}`.trim(),
    postcode: postalCode,
    city,
    openingHours: hoursOf(point),
  };
}

export function postnordShops({ url, key }: { url: string; key: string }): ParcelShopCarrier {
  return {
    code: 'postnord',
    async near(postcode, signal) {
      const asked = new URL('/rest/businesslocation/v5/servicepoints/nearest/byaddress', url);
      const questions = {
        apikey: key,
        returnType: 'json',
        countryCode: 'DK',
        postalCode: postcode,
        numberOfServicePoints: String(MOST_SHOPS),
        context: 'optionalservicepoint',
      };
      for (const [name, value] of Object.entries(questions)) asked.searchParams.set(name, value);
      const response = await fetch(asked, { signal, headers: { accept: 'application/json' } });
      if (!response.ok) throw new Error(`PostNord answered ${response.status}`);
      const said = answer.parse(await response.json());
      return said.servicePointInformationResponse.servicePoints.map(shopOf);
    },
  };
}
