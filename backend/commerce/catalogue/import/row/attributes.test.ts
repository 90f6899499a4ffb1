// additional_attributes in the formats of Magento's versions.
import { describe, expect, test } from 'vitest';
import { attributesIn, valuesIn } from './attributes';

function read(cell: string) {
  const wrong: string[] = [];
  const { texts, apart } = attributesIn(cell, (part) => void wrong.push(part));
  const values = Object.fromEntries([...texts].map(([name, text]) => [name, apart.get(name) ?? valuesIn(text)]));
  return wrong.length > 0 ? { ...values, wrong } : values;
}

describe('a cell of attributes', () => {
  test.each<[name: string, cell: string, values: Record<string, string[]>]>([
    ['pairs between commas', 'size=XS, color=Black', { size: ['XS'], color: ['Black'] }],
    ['nothing', '', {}],
    ['several values of one', 'climate=Cool| Indoor|Cool,size=S', { climate: ['Cool', 'Indoor'], size: ['S'] }],
    ['several between commas', 'climate=Cool,Indoor,size=S', { climate: ['Cool', 'Indoor'], size: ['S'] }],
    ['a sentence', 'care=Vask koldt, tør fladt,size=S', { care: ['Vask koldt, tør fladt'], size: ['S'] }],
    ['a number', 'tip=0,5 mm,size=S', { tip: ['0,5 mm'], size: ['S'] }],
    ['a value in quotes', 'a=b,c="x,y"', { a: ['b'], c: ['x,y'] }],
    ['what parts values inside quotes', 'c="x|y,z=1",d=e', { c: ['x|y,z=1'], d: ['e'] }],
    ['a pair in quotes', 'a=b,"features=Lomme|Rem, 15 cm"', { a: ['b'], features: ['Lomme', 'Rem, 15 cm'] }],
    ['a pair in quotes whose comma is text', '"a=x,y",b=c', { a: ['x,y'], b: ['c'] }],
    ['each value in quotes', 'm="En, to"|"Tre|fire"|"Fem",a=b', { m: ['En, to', 'Tre|fire', 'Fem'], a: ['b'] }],
    ['quotes inside quotes', 't="\'"", =|",a="""Lod"" & Ret"', { t: ['\'", =|'], a: ['"Lod" & Ret'] }],
    ['quotes inside a text', 'skærm_tommer=24" bred,a=b', { wrong: ['skærm_tommer=24" bred'], a: ['b'] }],
    ['inches', 'screen=24" bred,a=b', { screen: ['24" bred'], a: ['b'] }],
    ['what belongs to nothing', 'uden navn,a=b', { wrong: ['uden navn'], a: ['b'] }],
    ['text after quotes', 'a="x",y,b=c', { a: ['x', 'y'], b: ['c'] }],
    ['the last of the same name', 'a="x,y",a=z', { a: ['z'] }],
  ])('contains %s', (_, cell, values) => expect(read(cell)).toEqual(values));

  test('with long texts between commas is one text', () => {
    const long = `${'x'.repeat(61)},y`;
    expect(valuesIn(long)).toEqual([long]);
  });
});
