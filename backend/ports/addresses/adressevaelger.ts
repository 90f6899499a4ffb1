// The Danish address register by its public service Adressevælger (which took the place of DAWA): GET /adresser/soeg with a token and a
// text of at most 73 characters, answered with hits of a type and a title. Slow, down or answering rubbish, it is passed over.
import { z } from 'zod';
import { foldedName, type Place } from '#domain/address/advice';
import { slipsBetween } from '#domain/search/typos';
import type { AddressRegister } from './index';

/** A shopper waits this long at most. */
const TIMEOUT_MS = 1500;
/** After a failure the service is not queried for this long. */
const PAUSE_MS = 30_000;
const LONGEST_TEXT = 73;
const MOST_HITS = 5;
const LARGEST_ANSWER = 64 * 1024;

const answerShape = z.object({
  fund: z.array(z.object({ type: z.string(), titel: z.string().max(300) }).passthrough()).max(200),
});

type Ask = (url: string, signal: AbortSignal) => Promise<Response>;
const plainAsk: Ask = (url, signal) =>
  fetch(url, { signal, headers: { accept: 'application/json' }, redirect: 'error' });

export function adressevaelger(
  { token, url }: { token: string; url: string },
  otherwise: AddressRegister,
  { now = () => performance.now(), timeout = TIMEOUT_MS }: { now?: () => number; timeout?: number } = {},
): AddressRegister {
  let pausedUntil = 0;

  async function titlesFor(text: string): Promise<string[]> {
    const asked = new URL('/adresser/soeg', url);
    asked.searchParams.set('token', token);
    asked.searchParams.set('tekst', text);
    asked.searchParams.set('maksimum', String(MOST_HITS));
    const response = await plainAsk(asked.href, AbortSignal.timeout(timeout));
    const body = await response.text();
    if (!response.ok || body.length > LARGEST_ANSWER)
      throw new Error(`The address register answered ${response.status}`);
    const { fund } = answerShape.parse(JSON.parse(body));
    return fund.filter(({ type }) => type === 'adresse' || type === 'husnummer').map(({ titel }) => titel);
  }

  return {
    async recommend(typed) {
      if (now() < pausedUntil) return otherwise.recommend(typed);
      const text = `${typed.street}, ${typed.postcode} ${typed.city}`.slice(0, LONGEST_TEXT);
      const titles = await titlesFor(text).catch(() => {
        pausedUntil = now() + PAUSE_MS;
        return null;
      });
      const places = (titles ?? []).flatMap((title) => placeIn(title) ?? []);
      if (places.some((place) => isSameAddress(typed, place))) return null;
      const meant = places.find((place) => isMeant(typed, place));
      return meant ? { ...meant, street: meant.street + floorOf(typed.street) } : otherwise.recommend(typed);
    },
  };
}

/** 'Strandvejen 12, 2. tv, Byen, 2100 København Ø': the road and number, and the text after the last comma. */
function placeIn(title: string): Place | null {
  const [street = '', ...rest] = title.split(',').map((part) => part.trim());
  const [, postcode, city] = /^(\d{4}) (.+)$/.exec(rest.at(-1) ?? '') ?? [];
  return street && postcode && city ? { street, postcode, city } : null;
}

const roadOf = (street: string) => (street.split(',')[0] ?? '').trim();
/** Floor and door as they were typed: the register may list several at one number. */
const floorOf = (street: string) => street.trim().slice(roadOf(street).length);
const houseNumberOf = (street: string) =>
  /\d+\s?[a-zæøå]?$/i.exec(roadOf(street))?.[0].replace(/\s/g, '').toLowerCase() ?? null;

const isSameAddress = (typed: Place, place: Place) =>
  foldedName(roadOf(typed.street)) === foldedName(place.street) &&
  typed.postcode === place.postcode &&
  foldedName(typed.city) === foldedName(place.city);

/** The register answers by sound: only the same number on a road of nearly the same name can be what was meant. */
function isMeant(typed: Place, place: Place): boolean {
  const number = houseNumberOf(typed.street);
  if (number === null || number !== houseNumberOf(place.street)) return false;
  const [one, other] = [foldedName(roadOf(typed.street)), foldedName(place.street)];
  return slipsBetween(one, other, Math.max(2, Math.floor(other.length / 5))) !== null;
}
