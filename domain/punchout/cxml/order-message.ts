// The cart as a PunchOutOrderMessage: what a browser posts to the buyer's system. Source: cXML Reference Guide 1.2.070, "PunchOutOrderMessage".
import { NOTHING, type Oere, oere } from '#domain/money/money';
import type { OciAgreement } from '#domain/punchout/connection';
import { type ExactPart, exactParts } from '#domain/punchout/exact-price';
import { classOfLine } from '#domain/punchout/line-class';
import type { ReturnedLine } from '#domain/punchout/oci-fields';
import { ociText } from '#domain/punchout/oci-texts';
import { DUTY_PART } from '#domain/purchase-order/model';
import type { CxmlAgreement, OperationAllowed } from './agreement';
import { priceInCxml } from './cxml-numbers';
import { designTold } from './told-line';
import { type XmlElement, type XmlNode, xml } from './xml-element';

type Shared = Pick<OciAgreement, 'units' | 'understandsPriceUnits' | 'materialGroups' | 'duties' | 'freightText'>;

export interface HomewardCart {
  buyerCookie: readonly XmlNode[];
  operationAllowed: OperationAllowed;
  lines: readonly ReturnedLine[];
  freight: Oere | null;
  language: 'da' | 'en';
}

/** Lines numbered from 1 without gaps; amounts without VAT. Without lines the buyer's system empties its own cart. */
export function orderMessage(cart: HomewardCart, agreed: Shared & Pick<CxmlAgreement, 'classification'>): XmlElement {
  const { buyerCookie, operationAllowed, lines, freight, language } = cart;
  const items = lines
    .flatMap((line) => itemsOfLine(line, agreed))
    .map((item, index) => itemElement(item, index + 1, { ...agreed, language }));
  const duties = agreed.duties === 'field' ? NOTHING : lines.reduce((sum, { duty }) => sum + (duty?.row ?? 0), 0);
  const total = oere(lines.reduce((sum, { row }) => sum + row, 0) + duties);
  const { freightText } = agreed;
  return xml(
    'PunchOutOrderMessage',
    {},
    xml('BuyerCookie', {}, ...buyerCookie),
    xml(
      'PunchOutOrderMessageHeader',
      { operationAllowed },
      xml('Total', {}, moneyElement(total * 10)),
      freightText === null || freight === null || freight === NOTHING
        ? null
        : xml('Shipping', {}, moneyElement(freight * 10), described(freightText, language)),
    ),
    ...items,
  );
}

/** Nothing has changed, and no items are returned: the result of a visit without a change, or of an inspection. */
export const unchangedMessage = (buyerCookie: readonly XmlNode[], operationAllowed: OperationAllowed): XmlElement =>
  xml(
    'PunchOutOrderMessage',
    {},
    xml('BuyerCookie', {}, ...buyerCookie),
    xml('PunchOutOrderMessageHeader', { operationAllowed }, xml('Total', {}, moneyElement(0))),
  );

interface Item {
  line: ReturnedLine;
  part: ExactPart;
  /** As the buyer's system returns it: the line's own id, and which part of it where it is split in two. */
  auxiliaryId: string;
  dutyText: string | null;
}

function itemsOfLine(line: ReturnedLine, agreed: Shared): Item[] {
  const { duty, quantity } = line;
  const row = agreed.duties === 'price' ? oere(line.row + (duty?.row ?? 0)) : line.row;
  const dutyText = duty && agreed.duties === 'field' ? `${duty.label} ${priceInCxml(duty.row * 10)}` : null;
  const goods = itemParts(line, line.id, row, agreed).map((item, index) => ({
    ...item,
    dutyText: index === 0 ? dutyText : null,
  }));
  if (!duty || duty.row === 0 || agreed.duties !== 'line') return goods;
  const asLine = {
    ...line,
    design: null,
    sku: DUTY_PART,
    name: duty.label,
    text: '',
    duty: null,
    row: duty.row,
    quantity,
    manufacturer: null,
    manufacturerNumber: null,
  };
  return [...goods, ...itemParts(asLine, `${line.id}-${DUTY_PART}`, duty.row, agreed)];
}

const itemParts = (line: ReturnedLine, id: string, row: Oere, { understandsPriceUnits }: Shared): Item[] =>
  exactParts(row, line.quantity, understandsPriceUnits).map((part, index) => ({
    line,
    part,
    auxiliaryId: (index === 0 ? id : `${id}-${index + 1}`) + designTold(line.design),
    dutyText: null,
  }));

type Told = Shared & Pick<CxmlAgreement, 'classification'> & { language: 'da' | 'en' };

function itemElement({ line, part, auxiliaryId, dutyText }: Item, lineNumber: number, agreed: Told): XmlElement {
  const { language, classification } = agreed;
  const unit = agreed.units[line.unit] ?? line.unece;
  const group = classOfLine(line, classification.domain, agreed);
  const text = (said: string | null) => ociText(said ?? '', 'utf-8');
  return xml(
    'ItemIn',
    { quantity: String(part.quantity), lineNumber: String(lineNumber) },
    xml(
      'ItemID',
      {},
      xml('SupplierPartID', {}, line.sku ?? DUTY_PART),
      xml('SupplierPartAuxiliaryID', {}, auxiliaryId),
    ),
    xml(
      'ItemDetail',
      {},
      xml('UnitPrice', {}, moneyElement(part.price)),
      described([line.name, line.text].map(text).filter(Boolean).join('. '), language),
      xml('UnitOfMeasure', {}, unit),
      part.priceUnit === 1 ? null : priceBasis(part.priceUnit, unit),
      xml('Classification', { domain: classification.domain }, group ?? classification.otherwise),
      line.manufacturerNumber ? xml('ManufacturerPartID', {}, text(line.manufacturerNumber)) : null,
      line.manufacturer ? xml('ManufacturerName', { 'xml:lang': language }, text(line.manufacturer)) : null,
      dutyText === null ? null : xml('Extrinsic', { name: 'Duty' }, text(dutyText)),
    ),
  );
}

/** A price is for so many pieces. */
export const priceBasis = (pieces: number, unit: string): XmlElement =>
  xml('PriceBasisQuantity', { quantity: String(pieces), conversionFactor: '1' }, xml('UnitOfMeasure', {}, unit));

export const moneyElement = (thousandths: number): XmlElement =>
  xml('Money', { currency: 'DKK' }, priceInCxml(thousandths));

const described = (text: string, language: string): XmlElement => xml('Description', { 'xml:lang': language }, text);
