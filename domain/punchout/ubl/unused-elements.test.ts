import { expect, test } from 'vitest';
import { type XmlElement, xml } from '#domain/punchout/cxml/xml-element';
import { missingDocuments, unusedElements } from './unused-elements';

const text = (name: string, said: string) => xml(`cbc:${name}`, {}, said);
const order = (...nodes: XmlElement[]) => xml('Order', {}, ...nodes);
const item = (...nodes: XmlElement[]) => xml('cac:OrderLine', {}, xml('cac:LineItem', {}, ...nodes));

test.each([
  ['what is read', order(text('ID', '1'), text('Note', 'x'), item(text('ID', '1'), text('Quantity', '2'))), []],
  ['the terms of payment', order(xml('cac:PaymentTerms', {}, text('Note', '60 dage'))), ['PaymentTerms 60 dage']],
  ['a contract', order(xml('cac:Contract', {}, text('ID', '7'))), ['Contract 7']],
  [
    'a part of a known one',
    order(xml('cac:AnticipatedMonetaryTotal', {}, text('PrepaidAmount', '10'))),
    ['AnticipatedMonetaryTotal/PrepaidAmount 10'],
  ],
  ['a part of a line', order(item(text('MinimumQuantity', '3'))), ['OrderLine/LineItem/MinimumQuantity 3']],
  [
    'the same of two lines',
    order(item(text('WarrantyInformation', 'A')), item(text('WarrantyInformation', 'A'))),
    ['OrderLine/LineItem/WarrantyInformation A'],
  ],
  [
    'another property of the item',
    order(
      item(xml('cac:Item', {}, xml('cac:AdditionalItemProperty', {}, text('Name', 'Farve'), text('Value', ' Blå')))),
    ),
    ['OrderLine/LineItem/Item/AdditionalItemProperty Farve Blå'],
  ],
  ['an empty one', order(xml('cac:Contract', {}, text('ID', ''))), []],
])('%s', (_what, element, expected) => expect(unusedElements(element)).toEqual(expected));

test('a document that did not come is named', () => {
  const file = (...nodes: XmlElement[]) => xml('cac:AdditionalDocumentReference', {}, text('ID', 'T1'), ...nodes);
  const here = xml('cac:Attachment', {}, text('EmbeddedDocumentBinaryObject', 'AAAA'));
  const elsewhere = xml('cac:Attachment', {}, xml('cac:ExternalReference', {}, text('URI', 'http://a/b')));
  expect(missingDocuments(order(file(here), file(elsewhere)))).toEqual(['AdditionalDocumentReference T1 http://a/b']);
});
