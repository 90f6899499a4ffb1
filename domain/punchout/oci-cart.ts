// A cart that came back by OCI, read as a procurement system reads it: its lines, and everything that such a system may refuse it for.
import { LENGTHS } from './oci-lengths';

export interface OciItem {
  index: number;
  /** By the standard's names, 'LONGTEXT' among them. */
  fields: Readonly<Record<string, string>>;
}

export type OciCartFault =
  | { kind: 'gap'; index: number }
  | { kind: 'unknown' | 'doubled' | 'too-long' | 'not-a-number' | 'control'; index: number; field: string }
  | { kind: 'missing'; index: number; field: string };

export interface OciCart {
  items: readonly OciItem[];
  faults: readonly OciCartFault[];
  /** Parameters other than the lines: those that the system passed in. */
  echoed: Readonly<Record<string, string>>;
}

const NAME = /^NEW_ITEM-(?:([A-Z_0-9]+)\[(\d+)\]|LONGTEXT_(\d+):132\[\])$/;
const MOST: Readonly<Record<string, number>> = LENGTHS;
/** Eleven digits before the point, three behind it. */
const DECIMAL = /^\d{1,11}(\.\d{1,3})?$/;
const WHOLE = /^[1-9]\d*$/;
const DAYS = /^\d+$/;
const NUMBERS: Readonly<Record<string, RegExp>> = {
  QUANTITY: DECIMAL,
  PRICE: DECIMAL,
  PRICEUNIT: WHOLE,
  LEADTIME: DAYS,
};
const NEEDED = ['QUANTITY', 'UNIT', 'PRICE', 'CURRENCY'] as const;

/** Lines in the order of their numbers; nothing is corrected, everything is reported. */
export function readOciCart(pairs: Iterable<readonly [name: string, value: string]>): OciCart {
  const found = new Map<number, Record<string, string>>();
  const faults: OciCartFault[] = [];
  const echoed: Record<string, string> = {};
  for (const [name, value] of pairs) {
    const [, field = 'LONGTEXT', of, ofText] = NAME.exec(name) ?? [];
    const index = Number(of ?? ofText ?? 0);
    if (index === 0) {
      echoed[name] = value;
      continue;
    }
    const fields = found.get(index) ?? {};
    if (fields[field] !== undefined) faults.push({ kind: 'doubled', index, field });
    fields[field] = value;
    found.set(index, fields);
    const fault = faultOfField(field, value);
    if (fault) faults.push({ kind: fault, index, field });
  }
  const items = [...found].sort(([one], [other]) => one - other).map(([index, fields]) => ({ index, fields }));
  items.forEach(({ index }, at) => {
    if (index !== at + 1) faults.push({ kind: 'gap', index: at + 1 });
  });
  return { items, faults: [...faults, ...items.flatMap(lackingFields)], echoed };
}

function faultOfField(field: string, value: string): 'unknown' | 'too-long' | 'not-a-number' | 'control' | null {
  if (/\p{Cc}/u.test(value)) return 'control';
  if (field === 'LONGTEXT') return null;
  const most = MOST[field];
  if (most === undefined) return 'unknown';
  if (value.length > most) return 'too-long';
  return NUMBERS[field]?.test(value) === false ? 'not-a-number' : null;
}

function lackingFields({ index, fields }: OciItem): OciCartFault[] {
  const missing: string[] = NEEDED.filter((field) => !fields[field]);
  // The one or the other names the goods.
  if (!fields.DESCRIPTION && !fields.MATNR) missing.push('DESCRIPTION');
  if (fields.CONTRACT_ITEM && !fields.CONTRACT) missing.push('CONTRACT');
  return missing.map((field) => ({ kind: 'missing', index, field }));
}

/**
 * What the line costs, in thousandths of a krone: quantity × price, by so many pieces as the price is for. 0 where one of them is no number,
 * which is a fault of the cart.
 */
export function thousandthsOf({ fields }: OciItem): number {
  const { PRICE = '', QUANTITY = '', PRICEUNIT = '1' } = fields;
  if (!DECIMAL.test(PRICE) || !DECIMAL.test(QUANTITY) || !WHOLE.test(PRICEUNIT)) return 0;
  return (Math.round(Number(PRICE) * 1_000) * Number(QUANTITY)) / Number(PRICEUNIT);
}
