// What a line of the cart costs, in what it is paid with: kroner or bonus points.
import { formatPoints } from '#domain/money/money';
import { LOCALE_OF } from '~/i18n/languages';
import type { CartLine } from '~/models/cart';
import type { PriceView } from '~/models/money';
import { type Language, money } from '~/ui/kit';

export function rowTotal({ points, rowOere }: CartLine, language: Language): string | null {
  if (points !== null) return formatPoints(points, LOCALE_OF[language]);
  return rowOere === null ? null : money(rowOere, language);
}

export const unitPrice = ({ points, quantity }: CartLine, price: PriceView, language: Language) =>
  points === null ? money(price.oere, language) : formatPoints(points / quantity, LOCALE_OF[language]);
