// Bring's booking service: REST, JSON, login and key in headers (Booking API, schema version 1). It has neither a key by which the same booking is
// sent again nor a question for what is booked: where its answer was lost, only staff can look.
import { z } from 'zod';
import { shortAnswer } from '../short-answer';
import { type Booked, CarrierAway, type CarrierPlace, type PickupOrder, type ReturnCarrier } from './index';

export interface BringSettings {
  url: string;
  login: string;
  key: string;
  /** Who pays. */
  customer: string;
  /** The shop's own address, which Bring wants to know. */
  client: string;
  /** Bring's numbers of the services that the agreement names. */
  services: { box: string; pallet: string };
}

const number = z.string().trim().min(1).max(40);
const answer = z.object({
  consignments: z
    .array(
      z.object({
        errors: z
          .array(
            z.object({ code: z.string().max(80), messages: z.array(z.object({ message: z.string() })).default([]) }),
          )
          .nullish(),
        confirmation: z
          .object({
            consignmentNumber: number,
            packages: z.array(z.object({ packageNumber: number })).max(100),
          })
          .nullish(),
      }),
    )
    .length(1),
});

const LONGEST_NOTE = 300;
/** A hundred packages, each with its faults. */
const MOST_BYTES = 512 * 1024;

const partyOf = ({ name, street, postcode, city, contact }: CarrierPlace) => ({
  ...{ name, addressLine: street, postalCode: postcode, city, countryCode: 'DK' },
  contact: { name: contact.name, email: contact.email, phoneNumber: contact.telephone },
});

function consignmentOf({ key, loads, fetchOn, from, to }: PickupOrder, { customer }: BringSettings, product: string) {
  return {
    correlationId: key,
    // Goods that are brought are looked for from the day of the booking.
    ...(fetchOn === null ? {} : { shippingDateTime: `${fetchOn}T09:00:00` }),
    parties: { sender: partyOf(from), recipient: partyOf(to) },
    product: { id: product, customerNumber: customer },
    // Minimum weight: products without an entered weight would count as zero.
    packages: loads.map((grams, at) => ({
      correlationId: `${key}-${at + 1}`,
      weightInKg: Math.max(0.1, grams / 1000),
    })),
  };
}

/** Errors before the request is sent: the carrier has received nothing of the booking. */
const NEVER_REACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_\w+|ERR_TLS_\w+)$/;
/** Rejected before the booking is read: unauthorised, wrong URL, rate limit, closed. */
const TURNED_AWAY = [401, 403, 404, 429, 503];

async function reached(asked: Promise<Response>): Promise<Response> {
  const response = await asked.catch((failure: unknown) => {
    const cause = z.object({ cause: z.object({ code: z.string() }) }).safeParse(failure);
    if (cause.success && NEVER_REACHED.test(cause.data.cause.code))
      throw new CarrierAway(`Bring is away: ${cause.data.cause.code}`);
    throw failure;
  });
  if (TURNED_AWAY.includes(response.status)) throw new CarrierAway(`Bring answered ${response.status}`);
  return response;
}

export function bringReturns(settings: BringSettings, product: string): ReturnCarrier {
  const { url, login, key, client } = settings;
  return {
    code: 'bring',
    async book(order, signal): Promise<Booked> {
      const asked = fetch(new URL('/booking/api/create', url), {
        method: 'POST',
        // The key of the agreement is for Bring alone.
        redirect: 'error',
        signal,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          'X-Mybring-API-Uid': login,
          'X-Mybring-API-Key': key,
          'X-Bring-Client-URL': client,
        },
        body: JSON.stringify({ schemaVersion: 1, consignments: [consignmentOf(order, settings, product)] }),
      });
      const response = await reached(asked);
      // A booking with faults is answered with them and 400: that is its no. Everything else is a server in trouble.
      if (!response.ok && response.status !== 400) throw new Error(`Bring answered ${response.status}`);
      const [said] = answer.parse(JSON.parse(await shortAnswer(response, MOST_BYTES, 'Bring'))).consignments;
      if (said?.confirmation?.packages.length === order.loads.length) {
        const { consignmentNumber, packages } = said.confirmation;
        return { ok: true, reference: consignmentNumber, packages: packages.map((one) => one.packageNumber) };
      }
      const faults = (said?.errors ?? []).map(({ code, messages }) => [code, messages[0]?.message].join(' ').trim());
      if (faults.length === 0) throw new Error('Bring answered neither a booking nor why there is none');
      return { ok: false, refused: faults.join('; ').slice(0, LONGEST_NOTE) };
    },
  };
}
