// The names of cards and wallets that the shop accepts, as its settings say. Names alone: marks are drawn by licence.
import { env } from './env.server';

const CARDS = ['Visa/Dankort', 'Mastercard'];

/** A back end elsewhere has ways to pay that the settings of this one do not know. */
export function marksOf({
  PAYMENT_MODE: mode,
  COMMERCE_GRAPHQL_URL: elsewhere,
}: Pick<typeof env, 'PAYMENT_MODE' | 'COMMERCE_GRAPHQL_URL'>): readonly string[] {
  if (mode === 'OFF' || elsewhere !== undefined) return [];
  return mode === 'LIVE' ? [...CARDS, 'MobilePay'] : CARDS;
}

export const paymentMarks = marksOf(env);
