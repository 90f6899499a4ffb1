// Prices of an order's line as Peppol and OIOUBL write them: net price, quantity that it is for, discounts and charges of the line.
import { decimalIn } from '#domain/punchout/cxml/cxml-numbers';
import { attributeNamed, childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import type { LineRejection, PurchaseLine } from '#domain/purchase-order/model';

type LinePrice = Pick<PurchaseLine, 'price' | 'basis'> & { fault: LineRejection | null };

/** What a line may be off by where its system rounds the price: an øre for each side. */
const ROUNDING_OERE = 2;

export const amountAt = (element: XmlElement | null, ...path: readonly string[]): number | null => {
  const found = childAt(element, ...path);
  return found && decimalIn(textWithin(found));
};

/** Currencies of all amounts below. */
export function currenciesIn(element: XmlElement): string[] {
  const own = attributeNamed(element, 'currencyID');
  return [
    ...(own === null ? [] : [own.toUpperCase()]),
    ...element.nodes.flatMap((node) => (typeof node === 'string' ? [] : currenciesIn(node))),
  ];
}

/** Kroner by which discounts and charges change an amount: discounts are negative. */
export const sumOfAllowances = (element: XmlElement): number =>
  childrenNamed(element, 'AllowanceCharge').reduce(
    (sum, one) => sum + (amountAt(one, 'Amount') ?? 0) * (isCharge(one) ? 1 : -1),
    0,
  );

export const isCharge = (one: XmlElement): boolean => /^(true|1)$/i.test(textWithin(childAt(one, 'ChargeIndicator')));

/**
 * The price that counts is the amount of the line: with its discounts and charges, and where the price is for another unit than the ordered
 * one. Where the line has two amounts that differ, it is unknown which is meant, and the line is rejected.
 */
export function linePrice(item: XmlElement, quantity: number, unit: string | null): LinePrice {
  const amount = amountAt(item, 'LineExtensionAmount');
  const price = amountAt(item, 'Price', 'PriceAmount');
  const base = childAt(item, 'Price', 'BaseQuantity');
  const basis = amountAt(item, 'Price', 'BaseQuantity') ?? 1;
  const baseUnit = attributeNamed(base, 'unitCode');
  const ofLine = { price: amount, basis: quantity, fault: null };
  if (price === null) return amount === null ? { price: null, basis: 1, fault: null } : ofLine;
  if (price < 0 || basis <= 0) return { price: null, basis: 1, fault: { code: 'PRICE_UNREADABLE' } };
  if (baseUnit !== null && unit !== null && baseUnit.toUpperCase() !== unit.toUpperCase())
    return amount === null ? { price: null, basis: 1, fault: { code: 'PRICE_UNIT_OTHER', unit: baseUnit } } : ofLine;
  const changed = sumOfAllowances(item);
  const computed = (price * quantity) / basis + changed;
  if (amount !== null && Math.round(Math.abs(computed - amount) * 1000) / 10 > ROUNDING_OERE)
    return { price: null, basis: 1, fault: { code: 'AMOUNTS_DIFFER' } };
  if (changed === 0) return { price, basis, fault: null };
  return { price: amount ?? computed, basis: quantity, fault: null };
}
