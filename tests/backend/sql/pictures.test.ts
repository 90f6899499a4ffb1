// SQL of pictures: returns the picture of a key, from a catalogue file or the Danish drawing of the content.
import { expect, test } from 'vitest';
import { drawEnergyArrow } from '#backend/ports/media/energy-arrow';
import { drawingOfKey, firstPictures } from '#backend/ports/media/pictures.sql';
import { NOW, openSales } from './sales';

const sales = openSales();

test('a key returns its own picture with its own bytes', async () => {
  const goods = await sales.product('A');
  const file = (hash: string) => sales.insert('picture_file', { hash, bytes: Buffer.from(hash), at: NOW });
  const picture = async (key: string) => {
    await file(key);
    await sales.insert('picture', { key, spec: { file: key }, version: key });
  };
  const ofProduct = async (key: string, position: number) => {
    await file(key);
    const texts = { alt_da: '', alt_en: '' };
    await sales.insert('product_picture', {
      product_id: goods,
      position,
      key,
      spec: { file: key },
      version: key,
      ...texts,
    });
  };
  await picture('one');
  await picture('two');
  await ofProduct('three', 1);
  await ofProduct('four', 2);
  for (const key of ['two', 'one', 'four', 'three']) {
    const shown = await drawingOfKey(sales.on, key);
    expect(shown?.version).toBe(key);
    expect(String(await shown?.svg())).toBe(key);
  }
  expect(await drawingOfKey(sales.on, 'none')).toBeNull();
});

test('a content key returns the Danish drawing of that media', async () => {
  const entry = (document_id: string, letter: string, columns: Record<string, unknown> = {}) =>
    sales.insert('content_entry', {
      ...{ document_id, type: 'media', locale: 'da', key: document_id, body: { kind: 'energy', letter } },
      ...columns,
    });
  await entry('other', 'A');
  await entry('page', 'B', { type: 'page', key: 'named' });
  await entry('english', 'C', { locale: 'en', key: 'named' });
  expect(await drawingOfKey(sales.on, 'named')).toBeNull();
  await entry('named', 'D');
  const shown = async (key: string) => await (await drawingOfKey(sales.on, key))?.svg();
  expect(await shown('named')).toBe(drawEnergyArrow('D'));
  expect(await shown('other')).toBe(drawEnergyArrow('A'));
});

test('front pages return banners first, then categories, page by page, each picture once; drafts and other pages are ignored', async () => {
  const front = (document_id: string, banners: string[], categories: string[], columns: Record<string, unknown> = {}) =>
    sales.insert('content_entry', {
      ...{ document_id, type: 'front-page', locale: 'da', key: document_id },
      body: {
        banners: [...banners.map((id) => ({ media: { id } })), { media: null }],
        categories: categories.map((id) => ({ media: { id } })),
      },
      ...columns,
    });
  await front('first', ['z', 'y'], ['c', 'a']);
  await front('second', ['x', 'z'], ['a', 'b']);
  await front('draft', ['never'], ['never'], { draft: true });
  await front('english', ['never'], ['never'], { locale: 'en' });
  await front('page', ['never'], ['never'], { type: 'page' });
  const { ofFronts } = await firstPictures(sales.on, 0);
  expect(ofFronts.map(({ key, large }) => (large ? key.toUpperCase() : key))).toEqual(['Z', 'Y', 'c', 'a', 'X', 'b']);
});
