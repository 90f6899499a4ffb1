// Reads numbers for every door: forms, quick order, imports, command line, OCI, cXML. Each door names its notation.

/**
 * - `danish`: point or space between thousands, decimal comma. A point that cannot separate thousands (`12.5`) is a decimal point.
 * - `machine`: decimal point and no thousands separator, as XML Schema, OCI, cXML, Magento's files and JSON write numbers.
 * - `xml`: cXML and UBL as systems send them: as `machine`, and with a comma or groups of thousands where they can mean one number only:
 *   `12,50`, `1,234.50`, `1 234.50`. `.5` and `12.` are numbers.
 * - `either`: spreadsheets, pasted lists and the command line, where both signs occur. A text that means one number in Danish and
 *   another in English (`12.500`, `1,000`) is refused with both readings.
 */
export type Notation = 'danish' | 'machine' | 'xml' | 'either';

export type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'not-a-number' }
  /** The two numbers that the text may mean, the smaller one first. */
  | { kind: 'ambiguous'; readings: readonly [number, number] };

const NOT_A_NUMBER: NumberReading = { kind: 'not-a-number' };

/** Bounds the time of the patterns below. */
const MAX_LENGTH = 64;

const MACHINE = /^[+-]?\d+(?:\.\d+)?$/;
/** Groups of three digits, all separated by the same sign, and a decimal part after the other sign. */
const DANISH_GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.\s])\d{3})(?:\1\d{3})*(?:,\d+)?$/;
const ENGLISH_GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
const PLAIN = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Most digits and decimals that any procurement system sends. */
const XML = /^[+-]?(?:\d{1,12}(?:\.\d{0,10})?|\.\d{1,10})$/;
const XML_COMMA = /^[+-]?\d+,\d{1,2}$/;
const XML_GROUPED = /^[+-]?[1-9]\d{0,2}(?:(?:,\d{3})+\.\d+|(?:\s\d{3})+(?:\.\d+|,\d{1,2})?)$/;
/** One group of three digits after one sign. A leading zero rules out thousands: `0,500` is a half. */
const EITHER_WAY = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** Callers check bounds and decimals. `text` may have spaces around it; units and currency words are removed by the caller. */
export function readNumber(text: string, notation: Notation): NumberReading {
  const typed = text.trim();
  if (typed.length > MAX_LENGTH) return NOT_A_NUMBER;
  if (notation === 'machine') return MACHINE.test(typed) ? numberFrom(typed) : NOT_A_NUMBER;
  if (notation === 'xml') return xmlNumber(typed);
  if (notation === 'either' && EITHER_WAY.test(typed)) return bothReadings(typed);
  if (DANISH_GROUPED.test(typed)) return numberFrom(typed.replace(/[.\s]/g, '').replace(',', '.'));
  if (notation === 'either' && ENGLISH_GROUPED.test(typed)) return numberFrom(typed.replaceAll(',', ''));
  return PLAIN.test(typed) ? numberFrom(typed.replace(',', '.')) : NOT_A_NUMBER;
}

/** Null for what is no number and for what may mean two. */
export function unambiguousNumber(text: string, notation: Notation): number | null {
  const reading = readNumber(text, notation);
  return reading.kind === 'number' ? reading.value : null;
}

const numberFrom = (plain: string): NumberReading => ({ kind: 'number', value: Number(plain) + 0 });

function xmlNumber(typed: string): NumberReading {
  if (/^[+-]?[1-9]\d{0,2},\d{3}$/.test(typed)) return bothReadings(typed);
  const grouped = XML_GROUPED.test(typed) ? typed.replace(/\s|,(?=.*\.)/g, '') : typed;
  const plain = XML_COMMA.test(grouped) ? grouped.replace(',', '.') : grouped;
  return XML.test(plain) ? numberFrom(plain) : NOT_A_NUMBER;
}

function bothReadings(typed: string): NumberReading {
  const decimal = Number(typed.replace(',', '.'));
  const thousands = Number(typed.replace(/[.,]/, ''));
  return { kind: 'ambiguous', readings: decimal < thousands ? [decimal, thousands] : [thousands, decimal] };
}

/** A reading as it can be typed again without doubt, in Danish: `12,5` and `12500`. */
export const unmistakable = (value: number): string => String(value).replace('.', ',');
