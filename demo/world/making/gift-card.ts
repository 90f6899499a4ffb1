// A product line for gift cards: no stock, no weight, and no price but the amount on it.
import type { WorldProduct } from '../types';
import type { Line } from './line';
import { urlKeyOf } from './naming';

const inOere = (kroner: number) => kroner * 100;
const NOWHERE = { kbh: 0, aarhus: 0, odense: 0, aalborg: 0, esbjerg: 0, kolding: 0 };

export function asGiftCard(line: Line): Partial<WorldProduct> {
  if (!line.giftCard) return {};
  const { steps, least, most } = line.giftCard;
  const [name, nameEn] = line.noun;
  return {
    name,
    nameEn,
    urlKey: urlKeyOf(`${name} på mail`),
    tiers: [],
    stock: { central: 0, shops: { ...NOWHERE } },
    manageStock: false,
    stockState: 'common',
    deliveryDays: 1,
    deliveryLabel: 'in-stock',
    maxQty: 25,
    weightGrams: 0,
    giftCard: { steps: steps.map(inOere), least: inOere(least), most: inOere(most) },
  };
}
