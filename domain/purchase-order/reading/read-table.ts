// Rows of a table below headings, as order systems and spreadsheets write them.
import { amountFrom, countedFrom, dayFrom, NO_AMOUNT } from './amounts';
import type { ReadLine } from './model';
import type { SourceRow } from './source';

const ROLES = {
  code: `sku varenr varenummer vareno artnr artikelnr artikelnummer bestillingsnr bestillingsnummer bestnr leverandørvarenr
    leverandørensvarenr leverandørensvarenummer leverandørvarenummer levvarenr levvarenummer jeresvarenr deresvarenr produktnr produktnummer
    produktkode katalognr itemno itemnumber itemcode partno partnumber productno productnumber productcode articleno articlenumber
    ordercode stockcode supplieritemno vendoritemno supplierpartno vendorpartno supplierpartid yourpartno youritemno vare nr no nummer item
    artikel produkt product article code kode`,
  ean: 'ean eannr eannummer eankode gtin gtinnr barcode stregkode eancode upc',
  own: 'voresvarenr vorvarenr egetvarenr internvarenr ourpartno ouritemno buyeritemno buyerpartno kundensvarenr kundevarenr',
  name: `beskrivelse varebeskrivelse varetekst varenavn produktnavn betegnelse navn tekst description name text productname
    itemdescription itemname varebetegnelse`,
  quantity: `antal stk antalstk qty quantity qtyordered orderqty orderedqty ordered mængde maengde amount pcs bestil bestilles bestilt
    bestiltantal bestillingsantal antalbestilt restantal`,
  unit: 'enhed enh unit uom enhedskode unitofmeasure måleenhed salgsenhed',
  price: `pris stkpris enhedspris price unitprice prisprstk prisenhed nettopris købspris kostpris direkteenhedspris stykpris apris
    directunitcost unitcost prispr netprice priseksmoms enhedsprisdkk prisdkk enhedspriskr priskr enhedspriseksklmoms`,
  date: 'leveringsdato levdato ønsketlevering ønsketleveringsdato ønsketmodtagelsesdato forventetmodtagelse deliverydate requesteddate needby duedate leveres',
  other: `pos position linje linjenr linjenummer line lineno linenumber beløb total ialt linjebeløb linetotal lineamount linjesum sum
    moms vat rabat discount rabatpct rabat lager bemærkning note kommentar comment type konto projekt sted lokation location
    beløbdkk totaldkk amountdkk beløbkr momspct`,
} as const;
type Role = keyof typeof ROLES;

const NAMED_ROLES = ['code', 'ean', 'own', 'name', 'quantity', 'unit', 'price', 'date', 'other'] as const;
const roleOf = (heading: string): Role | undefined =>
  heading === '' ? undefined : NAMED_ROLES.find((role) => ROLES[role].split(/\s+/).includes(heading));

const headingOf = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The role of each column; 'other' for a heading that is not known. */
export type Columns = readonly Role[];

/** Null for a row that has no headings: these name goods and how many. */
export function headedColumns({ cells }: SourceRow): Columns | null {
  if (cells.length < 2 || cells.some((cell) => cell.length > 40)) return null;
  const roles = cells.map((cell) => roleOf(headingOf(cell)));
  const names = roles.some((role) => role === 'code' || role === 'ean' || role === 'name');
  const known = roles.filter((role) => role !== undefined).length;
  if (!names || !roles.includes('quantity') || known < 2) return null;
  return roles.map((role) => role ?? 'other');
}

/** Null for a row that has other cells than the table, or none of its goods. */
export function readTableRow({ cells, text }: SourceRow, row: number, columns: Columns): ReadLine | null {
  if (cells.length > columns.length || cells.length < Math.min(2, columns.length)) return null;
  const cellsOf = (role: Role) => columns.flatMap((one, at) => (one === role && cells[at] ? [cells[at]] : []));
  const first = (role: Role) => cellsOf(role)[0] ?? '';
  const codes = [...cellsOf('code'), ...cellsOf('ean'), ...cellsOf('own')].filter((code) => /\d|\p{L}/u.test(code));
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
