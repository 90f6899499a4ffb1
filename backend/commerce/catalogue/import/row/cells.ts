// Reads the cells of one row: an empty cell is undefined; a faulty one is reported with its line and column and is undefined as well.
import { oereFromKroner } from '#domain/money/money';
import { exclusiveEndAs, readDay } from '#domain/reading/days';
import { readNumber, unmistakable } from '#domain/reading/numbers';
import type { Column } from '../columns';
import type { Fault, FaultCode, Report } from '../faults';
import type { FileRow } from '../file/read-rows';
import { type Attributes, attributesIn, valuesIn } from './attributes';
import { type Bounds, type Said, splitList } from './values';

/** Magento's marker for "remove the existing value". */
const TAKE_AWAY = '__EMPTY__VALUE__';

export class Cells {
  /** The additional_attributes that have not been read yet. */
  private readonly unread: Attributes;

  constructor(
    private readonly row: FileRow,
    private readonly report: Report,
  ) {
    this.unread = attributesIn(this.raw('additional_attributes'), (value) =>
      this.fault('additional_attributes', 'attribute', { value }, true),
    );
  }

  get line(): number {
    return this.row.line;
  }

  fault(column: string | null, code: FaultCode, params: Fault['params'] = {}, warning?: boolean): void {
    this.report({ line: this.row.line, column, code, params, warning });
  }

  raw(column: Column): string {
    return this.row.cells.get(column)?.trim() ?? '';
  }

  /** Whether the file has the column. */
  has(column: Column): boolean {
    return this.row.cells.has(column);
  }

  text(column: Column, most = 255): Said<string> {
    return this.bounded(column, this.raw(column), most);
  }

  /** One of our own attributes; each is read once, and what is left are facts of the product. */
  own(name: string, most = 255): Said<string> {
    const value = this.unread.texts.get(name);
    if (value === undefined) return undefined;
    this.unread.texts.delete(name);
    return this.bounded(nameOf(name), value, most);
  }

  rest(): ReadonlyMap<string, string> {
    return this.unread.texts;
  }

  valuesOf(name: string): string[] {
    return this.unread.apart.get(name) ?? valuesIn(this.unread.texts.get(name) ?? '');
  }

  whole(column: Column, bounds: Bounds): Said<number> {
    return this.wholeOf(column, this.text(column), bounds);
  }

  ownWhole(name: string, bounds: Bounds): Said<number> {
    return this.wholeOf(nameOf(name), this.own(name), bounds);
  }

  /** Øre; the file has kroner. */
  money(column: Column): Said<number> {
    return this.moneyOf(column, this.text(column));
  }

  ownMoney(name: string): Said<number> {
    return this.moneyOf(nameOf(name), this.own(name));
  }

  moneyOf(place: string, text: Said<string>): Said<number> {
    const number = this.numberOf(place, text, { least: 0, most: 9_999_999 });
    if (typeof number !== 'number') return number;
    const amount = oereFromKroner(number);
    if (Math.abs(amount - number * 100) > 0.001) this.fault(place, 'fractionOfOere', { value: text ?? '' });
    return amount;
  }

  flag(column: Column): Said<boolean> {
    return this.flagOf(column, this.text(column));
  }

  ownFlag(name: string): Said<boolean> {
    return this.flagOf(nameOf(name), this.own(name));
  }

  /** 'YYYY-MM-DD HH:MM' of the Danish clock, or an instant with Z. */
  date(column: Column): Said<string> {
    const text = this.text(column);
    if (typeof text !== 'string') return text;
    const reading = readDay(text, this.row.notation === 'machine' ? 'american' : 'either');
    if (reading.kind === 'day') return reading.day;
    if (reading.kind === 'not-a-day') this.fault(column, 'notADate', { value: text });
    else {
      const [one, other] = reading.readings;
      this.fault(column, 'ambiguousDate', { value: text, one, other });
    }
    return undefined;
  }

  /** Exclusive: a day is its end, so that the period includes it. Magento's own end dates are of midnight and mean the same. */
  endDate(column: Column): Said<string> {
    const day = this.date(column);
    return typeof day === 'string' ? exclusiveEndAs(this.raw(column), day) : day;
  }

  list(column: Column, separator: string): string[] | null | undefined {
    return splitList(this.text(column, 20_000), separator);
  }

  ownList(name: string, most = 4000): string[] | null | undefined {
    return splitList(this.own(name, most), '|');
  }

  known<Value extends string>(place: string, text: Said<string>, known: readonly Value[]): Said<Value> {
    if (typeof text !== 'string') return text;
    const found = known.find((one) => one === text.toLowerCase());
    if (!found) this.fault(place, 'oneOf', { value: text, known: known.join(', ') });
    return found;
  }

  private bounded(place: string, text: string, most: number): Said<string> {
    if (text === '') return undefined;
    if (text === TAKE_AWAY) return null;
    if (text.length <= most) return text;
    this.fault(place, 'tooLong', { most });
    return undefined;
  }

  private wholeOf(place: string, text: Said<string>, bounds: Bounds): Said<number> {
    const number = this.numberOf(place, text, bounds);
    if (typeof number !== 'number' || Number.isInteger(number)) return number;
    this.fault(place, 'notANumber', { value: text ?? '' });
    return undefined;
  }

  numberOf(place: string, text: Said<string>, { least, most }: Bounds): Said<number> {
    if (typeof text !== 'string') return text;
    const reading = readNumber(text, this.row.notation);
    if (reading.kind === 'ambiguous') {
      const [one, other] = reading.readings.map(unmistakable);
      this.fault(place, 'ambiguousNumber', { value: text, one: one ?? '', other: other ?? '' });
      return undefined;
    }
    const number = reading.kind === 'number' ? reading.value : Number.NaN;
    if (Number.isNaN(number))
      this.fault(place, this.row.notation === 'machine' ? 'notANumber' : 'notAnyNumber', { value: text });
    else if (number < 0 && least >= 0) this.fault(place, 'negative', { value: text });
    else if (number < least || number > most) this.fault(place, 'outOfRange', { value: text, least, most });
    else return number;
    return undefined;
  }

  private flagOf(place: string, text: Said<string>): Said<boolean> {
    if (typeof text !== 'string') return text;
    if (/^(1|yes|ja)$/i.test(text)) return true;
    if (/^(0|no|nej)$/i.test(text)) return false;
    this.fault(place, 'notAFlag', { value: text });
    return undefined;
  }
}

/** How a position inside additional_attributes is reported. */
export const nameOf = (own: string) => `additional_attributes (${own})`;
