// The official rules that a written e-invoice of this shop could break, checked on the file itself, reimplemented here. Each is named as the
// rules name it: BR-* of EN 16931, PEPPOL-*, F-* of OIOUBL; XSD for the order of elements.
import { XMLParser } from 'fast-xml-parser';
import type { EInvoiceFormat } from '#domain/e-invoice/model';

type Node = Record<string, unknown>;
interface Scene {
  root: Node;
  lines: Node[];
  charges: Node[];
  subtotals: Node[];
  totals: Node;
  isCredit: boolean;
  isOioubl: boolean;
}
type Rule = (scene: Scene) => boolean;

const LISTS = ['cac:InvoiceLine', 'cac:CreditNoteLine', 'cac:AllowanceCharge', 'cac:TaxSubtotal', 'cac:PrepaidPayment'];
const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name, path) => LISTS.includes(name) && !String(path).includes('Line.cac:TaxTotal'),
});

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (node: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>((found, name) => (isNode(found) ? found[name] : undefined), node);
const all = (node: unknown, ...names: string[]): Node[] => {
  const found = at(node, ...names);
  return Array.isArray(found) ? found.filter(isNode) : [];
};
const text = (value: unknown): string => (isNode(value) ? String(value['#text'] ?? '') : String(value ?? ''));
/** Øre, exactly. */
const oereAt = (node: unknown, ...names: string[]): number => Math.round(Number(text(at(node, ...names)) || '0') * 100);
const sum = (nodes: readonly Node[], ...names: string[]) => nodes.reduce((so, node) => so + oereAt(node, ...names), 0);

/** The schema's order of the written elements. */
const IN_LINE = [
  'cbc:ID',
  'cbc:Note',
  'cbc:InvoicedQuantity',
  'cbc:CreditedQuantity',
  'cbc:LineExtensionAmount',
  'cac:OrderLineReference',
];
const LINE_ORDER = {
  invoice: [...IN_LINE, 'cac:AllowanceCharge', 'cac:TaxTotal', 'cac:Item', 'cac:Price'],
  credit: [...IN_LINE, 'cac:TaxTotal', 'cac:AllowanceCharge', 'cac:Item', 'cac:Price'],
};
const quantityOf = (line: Node) => at(line, 'cbc:InvoicedQuantity') ?? at(line, 'cbc:CreditedQuantity');

function pricedAt(line: Node): number {
  const per = Number(text(at(line, 'cac:Price', 'cbc:BaseQuantity')));
  return (oereAt(line, 'cac:Price', 'cbc:PriceAmount') * Number(text(quantityOf(line)))) / per;
}
const taxOf = (line: Node, isOioubl: boolean) =>
  isOioubl
    ? at(line, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory', 'cbc:Percent')
    : at(line, 'cac:Item', 'cac:ClassifiedTaxCategory', 'cbc:Percent');
function isFull(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isFull);
  if (!isNode(value)) return String(value ?? '').trim() !== '';
  const children = Object.entries(value).filter(([name]) => !name.startsWith('@'));
  return children.length > 0 && children.every(([, child]) => isFull(child));
}

const RULES: Readonly<Record<string, Rule>> = {
  'XSD: order of a line’s elements': ({ lines, isCredit }) =>
    lines.every((line) => {
      const places = Object.keys(line).map((name) => LINE_ORDER[isCredit ? 'credit' : 'invoice'].indexOf(name));
      return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
    }),
  'BR-CO-10': ({ lines, totals }) =>
    sum(lines, 'cbc:LineExtensionAmount') === oereAt(totals, 'cbc:LineExtensionAmount'),
  'BR-CO-12, F-INV130': ({ charges, totals }) => sum(charges, 'cbc:Amount') === oereAt(totals, 'cbc:ChargeTotalAmount'),
  'BR-CO-13, F-INV127': ({ totals, subtotals, isOioubl }) =>
    oereAt(totals, 'cbc:TaxExclusiveAmount') ===
    (isOioubl
      ? sum(subtotals, 'cbc:TaxAmount')
      : oereAt(totals, 'cbc:LineExtensionAmount') + oereAt(totals, 'cbc:ChargeTotalAmount')),
  'BR-CO-14': ({ root, subtotals }) =>
    oereAt(root, 'cac:TaxTotal', 'cbc:TaxAmount') === sum(subtotals, 'cbc:TaxAmount'),
  'BR-CO-15, F-INV128': ({ root, totals }) =>
    oereAt(totals, 'cbc:TaxInclusiveAmount') ===
    oereAt(totals, 'cbc:LineExtensionAmount') +
      oereAt(totals, 'cbc:ChargeTotalAmount') +
      oereAt(root, 'cac:TaxTotal', 'cbc:TaxAmount'),
  'BR-CO-16': ({ totals }) =>
    oereAt(totals, 'cbc:PayableAmount') ===
    oereAt(totals, 'cbc:TaxInclusiveAmount') - oereAt(totals, 'cbc:PrepaidAmount'),
  'BR-S-08, BR-E-08': ({ lines, charges, subtotals, isOioubl }) =>
    subtotals.every((one) => {
      const rate = text(at(one, 'cac:TaxCategory', 'cbc:Percent'));
      const own = lines.filter((line) => text(taxOf(line, isOioubl)) === rate);
      const charged = charges.filter((charge) => text(at(charge, 'cac:TaxCategory', 'cbc:Percent')) === rate);
      return oereAt(one, 'cbc:TaxableAmount') === sum(own, 'cbc:LineExtensionAmount') + sum(charged, 'cbc:Amount');
    }),
  'BR-CL-23, F-LIB318': ({ lines, isOioubl }) =>
    lines.every((line) => {
      const [code, ofPrice] = [quantityOf(line), at(line, 'cac:Price', 'cbc:BaseQuantity')].map((one) =>
        text(at(one, '@_unitCode')),
      );
      const own = isOioubl ? /^(C62|EA|SET|PR|PK|TN|CS|RO|BX)$/ : /^(C62|EA|SET|PR|XPK|XTN|XCS|XRO|XBX)$/;
      return own.test(code ?? '') && code === ofPrice;
    }),
  'F-LIB226': ({ root, lines, isOioubl }) =>
    !isOioubl ||
    [root, ...lines].every((node) => all(node, 'cac:AllowanceCharge').every((one) => at(one, 'cac:TaxCategory'))),
  'PEPPOL-EN16931-R120, F-INV340, F-CRN210': ({ lines, isOioubl }) =>
    lines.every((line) => {
      const off = isOioubl ? 0 : sum(all(line, 'cac:AllowanceCharge'), 'cbc:Amount');
      return pricedAt(line) - off === oereAt(line, 'cbc:LineExtensionAmount');
    }),
  'F-INV131': ({ root, totals, isCredit, isOioubl }) =>
    !isOioubl ||
    isCredit ||
    sum(all(root, 'cac:PrepaidPayment'), 'cbc:PaidAmount') === oereAt(totals, 'cbc:PrepaidAmount'),
  'F-LIB187, F-LIB189': ({ root, isOioubl }) =>
    !isOioubl ||
    ['Supplier', 'Customer'].every((who) => {
      const party = at(root, `cac:Accounting${who}Party`, 'cac:Party');
      return !at(party, 'cac:PartyLegalEntity') || text(at(party, 'cac:PartyLegalEntity', 'cbc:CompanyID')) !== '';
    }),
  'F-LIB342': ({ root }) => text(at(root, 'cac:PaymentMeans', 'cbc:PaymentMeansCode')) !== '48',
  'PEPPOL-EN16931-R008': ({ root }) => isFull(root),
};

/** The violations of the file; empty: none. */
export function brokenInFile(xml: string, format: EInvoiceFormat): string[] {
  const read: unknown = parser.parse(xml.replace(/^<\?xml[^>]*\?>/, ''));
  const isCredit = isNode(at(read, 'CreditNote'));
  const root = at(read, isCredit ? 'CreditNote' : 'Invoice');
  if (!isNode(root)) return ['neither an invoice nor a credit note'];
  const totals = at(root, 'cac:LegalMonetaryTotal');
  const scene: Scene = {
    root,
    lines: all(root, isCredit ? 'cac:CreditNoteLine' : 'cac:InvoiceLine'),
    charges: all(root, 'cac:AllowanceCharge'),
    subtotals: all(root, 'cac:TaxTotal', 'cac:TaxSubtotal'),
    totals: isNode(totals) ? totals : {},
    isCredit,
    isOioubl: format === 'oioubl',
  };
  return Object.entries(RULES).flatMap(([name, holds]) => (holds(scene) ? [] : [name]));
}
