// Parcel shops near a postcode, queried from the carriers in the settings. A carrier that is slow, down or sends invalid data is left out; when
// none returns any the shop's own list is used, so that no checkout waits for another company's server.
import type { Log } from '#backend/graphql/masking';
import { LeftAlone, whileItAnswers } from '../left-alone';
import { glsShops } from './gls';
import { MOST_SHOPS, type ParcelShop } from './parcel-shop';
import { postnordShops } from './postnord';

export type { ParcelShop } from './parcel-shop';

export interface ParcelShops {
  near(postcode: string): Promise<ParcelShop[]>;
  /** Null for a shop that is no longer there. */
  find(id: string): Promise<ParcelShop | null>;
}

export interface ParcelShopSettings {
  postnord: { url: string; key: string } | null;
  gls: { url: string } | null;
}

export const NO_CARRIERS: ParcelShopSettings = { postnord: null, gls: null };

/** Long enough for a carrier on a bad day, short enough for a shopper. */
const PATIENCE_MS = 1500;
/** The list does as well, so one failure is enough. */
const RULE = { failures: 1, pauseMs: 30_000 };
const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 500;

interface Parts {
  settings: ParcelShopSettings;
  /** The shop's own list. */
  listed(postcode: string): Promise<ParcelShop[]>;
  log: Log;
  patienceMs?: number;
  now?: () => number;
}

export function openParcelShops({ settings, listed, log, patienceMs = PATIENCE_MS, now }: Parts): ParcelShops {
  const carriers = [
    ...(settings.postnord ? [postnordShops(settings.postnord)] : []),
    ...(settings.gls ? [glsShops(settings.gls)] : []),
  ].map((carrier) => ({ ...carrier, whileItAnswers: whileItAnswers(carrier.code, { ...RULE, now }) }));
  const kept = new Map<string, { at: number; shops: ParcelShop[] }>();

  async function ask(carrier: (typeof carriers)[number], postcode: string): Promise<ParcelShop[]> {
    try {
      return await carrier.whileItAnswers(() => carrier.near(postcode, AbortSignal.timeout(patienceMs)));
    } catch (failure) {
      // Logged for the call that failed, not for those rejected while it is paused.
      if (!(failure instanceof LeftAlone))
        log.error({ carrier: carrier.code, postcode, err: failure }, 'Parcel shops could not be asked for');
      return [];
    }
  }

  async function near(postcode: string): Promise<ParcelShop[]> {
    if (carriers.length === 0) return listed(postcode);
    const known = kept.get(postcode);
    if (known && performance.now() - known.at < KEPT_MS) return known.shops;
    const answers = await Promise.all(carriers.map((carrier) => ask(carrier, postcode)));
    // In turn, one carrier's nearest after the other's.
    const shops = Array.from({ length: MOST_SHOPS }, (_, at) => answers.flatMap((answer) => answer[at] ?? []))
      .flat()
      .slice(0, MOST_SHOPS);
    if (shops.length === 0) return listed(postcode);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(postcode, { at: performance.now(), shops });
    return shops;
  }

  return {
    near,
    async find(id) {
      for (const { shops } of kept.values()) {
        const shop = shops.find((one) => one.id === id);
        if (shop) return shop;
      }
      const postcode = /-(\d{4})-/.exec(id)?.[1];
      if (!postcode) return null;
      const same = (shop: ParcelShop) => shop.id === id;
      // A carrier that is down now does not take back what it showed a minute ago from the list.
      return (await near(postcode)).find(same) ?? (await listed(postcode)).find(same) ?? null;
    },
  };
}
