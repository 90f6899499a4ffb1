// The cart as OCI's fields NEW_ITEM-…: what a browser posts to the procurement system. Source: SAP Open Catalog Interface 4.0 and 5.0.
import type { ClassList } from '#domain/catalogue/product-codes';
import type { Chosen } from '#domain/design/design';
import { NOTHING, type Oere, oere } from '#domain/money/money';
import { LINE_FIELDS, type LineFact, type OciAgreement } from './connection';
import { type ExactPart, exactParts } from './exact-price';
import { classOfLine } from './line-class';
import { LENGTHS } from './oci-lengths';
import { cutAtWord, type OciEncoding, ociText } from './oci-texts';

/** A line of the cart; amounts without VAT, for the full row, after discounts. */
export interface ReturnedLine {
  /** Stable for as long as the line is in the cart. */
  id: string;
  /** Null for what is no product: freight, a duty. */
  sku: string | null;
  name: string;
  text: string;
  quantity: number;
  row: Oere;
  duty: { label: string; row: Oere } | null;
  /** What was chosen of goods that the buyer designed; null for all others. */
  design: Chosen | null;
  /** The shop's unit, and its code of UN/ECE Recommendation 20 or 21. */
  unit: string;
  unece: string;
  /** Whole days until it is sent. */
  leadDays: number;
  manufacturer: string | null;
  manufacturerNumber: string | null;
  /** Slugs of its categories, nearest first. */
  categories: readonly string[];
  ean?: string | null;
  /** Its classes, by list; a variant without one has its family's. */
  classes?: Readonly<Record<ClassList, string | null>>;
  /** Path of its picture in the shop. */
  picture?: string | null;
}

export type OciPair = readonly [name: string, value: string];

/** Whole days, five digits. */
const LONGEST_LEAD_TIME = 99_999;
/** Eleven digits before the point and three behind it. */
const DEAREST = 99_999_999_999_999;
const FREIGHT_UNIT = 'C62';

/** Every line as its fields, numbered from 1 without gaps, in the order of the cart; duties and freight as agreed. `origin`: of pictures. */
export function ociFields(
  lines: readonly ReturnedLine[],
  freight: Oere | null,
  agreed: OciAgreement,
  origin = '',
): OciPair[] {
  const rows = [...lines.flatMap((line) => ociRows(line, agreed)), ...freightRow(freight, agreed)];
  return rows.flatMap((row, index) => fieldsOfRow(row, index + 1, { agreed, origin }));
}

interface Row {
  line: ReturnedLine;
  part: ExactPart;
  dutyText: string | null;
}

function ociRows(line: ReturnedLine, agreed: OciAgreement): Row[] {
  const { duty, quantity } = line;
  const isWithin = agreed.duties === 'price';
  const row = isWithin ? oere(line.row + (duty?.row ?? 0)) : line.row;
  const parts = exactParts(row, quantity, agreed.understandsPriceUnits);
  const dutyText = duty && agreed.duties === 'field' ? `${duty.label} ${decimals(duty.row * 10)}` : null;
  const goods = parts.map((part, index) => ({ line, part, dutyText: index === 0 ? dutyText : null }));
  if (!duty || duty.row === 0 || agreed.duties !== 'line') return goods;
  const asLine = { ...line, sku: null, name: duty.label, text: '', duty: null, row: duty.row };
  const dutyParts = exactParts(duty.row, quantity, agreed.understandsPriceUnits);
  return [...goods, ...dutyParts.map((part) => ({ line: asLine, part, dutyText: null }))];
}

/** Free freight is no line: it costs nothing. */
function freightRow(freight: Oere | null, { freightText }: OciAgreement): Row[] {
  if (freightText === null || freight === null || freight === NOTHING) return [];
  const line: ReturnedLine = {
    id: 'freight',
    sku: null,
    name: freightText,
    text: '',
    quantity: 1,
    row: freight,
    duty: null,
    design: null,
    unit: '',
    unece: FREIGHT_UNIT,
    leadDays: 0,
    manufacturer: null,
    manufacturerNumber: null,
    categories: [],
  };
  return [{ line, part: { quantity: 1, price: freight * 10, priceUnit: 1 }, dutyText: null }];
}

interface Agreed {
  agreed: OciAgreement;
  origin: string;
}

function fieldsOfRow({ line, part, dutyText }: Row, index: number, { agreed, origin }: Agreed): OciPair[] {
  const { encoding } = agreed;
  const name = ociText(line.name, encoding) || ociText(line.sku ?? '', encoding) || UNNAMED;
  const fields = new Map<string, string>();
  fields.set('DESCRIPTION', cutAtWord(name, LENGTHS.DESCRIPTION));
  if (line.sku !== null) fields.set(agreed.itemNumber, fittingNumber(line.sku, LENGTHS[agreed.itemNumber], encoding));
  fields.set('QUANTITY', String(part.quantity));
  fields.set('UNIT', unitIn(line, agreed));
  fields.set('PRICE', decimals(part.price));
  fields.set('CURRENCY', 'DKK');
  fields.set('PRICEUNIT', String(part.priceUnit));
  fields.set('LEADTIME', String(Math.min(Math.max(0, Math.trunc(line.leadDays)), LONGEST_LEAD_TIME)));
  if (line.sku !== null) {
    if (line.manufacturerNumber && agreed.itemNumber !== 'MANUFACTMAT')
      fields.set('MANUFACTMAT', fittingNumber(line.manufacturerNumber, LENGTHS.MANUFACTMAT, encoding));
    fields.set('EXT_PRODUCT_ID', fittingNumber(line.sku, LENGTHS.EXT_PRODUCT_ID, encoding));
    fields.set('EXT_QUOTE_ITEM', fittingNumber(line.id, LENGTHS.EXT_QUOTE_ITEM, encoding));
  }
  for (const [field, value] of Object.entries({ ...agreed.fixed, ...classFields(line, agreed) }))
    fields.set(field, ociText(value, encoding));
  if (line.sku !== null)
    for (const [field, value] of pictureAndOwnFields(line, { agreed, origin })) fields.set(field, value);
  if (dutyText !== null && agreed.dutyField !== null)
    fields.set(agreed.dutyField, ociText(dutyText, encoding).slice(0, LENGTHS[agreed.dutyField]));
  const pairs = [...fields]
    .filter(([, value]) => value !== '')
    .map(([field, value]): OciPair => [`NEW_ITEM-${field}[${index}]`, value]);
  const long = longText(line, name, encoding);
  // The index is inside the name: the standard's own odd spelling.
  return long === '' ? pairs : [...pairs, [`NEW_ITEM-LONGTEXT_${index}:132[]`, long]];
}

function classFields(line: ReturnedLine, agreed: OciAgreement) {
  const { schemaType } = agreed;
  const group = classOfLine(line, schemaType, agreed);
  if (!group) return {};
  const named = schemaType ? { EXT_SCHEMA_TYPE: schemaType, EXT_CATEGORY_ID: group, EXT_CATEGORY: group } : {};
  return { MATGROUP: group, ...named };
}

/** The picture's address, and what was agreed for the system's own fields. What does not fit a field is left out. */
function pictureAndOwnFields(line: ReturnedLine, { agreed, origin }: Agreed): OciPair[] {
  const { encoding, lineFields = {}, sendsPictures = false } = agreed;
  const pictured = sendsPictures && origin !== '' && line.picture ? origin + line.picture : '';
  const address = pictured.length <= LENGTHS.ATTACHMENT ? pictured : '';
  const attached: OciPair[] = address
    ? [
        ['ATTACHMENT', address],
        ['ATTACHMENT_TITLE', cutAtWord(ociText(line.name, encoding), LENGTHS.ATTACHMENT_TITLE)],
      ]
    : [];
  const own = LINE_FIELDS.flatMap((field): OciPair[] => {
    const fact = lineFields[field];
    return fact ? [[field, fittingNumber(factOfLine(line, fact, agreed), LENGTHS[field], encoding)]] : [];
  });
  return [...attached, ...own];
}

function factOfLine(line: ReturnedLine, fact: LineFact, agreed: OciAgreement): string {
  switch (fact) {
    case 'ean':
      return line.ean ?? '';
    case 'brand':
      return line.manufacturer ?? '';
    case 'manufacturer_number':
      return line.manufacturerNumber ?? '';
    case 'unspsc':
    case 'eclass':
      return line.classes?.[fact] ?? '';
    case 'category':
      return line.categories[0] ?? '';
    case 'unit':
      return unitIn(line, agreed);
  }
}

/** A line needs a description; without one the system refuses the entire cart. */
const UNNAMED = '-';

function longText({ text }: ReturnedLine, name: string, encoding: OciEncoding): string {
  const rest = ociText(text, encoding);
  const isCut = name.length > LENGTHS.DESCRIPTION;
  return [isCut ? name : '', rest].filter(Boolean).join('. ');
}

/** A number that is cut is another number: one that does not fit is left out. */
function fittingNumber(value: string, most: number, encoding: OciEncoding): string {
  const number = ociText(value, encoding);
  return number.length > most ? '' : number;
}

/** Invoices prefix codes of packages with X to distinguish them from units; procurement systems expect no prefix. */
const PACKAGE = /^X([A-Z\d]{2})$/;

function unitIn({ unit, unece }: ReturnedLine, { units }: OciAgreement): string {
  return (units[unit] ?? unece.replace(PACKAGE, '$1')).slice(0, LENGTHS.UNIT);
}

/** Thousandths as a number with a decimal point: two decimals, a third only where it is needed. */
function decimals(thousandths: number): string {
  if (thousandths < 0 || thousandths > DEAREST) throw new RangeError(`No price of OCI: ${thousandths}`);
  const text = (thousandths / 1_000).toFixed(3);
  return text.endsWith('0') ? text.slice(0, -1) : text;
}
