// Who fetches returned products: a carrier for boxes and one for pallets. Without one the shop's own van comes, and the label shows the shop's own
// numbers, so that no carrier has to be called.
import type { IsoDate } from '#domain/calendar/calendar';
import { type BringSettings, bringReturns } from './bring';

export interface CarrierPlace {
  name: string;
  street: string;
  postcode: string;
  city: string;
  /** Whom the driver reaches there. */
  contact: { name: string; email: string; telephone: string };
}

export interface PickupOrder {
  /** The number of the return, as idempotency key: the carrier must answer repeated requests the same. */
  key: string;
  /** In grams, one for each box or pallet. */
  loads: readonly number[];
  /** Null: the buyer brings it to the carrier. */
  fetchOn: IsoDate | null;
  from: CarrierPlace;
  to: CarrierPlace;
}

/** `packages`: the barcode numbers, one for each load. `refused`: the carrier's own rejection, in its words. */
export type Booked = { ok: true; reference: string; packages: string[] } | { ok: false; refused: string };

/** The carrier was not reached, or rejected the request unread: it can be retried. */
export class CarrierAway extends Error {}

export interface ReturnCarrier {
  code: string;
  /** Throws when it cannot say: `CarrierAway` when it has certainly booked nothing, anything else when that is not known. */
  book(order: PickupOrder, signal: AbortSignal): Promise<Booked>;
}

export interface ReturnCarriers {
  /** Null: the shop's own. */
  boxes: ReturnCarrier | null;
  pallets: ReturnCarrier | null;
}

export const OWN_CARRIER = 'own';

/** The shop's own numbers of so many boxes or pallets. */
export const ownPackages = (number: string, loads: number): string[] =>
  Array.from({ length: loads }, (_, at) => `${number}-${at + 1}`);

export interface ReturnCarrierSettings {
  bring: BringSettings | null;
}

export const NO_RETURN_CARRIERS: ReturnCarrierSettings = { bring: null };

export const openReturnCarriers = ({ bring }: ReturnCarrierSettings): ReturnCarriers => ({
  boxes: bring && bringReturns(bring, bring.services.box),
  pallets: bring && bringReturns(bring, bring.services.pallet),
});
