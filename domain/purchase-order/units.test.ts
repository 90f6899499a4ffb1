import { describe, expect, it } from 'vitest';
import { packsFrom, piecesPerUnit, type SoldUnit, unreadablePack } from './units';

const PEN: SoldUnit = { code: 'stk', unece: 'C62', packs: [{ code: 'ks', unece: 'XCS', pieces: 12 }] };
const BOX: SoldUnit = { code: 'pk', unece: 'XPK', packs: [] };

describe('an ordered unit', () => {
  it.each([
    [null, PEN, 1],
    ['EA', PEN, 1],
    ['ea ', PEN, 1],
    ['C62', PEN, 1],
    ['PCE', PEN, 1],
    ['STK', PEN, 1],
    ['CS', PEN, 12],
    ['XCS', PEN, 12],
    ['KS', PEN, 12],
    ['BX', PEN, null],
    ['KGM', PEN, null],
    ['PK', PEN, null],
    ['PK', BOX, 1],
    ['XPK', BOX, 1],
    ['pk', BOX, 1],
    ['EA', BOX, null],
    ['C62', BOX, null],
  ])('%s is so many pieces of a product', (unit, sold, pieces) => expect(piecesPerUnit(unit, sold, {})).toBe(pieces));

  it('may be a code that the connection agreed on, in addition to the official one', () => {
    expect(piecesPerUnit('ZST', PEN, { stk: 'ZST' })).toBe(1);
    expect(piecesPerUnit('ZST', PEN, { stk: 'ST' })).toBeNull();
    expect(piecesPerUnit('EA', BOX, { pk: 'EA' })).toBe(1);
    expect(piecesPerUnit('ZKS', PEN, { ks: 'ZKS' })).toBe(12);
  });
});

it('packs are read as they are written, without those that no one knows', () => {
  const units = new Map([
    ['pk', 'XPK'],
    ['ks', 'XCS'],
  ]);
  expect(packsFrom('pk=10; ks=120', units)).toEqual([
    { code: 'pk', unece: 'XPK', pieces: 10 },
    { code: 'ks', unece: 'XCS', pieces: 120 },
  ]);
  expect(packsFrom('xx=10;pk=0;pk=;ks=1.5;ks=99999', units)).toEqual([{ code: 'ks', unece: 'XCS', pieces: 99_999 }]);
  expect(packsFrom('ks=100000', units)).toEqual([]);
});

it.each([
  ['pk=10', null],
  ['pk=10; ks=120', null],
  ['pk=99999', null],
  ['pk=100000', 'pk=100000'],
  ['pk=0', 'pk=0'],
  ['pk=10;', ''],
  ['pk=10;kasse=5', 'kasse=5'],
  ['pk', 'pk'],
  ['10=pk', '10=pk'],
])('of %j as packs the part %j cannot be read', (written, wrong) =>
  expect(unreadablePack(written, (code) => ['pk', 'ks'].includes(code))).toBe(wrong),
);
