// CIF 3.0, the catalogue of Ariba. Source: Ariba Catalog Format Reference, "CIF 3.0". "EAN", "Image" and "Minimum Quantity" are fields of our own in the list of fields, which the format allows.
import { stringify } from 'csv-stringify/sync';
import { type CatalogueWriter, cataloguePrice } from '#domain/punchout/catalogue/catalogue-item';

const FIELDS = [
  ...['Supplier ID', 'Supplier Part ID', 'Manufacturer Part ID', 'Item Description', 'SPSC Code', 'Unit Price'],
  ...['Unit of Measure', 'Lead Time', 'Manufacturer Name', 'Supplier URL', 'Manufacturer URL', 'Market Price'],
  ...['Price Unit Quantity', 'Language', 'Currency', 'Image', 'EAN', 'Minimum Quantity', 'Delete'],
] as const;

const cifRow = (cells: readonly string[]): string => stringify([[...cells]], { record_delimiter: 'windows' });

export const cifWriter: CatalogueWriter = {
  head: ({ issued, isWhole, classes, name }) =>
    [
      'CIF_I_V3.0',
      `LOADMODE: ${isWhole ? 'F' : 'I'}`,
      `CODEFORMAT: ${classes}`,
      'CURRENCY: DKK',
      'CHARSET: UTF-8',
      'UNUOM: TRUE',
      `COMMENTS: ${name.replace(/[\r\n]+/g, ' ')}`,
      `TIMESTAMP: ${issued.date} ${issued.time}`,
      `FIELDNAMES: ${FIELDS.join(',')}`,
      'DATA',
      '',
    ].join('\r\n'),
  row: ({ item, change }, _position, { supplier }) =>
    cifRow([
      ...[supplier.id, item.sku, item.manufacturerNumber ?? '', item.name, item.classification ?? ''],
      ...[cataloguePrice(item.price), item.unit, String(item.leadDays), item.manufacturer ?? '', '', '', ''],
      ...[String(item.basis), 'da', 'DKK', item.picture ?? '', item.ean ?? '', String(item.minimum)],
      change === 'gone' ? 'T' : '',
    ]),
  tail: () => 'ENDOFDATA\r\n',
};
