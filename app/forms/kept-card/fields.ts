// A stored payment card in words: its name, its last digits, and whether it can still be used.

import type { KeptCardView } from '~/models/kept-card';
import type { Translate } from '../reply/fields';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  dankort: 'Dankort',
};

export const cardName = ({ brand, lastFour }: Pick<KeptCardView, 'brand' | 'lastFour'>, t: Translate): string =>
  t('subscription:cards.ending', { brand: BRANDS[brand] ?? t('subscription:cards.card'), lastFour });

export const cardValidity = ({ expires, isExpired }: Pick<KeptCardView, 'expires' | 'isExpired'>, t: Translate) =>
  t(isExpired ? 'subscription:cards.expired' : 'subscription:cards.expires', { expires });
