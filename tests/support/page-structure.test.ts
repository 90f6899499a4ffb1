// The check of pages finds each kind of fault that it is for, and none on a page as it should be.
import { expect, test } from 'vitest';
import { structureFaults } from './page-structure';

const RIGHT = `<h1>Kurv</h1><img src="/a.webp" alt=""><label for="a">Antal</label><input id="a"><label>By <select><option>Aa</select></label>
  <a href="/"><img src="/b.webp" alt="Forside"></a><svg aria-hidden="true"></svg><input type="hidden" name="t"><button aria-hidden="true"></button><button type="submit" form="order" hidden></button>
  <fieldset><legend>Levering</legend><input type="radio" aria-labelledby="a1"><span id="a1">Dør</span></fieldset>`;

test('a page as it should be has no fault', () => {
  expect(structureFaults(RIGHT)).toEqual([]);
});

test.each([
  ['<h1>To</h1>', '2 h1'],
  ['<p id="a">', 'id "a" twice'],
  ['<p aria-describedby="b">', 'aria-describedby="b" leads nowhere'],
  ['<label for="c">C</label>', 'for="c" leads nowhere'],
  ['<img src="/c.webp">', 'no alt at /c.webp'],
  ['<img src="/c.webp" alt="c.webp">', 'alt "c.webp" is the name of a file'],
  ['<a href="/x"><img src="/c.webp" alt=""></a>', 'no name at <a href="/x"><img src="/c.webp" alt=""></a>'],
  ['<svg role="img"></svg>', 'no name at <svg role="img"></svg>'],
  ['<input name="q" placeholder="Søg">', 'no label for input q'],
  ['<select name="s"><option>Pris</option></select>', 'no label for select s'],
  ['<label><textarea name="t">Hej</textarea></label>', 'no label for textarea t'],
  ['<fieldset></fieldset>', 'no legend at <fieldset></fieldset>'],
])('%s is found', (more, fault) => {
  expect(structureFaults(`${RIGHT}${more}`)).toEqual([fault]);
});

test('no heading and an empty one are found', () => {
  expect(structureFaults('<p>Kurv</p>')).toEqual(['0 h1']);
  expect(structureFaults('<h1> </h1>')).toEqual(['the h1 is empty']);
});
