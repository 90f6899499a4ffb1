import { expect, it } from 'vitest';
import { cellsByPlace } from './places';
import { sourceOfText } from './source';

const cellsOf = (text: string) => sourceOfText(text).map(({ cells }) => cells);

it('an empty cell of a table in plain text does not move those after it', () => {
  const text = `Varenr    Tekst           Antal   Enhed      Pris
TN-2420   Toner sort          2   stk      399,00
1200106   Kuglepen           10              4,25
          Kopipapir           5   pk
1200201   Kopipapir A3            pk        61,50`;
  expect(cellsOf(text).slice(1)).toEqual([
    ['TN-2420', 'Toner sort', '2', 'stk', '399,00'],
    ['1200106', 'Kuglepen', '10', '', '4,25'],
    ['', 'Kopipapir', '5', 'pk', ''],
    ['1200201', 'Kopipapir A3', '', 'pk', '61,50'],
  ]);
});

it('a row is one cell where a cell may belong to two columns', () => {
  const at = (text: string, from: number) => ({ text, from, to: from + 10 });
  const heading = [at('Varenr', 0), at('Antal', 40), at('Pris', 80)];
  expect(cellsByPlace([heading, [at('1200106', 0), at('10', 60)]])[1]).toEqual(['1200106 10']);
  expect(cellsByPlace([heading, [at('1200106', 0), at('10', 61)]])[1]).toEqual(['1200106', '', '10']);
  expect(cellsByPlace([heading, [at('a', 0), at('b', 12)]])[1]).toEqual(['a b']);
});

it('rows before a table, and complete rows, are as they were', () => {
  expect(cellsOf('Ordre 7   af i dag\nVarenr  Antal\n1200106      10')).toEqual([
    ['Ordre 7', 'af i dag'],
    ['Varenr', 'Antal'],
    ['1200106', '10'],
  ]);
});
