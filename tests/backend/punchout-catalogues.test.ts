// Catalogues for procurement systems: the same products and prices in each format, and what changed since the last one.
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopOver } from '#backend/cli/shop';
import { readXml } from '#backend/commerce/punchout/cxml/read-xml';
import { readConfig } from '#backend/config';
import { childAt, childrenNamed, textWithin, type XmlElement } from '#domain/punchout/cxml/xml-element';
import { commandRunner } from '../support/staff';
import { type Counter, openCounter } from './test-backend';

let counter: Counter;
let folder = '';
beforeAll(async () => {
  counter = await openCounter();
  folder = await mkdtemp(path.join(tmpdir(), 'catalogues-'));
});
afterAll(async () => {
  // To be checked by the official rules: npm run check:peppol.
  const kept = process.env.UBL_DOCUMENTS;
  if (kept) await mkdir(kept, { recursive: true });
  if (kept) await copyFile(path.join(folder, 'peppol.xml'), path.join(kept, 'catalogue.xml'));
  if (kept) await copyFile(path.join(folder, 'changes.xml'), path.join(kept, 'catalogue-changes.xml'));
  await rm(folder, { recursive: true });
  await counter?.close();
});

const shop = () =>
  shopOver({ config: readConfig({}), database: async () => counter.database, selling: null, clock: counter.clock });
const typed = (...words: string[]) =>
  commandRunner(shop, { folder, staff: 'Mette' }).run('punchout', 'catalogue', 'fjordhavn-srm', ...words);
const textOf = (name: string) => readFile(path.join(folder, name), 'utf8');
const rootOf = async (name: string): Promise<XmlElement> => {
  const read = readXml(Buffer.from(await textOf(name)), null);
  if (!read.ok) throw new Error(read.why);
  return read.root;
};

interface Stated {
  sku: string;
  price: number;
  basis: number;
  unit: string;
  ean: string;
}

async function inCif(name: string): Promise<Stated[]> {
  const text = await textOf(name);
  const [, fields = ''] = /FIELDNAMES: (.*)\r\n/.exec(text) ?? [];
  const data = text.slice(text.indexOf('DATA\r\n') + 6, text.indexOf('ENDOFDATA'));
  const rows: Record<string, string>[] = parse(data, { columns: fields.split(',') });
  return rows.map((row) => ({
    ...{ sku: row['Supplier Part ID'] ?? '', ean: row.EAN ?? '', unit: row['Unit of Measure'] ?? '' },
    ...{ price: Number(row['Unit Price']), basis: Number(row['Price Unit Quantity']) },
  }));
}

async function inPeppol(name: string): Promise<Stated[]> {
  return childrenNamed(await rootOf(name), 'CatalogueLine').map((line) => {
    const item = childAt(line, 'Item');
    const price = childAt(line, 'RequiredItemLocationQuantity', 'Price');
    return {
      sku: textWithin(childAt(item, 'SellersItemIdentification', 'ID')),
      ean: textWithin(childAt(item, 'StandardItemIdentification', 'ID')),
      unit: textWithin(childAt(line, 'OrderableUnit')),
      price: Number(textWithin(childAt(price, 'PriceAmount'))),
      basis: Number(textWithin(childAt(price, 'BaseQuantity'))),
    };
  });
}

async function inBmecat(name: string): Promise<Stated[]> {
  const section = childAt(await rootOf(name), 'T_NEW_CATALOG');
  return (section ? childrenNamed(section, 'PRODUCT') : []).map((product) => ({
    sku: textWithin(childAt(product, 'SUPPLIER_PID')),
    ean: textWithin(childAt(product, 'PRODUCT_DETAILS', 'INTERNATIONAL_PID')),
    unit: textWithin(childAt(product, 'PRODUCT_ORDER_DETAILS', 'ORDER_UNIT')),
    price: Number(textWithin(childAt(product, 'PRODUCT_PRICE_DETAILS', 'PRODUCT_PRICE', 'PRICE_AMOUNT'))),
    basis: Number(textWithin(childAt(product, 'PRODUCT_ORDER_DETAILS', 'PRICE_QUANTITY'))),
  }));
}

/** The class of the product at whose number the text begins. */
const CLASS_IN: Record<string, RegExp> = {
  cif: /^[^\n]*?,(\d{8}),/,
  peppol: /<cbc:ItemClassificationCode listID="(\w+)">(\d+)</,
  bmecat: /<REFERENCE_FEATURE_SYSTEM_NAME>([^<]+)<[\s\S]*?<REFERENCE_FEATURE_GROUP_ID>(\d+)</,
};

describe('a catalogue', () => {
  test('has each product’s own class, a variant its family’s, else that agreed for the category', async ({ skip }) => {
    skip(!process.env.ALL_FLOWS);
    await counter.rows("UPDATE product SET unspsc = '44121704', eclass = '24260601' WHERE sku = '1000101'");
    const [family] = await counter.rows<{ id: number }>(
      `SELECT f.id FROM product f WHERE f.type = 'configurable' AND f.salable AND NOT EXISTS (
        SELECT FROM product WHERE parent_id = f.id AND sku = '1000102') LIMIT 1`,
    );
    await counter.rows("UPDATE product SET unspsc = '53102700' WHERE id = $1", [family?.id]);
    const variants = await counter.rows<{ sku: string }>('SELECT sku FROM product WHERE parent_id = $1 AND salable', [
      family?.id,
    ]);
    const classesIn = async (format: string) => {
      await typed('classes', '--format', format);
      const text = await textOf('classes');
      const of = (sku: string) => {
        const at = { cif: `,${sku},`, peppol: `<cbc:ID>${sku}<`, bmecat: `>${sku}</SUPPLIER_PID>` }[format] ?? '';
        const found = CLASS_IN[format]?.exec(text.slice(text.indexOf(at)));
        return found?.slice(1).join(' ');
      };
      return ['1000101', variants[0]?.sku ?? '', '1000102'].map(of);
    };
    expect(variants.length).toBeGreaterThan(0);
    expect(await classesIn('cif')).toEqual(['44121704', '53102700', '44120000']);
    expect(await classesIn('peppol')).toEqual(['TST 44121704', 'TST 53102700', 'TST 44120000']);
    expect(await classesIn('bmecat')).toEqual(['UNSPSC 44121704', 'UNSPSC 53102700', 'UNSPSC 44120000']);
    const agree = (list: string) =>
      counter.rows(
        "UPDATE punchout_connection SET settings = jsonb_set(settings, '{oci,schemaType}', $1::jsonb) WHERE code = 'fjordhavn-srm'",
        [JSON.stringify(list)],
      );
    await agree('ECLASS-9.1');
    expect((await classesIn('peppol'))[0]).toBe('STQ 24260601');
    expect((await classesIn('bmecat'))[0]).toBe('ECLASS-9.1 24260601');
    await agree('SKI');
    expect((await classesIn('peppol'))[0]).toBe('ZZZ 44120000');
    await agree('UNSPSC');
  });

  test('has the same products at the same prices in each format', async () => {
    for (const format of ['cif', 'peppol', 'bmecat'])
      expect(await typed(`${format}.xml`, '--format', format)).toMatchObject({ code: 0 });
    const [cif, peppol, bmecat] = [await inCif('cif.xml'), await inPeppol('peppol.xml'), await inBmecat('bmecat.xml')];
    expect(cif.length).toBeGreaterThan(100);
    expect(peppol).toEqual(cif);
    expect(bmecat).toEqual(cif);
    // The price and the unit that the customer of the connection agreed on.
    expect(cif.find(({ sku }) => sku === '1000101')).toEqual({
      ...{ sku: '1000101', ean: '5701010001012', unit: 'PCE', price: 10, basis: 1 },
    });
    expect((await textOf('cif.xml')).split('\r\n').slice(0, 3)).toEqual([
      'CIF_I_V3.0',
      'LOADMODE: F',
      'CODEFORMAT: UNSPSC',
    ]);
    expect(await textOf('cif.xml')).toContain('100200,1000101,');
  });

  test('of what changed has new, changed and gone products alone', async () => {
    const nothing = await typed('none.xml', '--since', 'cif.xml.state');
    expect(nothing.out).toMatch(/0 nye, 0 ændrede, 0 udgåede, \d+ uændrede/);
    await counter.rows("UPDATE product SET name_da = 'Kuglepen, ny' WHERE sku = '1000101'");
    await counter.rows("UPDATE product SET salable = false, store_ids = '{}' WHERE sku = '1000102'");
    const { out } = await typed('changes.xml', '--format', 'peppol', '--since', 'cif.xml.state');
    expect(out).toMatch(/0 nye, 1 ændrede, 1 udgåede/);
    const lines = childrenNamed(await rootOf('changes.xml'), 'CatalogueLine');
    expect(
      lines.map((line) => [
        textWithin(childAt(line, 'Item', 'SellersItemIdentification', 'ID')),
        textWithin(childAt(line, 'ActionCode')),
      ]),
    ).toEqual([
      ['1000101', 'Update'],
      ['1000102', 'Delete'],
    ]);
    await typed('changes.cif', '--since', 'cif.xml.state');
    const cif = await textOf('changes.cif');
    expect(cif).toContain('LOADMODE: I\r\n');
    expect(cif).toMatch(/,1000102,.*,T\r\n/);
    await typed('changes-bmecat.xml', '--format', 'bmecat', '--since', 'cif.xml.state');
    const products = childAt(await rootOf('changes-bmecat.xml'), 'T_UPDATE_PRODUCTS');
    expect(products && childrenNamed(products, 'PRODUCT').map(({ attributes }) => attributes.mode)).toEqual([
      'update',
      'delete',
    ]);
  });

  test.each([
    [['a.xml', '--format', 'csv'], /format/],
    [['a.xml', '--since', 'nowhere'], /--since findes ikke/],
  ])('%j is refused', async (words, error) => {
    const ended = await typed(...words);
    expect([ended.code, ended.error]).toEqual([1, expect.stringMatching(error)]);
  });
});
