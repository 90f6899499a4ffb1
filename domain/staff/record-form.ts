// A record of the shop's files as a form: its fields follow from the schema by which its file is read, and what was typed becomes the record again.
import { unambiguousNumber } from '#domain/reading/numbers';

/** The part of JSON Schema that the files of the shop use. */
export interface RecordSchema {
  type?: string | undefined;
  enum?: readonly string[] | undefined;
  properties?: Readonly<Record<string, RecordSchema>> | undefined;
  required?: readonly string[] | undefined;
  items?: RecordSchema | undefined;
  additionalProperties?: RecordSchema | boolean | undefined;
  anyOf?: readonly RecordSchema[] | undefined;
}

interface FieldPlace {
  /** Unique in the form: 'prices-0-amount'; forms of the shop have no names with dots. */
  path: string;
  /** Key in the file: 'amount'. */
  key: string;
  isRequired: boolean;
}

export type RecordField = FieldPlace &
  (
    | { kind: 'text' | 'number' | 'lines' | 'pairs'; value: string }
    | { kind: 'flag'; isOn: boolean }
    | { kind: 'choice'; value: string; options: readonly string[] }
    /** Any of them: one tick each, named by path and option. */
    | { kind: 'choices'; values: readonly string[]; options: readonly string[] }
    /** A text in Danish and English. */
    | { kind: 'both'; da: string; en: string }
    | { kind: 'group'; fields: RecordField[] }
    /** The last row is empty: for a new one. */
    | { kind: 'rows'; rows: RecordField[][] }
  );

type Typed = Readonly<Record<string, string>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBoth = ({ anyOf, properties }: RecordSchema): boolean => {
  const both = anyOf?.find((one) => one.properties)?.properties ?? properties;
  return both !== undefined && Object.keys(both).join() === 'da,en' && both.da?.type === 'string';
};

/** As a Danish reader writes a number; what is no number is shown as it was typed. */
const shownText = (value: unknown): string => {
  if (typeof value === 'number') return String(value).replace('.', ',');
  return typeof value === 'string' ? value : '';
};

/** The fields of a record, in the order of its schema. `value`: the record; undefined for a new one. */
export function recordFields(schema: RecordSchema, value: unknown, base = ''): RecordField[] {
  const record = isObject(value) ? value : {};
  return Object.entries(schema.properties ?? {}).map(([key, of]) => {
    const place = { path: base ? `${base}-${key}` : key, key, isRequired: schema.required?.includes(key) ?? false };
    return fieldFor(of, record[key], place);
  });
}

function fieldFor(schema: RecordSchema, value: unknown, place: FieldPlace): RecordField {
  const { path } = place;
  if (isBoth(schema)) {
    const { da, en } = isObject(value) ? value : { da: value, en: value };
    return { ...place, kind: 'both', da: shownText(da), en: shownText(en) };
  }
  if (schema.type === 'array') return listField(schema.items ?? {}, Array.isArray(value) ? value : [], place);
  if (schema.properties) return { ...place, kind: 'group', fields: recordFields(schema, value, path) };
  if (schema.type === 'object') {
    const pairs = Object.entries(isObject(value) ? value : {}).map(([key, each]) => `${key}: ${shownText(each)}`);
    return { ...place, kind: 'pairs', value: pairs.join('\n') };
  }
  if (schema.type === 'boolean') return { ...place, kind: 'flag', isOn: value === true };
  if (schema.enum) return { ...place, kind: 'choice', value: shownText(value), options: schema.enum };
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return { ...place, kind: isNumber ? 'number' : 'text', value: shownText(value) };
}

function listField(items: RecordSchema, values: readonly unknown[], place: FieldPlace): RecordField {
  const { path } = place;
  if (items.enum) return { ...place, kind: 'choices', values: values.map(shownText), options: items.enum };
  if (!items.properties) return { ...place, kind: 'lines', value: values.map(shownText).join('\n') };
  const rows = [...values, undefined].map((value, at) => recordFields(items, value, `${path}-${at}`));
  return { ...place, kind: 'rows', rows };
}

/** Whether the tick to remove the row was set. */
export const removalField = (path: string, row: number): string => `${path}-${row}-remove`;

/** An optional value that was left empty: absent in the file. */
const ABSENT = undefined;

/** The record that was typed: what is optional and empty is left out; what is no number stays a text, which the rules of the file refuse. */
export function recordTyped(schema: RecordSchema, typed: Typed, base = ''): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([key, of]) => {
    const isRequired = schema.required?.includes(key) ?? false;
    const value = typedValue(of, typed, base ? `${base}-${key}` : key, isRequired);
    return value === ABSENT ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries);
}

function typedValue(schema: RecordSchema, typed: Typed, path: string, isRequired: boolean): unknown {
  const text = withoutQuotes((typed[path] ?? '').trim());
  if (isBoth(schema)) return typedBoth(typed, path, isRequired);
  if (schema.type === 'array') return orAbsent(typedList(schema.items ?? {}, typed, path), isRequired);
  if (schema.properties) {
    const group = recordTyped(schema, typed, path);
    return isRequired || !isNothingTyped(group) ? group : ABSENT;
  }
  if (schema.type === 'object') {
    const pairs = filledLines(text).map((line) => pairIn(line));
    return pairs.length > 0 || isRequired ? Object.fromEntries(pairs) : ABSENT;
  }
  if (schema.type === 'boolean') return typed[path] !== undefined;
  if (text === '') return isRequired ? '' : ABSENT;
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return isNumber ? (unambiguousNumber(text, 'danish') ?? text) : text;
}

/** The rules of the files name quotes, which a form does not need. */
const withoutQuotes = (text: string): string => text.replace(/^"(.*)"$/s, '$1');

const orAbsent = (list: readonly unknown[], isRequired: boolean): unknown =>
  list.length > 0 || isRequired ? list : ABSENT;

/** One text counts for both languages. */
function typedBoth(typed: Typed, path: string, isRequired: boolean): unknown {
  const [da, en] = ['da', 'en'].map((language) => (typed[`${path}-${language}`] ?? '').replaceAll('\r\n', '\n').trim());
  if (!da && !en) return isRequired ? { da: '', en: '' } : ABSENT;
  return { da: da || en, en: en || da };
}

const filledLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function pairIn(line: string): readonly [string, string] {
  const at = line.indexOf(':');
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

function typedList(items: RecordSchema, typed: Typed, path: string): unknown[] {
  if (items.enum) return items.enum.filter((option) => typed[`${path}-${option}`] !== undefined);
  if (!items.properties) return filledLines(typed[path] ?? '');
  const rows: unknown[] = [];
  for (let at = 0; hasRow(typed, `${path}-${at}-`); at += 1) {
    const row = recordTyped(items, typed, `${path}-${at}`);
    if (typed[removalField(path, at)] === undefined && !isNothingTyped(row)) rows.push(row);
  }
  return rows;
}

const hasRow = (typed: Typed, start: string): boolean => Object.keys(typed).some((name) => name.startsWith(start));

/** Nothing was typed: only ticks that are off. */
const isNothingTyped = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.every(isNothingTyped)) ||
  (isObject(value) && Object.values(value).every(isNothingTyped));

/** The path of a field from the path of a fault: 'methods[3].prices[0].amount' → 'prices-0-amount'. Null: of another record. */
export function fieldOfFault(column: string | null, record: string): string | null {
  if (column === null || !(column === record || column.startsWith(`${record}.`))) return null;
  return column
    .slice(record.length + 1)
    .replaceAll(/\[|\./g, '-')
    .replaceAll(']', '');
}
