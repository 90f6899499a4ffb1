// The way to an address register: what a typed address may have meant. It advises and never refuses, and what it does not know is as typed.
import { type Place, recommendedPlace } from '#domain/address/advice';
import { adressevaelger } from './adressevaelger';

export interface AddressRegister {
  /** Null where nothing better is known; never throws. */
  recommend(typed: Place): Promise<Place | null>;
}

/** Knows all postcodes and their districts; needs no other service. */
export const embeddedRegister: AddressRegister = { recommend: async (typed) => recommendedPlace(typed) };

export interface RegisterSettings {
  /** Token for the Danish address register; null: the embedded one alone. */
  token: string | null;
  url: string;
}

export const openRegister = ({ token, url }: RegisterSettings): AddressRegister =>
  token === null ? embeddedRegister : adressevaelger({ token, url }, embeddedRegister);
