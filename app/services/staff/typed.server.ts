// Numbers of pieces and amounts as forms of the back office send them: one field for each SKU, named 'pieces-<sku>'.
import { oereFromKroner } from '#domain/money/money';
import { kronerFrom, wholeFrom } from '#domain/validate/amount';

type Fields = Readonly<Record<string, string>>;

/** SKU → what was typed; fields that are empty are left out. */
function typedBySku(fields: Fields, prefix: string): [sku: string, typed: string][] {
  return Object.entries(fields).flatMap(([name, typed]) =>
    name.startsWith(prefix) && name !== prefix && typed.trim() !== '' ? [[name.slice(prefix.length), typed]] : [],
  );
}

/** Null: a number of pieces that is none. 0 is left out. */
export function typedPieces(fields: Fields): { sku: string; quantity: number }[] | null {
  const pieces = typedBySku(fields, 'pieces-').map(([sku, typed]) => ({ sku, quantity: wholeFrom(typed) }));
  const whole = pieces.flatMap(({ sku, quantity }) => (quantity === null ? [] : [{ sku, quantity }]));
  return whole.length < pieces.length ? null : whole.filter(({ quantity }) => quantity > 0);
}

/** Null: an amount that is none. */
export function typedLosses(fields: Fields): { sku: string; amountOere: number }[] | null {
  const losses = typedBySku(fields, 'lost-').map(([sku, typed]) => ({ sku, kroner: kronerFrom(typed) }));
  const known = losses.flatMap(({ sku, kroner }) =>
    kroner === null ? [] : [{ sku, amountOere: oereFromKroner(kroner) }],
  );
  return known.length < losses.length ? null : known;
}
