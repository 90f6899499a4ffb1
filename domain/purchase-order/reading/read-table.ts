// Rows of a table below headings, as order systems and spreadsheets write them.
import { amountFrom, countedFrom, dayFrom, NO_AMOUNT } from './amounts';
import type { ReadLine } from './model';
import type { SourceRow } from './source';

/** As `headingOf` writes them. `theirs`: the number by the buyer's words for the shop; `code`: a number without an owner; `weak`: a number or a name. */
const ROLES = {
  theirs: `leverandørvarenr leverandørensvarenr leverandørensvarenummer leverandørvarenummer leverandørensnr levvarenr levvarenummer jeresvarenr
    deresvarenr kreditorvarenr kreditorsvarenr kreditorensvarenr kreditorvarenummer varenrleverandør varenummerleverandør supplieritemno
    supplieritemid supplieritemnumber supplieritem supplierpartno supplierpartid supplierpartnumber vendoritemno vendoritemnumber vendoritem
    vendorpartno vendorpartnumber yourpartno youritemno`,
  code: `sku varenr varenummer vareno artnr artikelnr artikelnummer bestillingsnr bestillingsnummer bestnr produktnr produktnummer produktkode
    katalognr itemno itemnumber itemcode itemid partno partnumber productno productnumber productcode articleno articlenumber ordercode
    stockcode materialenr materialenummer materialnumber`,
  weak: 'vare nr no nummer item artikel produkt product article code kode materiale material',
  ean: 'ean eannr eannummer eankode gtin gtinnr barcode stregkode eancode upc',
  own: `voresvarenr vorvarenr egetvarenr internvarenr ourpartno ouritemno buyeritemno buyeritemid buyerpartno kundensvarenr
    kundevarenr`,
  name: `beskrivelse varebeskrivelse varetekst varenavn produktnavn betegnelse benævnelse navn tekst description name text productname
    itemdescription itemname varebetegnelse`,
  quantity: `antal antall stk antalstk qty quantity qtyordered orderqty orderedqty ordered mængde maengde amount pcs bestil bestilles bestilt
    bestiltantal bestillingsantal antalbestilt restantal`,
  unit: 'enhed enhet enh me unit uom enhedskode unitofmeasure unitofmeasurecode måleenhed salgsenhed',
  price: `pris stkpris enhedspris price unitprice prisprstk prisprenhed prisenhed nettopris købspris indkøbspris kostpris direkteenhedspris
    stykpris apris directunitcost unitcost prispr netprice nettoenhedspris`,
  date: `leveringsdato levdato ønsketlev ønsketlevering ønsketleveringsdato ønsketmodtagelsesdato forventetmodtagelse forventetmodtdato
    forventetmodtagelsesdato expectedreceiptdate deliverydate requesteddate requesteddelivery needby duedate leveres`,
  other: `pos position linje linjenr linjenummer line lineno linenumber beløb total ialt linjebeløb linetotal lineamount linjesum sum
    moms vat rabat discount rabatpct rabat lager bemærkning note kommentar comment type konto projekt sted lokation location
    momspct`,
} as const;
type Role = Exclude<keyof typeof ROLES, 'weak'>;

const NAMED_ROLES = [
  'theirs',
  'code',
  'weak',
  'ean',
  'own',
  'name',
  'quantity',
  'unit',
  'price',
  'date',
  'other',
] as const;
const WORDS = new Map(NAMED_ROLES.flatMap((role) => ROLES[role].split(/\s+/).map((word) => [word, role] as const)));

const headingOf = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** 'Enhedspris ekskl. moms', 'Købspris (DKK)' */
const BASIS = /(?:eksk?l?|excl|ex|uden|u|inkl|incl|med|m)(?:moms|vat|tax)$|(?:i?dkk|i?kr)$/;

export function roleOf(cell: string): keyof typeof ROLES | undefined {
  const heading = headingOf(cell);
  return WORDS.get(heading) ?? WORDS.get(heading.replace(BASIS, '').replace(BASIS, ''));
}

/** The role of each column; 'other' for a heading that is not known. */
export type Columns = readonly Role[];

/** An amount or a quantity is below headings, never among them. */
const IS_NUMBER = /^[-+]?\d[\d.,\s]*$/;
const IS_NUMBERED: readonly (string | undefined)[] = ['theirs', 'code', 'weak', 'ean'];

/** Null for a row that has no headings: these name goods and how many. */
export const headedColumns = ({ cells }: SourceRow): Columns | null =>
  cells.length < 2 || cells.some((cell) => cell.length > 40 || IS_NUMBER.test(cell)) ? null : columnsOfLabels(cells);

/** Null for labels that name no goods, or not how many. */
export function columnsOfLabels(cells: readonly string[]): Columns | null {
  const roles = cells.map(roleOf);
  const names = roles.some((role) => IS_NUMBERED.includes(role) || role === 'name');
  const known = roles.filter((role) => role !== undefined).length;
  if (!names || !roles.includes('quantity') || known < 2) return null;
  const has = (wanted: 'theirs' | 'code') => roles.includes(wanted);
  return roles.map((role, at) => {
    if (role === undefined) return 'other';
    if (role === 'code') return has('theirs') ? 'own' : 'code';
    if (role !== 'weak') return role;
    // 'Vare' next to 'Varenr.' is its name; 'Nr.' next to 'Jeres varenr.' is the buyer's own number.
    if (!has('theirs') && !has('code')) return 'code';
    return /^(?:nr|no|nummer|code|kode)$/.test(headingOf(cells[at] ?? '')) ? 'own' : 'name';
  });
}

type CellsOf = (role: Role) => string[];

const cellsOfLine =
  (cells: readonly string[], columns: Columns): CellsOf =>
  (role) =>
    columns.flatMap((one, at) => (one === role && cells[at] ? [cells[at]] : []));

/** Numbers of the goods, the likeliest first. */
const numbersOfGoods = (cellsOf: CellsOf): string[] =>
  (['theirs', 'code', 'ean', 'own'] as const).flatMap(cellsOf).filter((code) => /\d|\p{L}/u.test(code));

/** A row of an order form whose goods are not ordered: its quantity is empty or zero. */
export function isNotOrdered({ cells }: SourceRow, columns: Columns): boolean {
  if (cells.length !== columns.length) return false;
  const cellsOf = cellsOfLine(cells, columns);
  return (
    numbersOfGoods(cellsOf).length > 0 && cellsOf('quantity').every((quantity) => /^0+(?:[.,]0+)?$/.test(quantity))
  );
}

/** Null for a row that has other cells than the table, or none of its goods. */
export function readTableRow({ cells, text }: SourceRow, row: number, columns: Columns): ReadLine | null {
  if (cells.length > columns.length || cells.length < Math.min(2, columns.length)) return null;
  const cellsOf = cellsOfLine(cells, columns);
  const first = (role: Role) => cellsOf(role)[0] ?? '';
  const codes = numbersOfGoods(cellsOf);
  const quantity = first('quantity');
  const name = cellsOf('name').join(' ');
  if (quantity === '' || !/\d/.test(quantity) || (codes.length === 0 && name === '')) return null;
  const [, number = quantity, unit = ''] = /^([-+]?\d[\d.,\s]*?)\s*(\p{L}+)\.?$/u.exec(quantity) ?? [];
  const price = first('price');
  const day = first('date');
  return {
    ...{ row, source: text, codes, name: name || (codes[0] ?? '') },
    ...countedFrom(number.replace(/(?<=\d)\s(?=\d)/g, '')),
    unit: first('unit') || unit || null,
    ...(price === '' ? NO_AMOUNT : amountFrom(price)),
    wishedOn: day === '' ? null : dayFrom(dayOfSerial(day)),
  };
}

/** A workbook counts days from 30 December 1899. */
function dayOfSerial(cell: string): string {
  if (!/^[345]\d{4}(?:\.0+)?$/.test(cell)) return cell;
  return new Date(Date.UTC(1899, 11, 30) + Number(cell) * 86_400_000).toISOString().slice(0, 10);
}
