// Typography of the shop's texts in both languages: quotes, dashes, minus, no-break spaces.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { allFiles, root, sourcesIn } from './support/source';

type Language = 'da' | 'en';
interface Said {
  language: Language | null;
  text: string;
}

/** The texts of the specification's error catalogue are verbatim. */
const QUOTED = new Set([
  'Loading products...',
  "You don't have enough point to add product to cart",
  "You haven't enough point update items",
]);

const RULES: readonly [rule: string, language: Language | null, broken: RegExp][] = [
  // After a number it means inches, after = an attribute.
  ['quotes in Danish are »…«', 'da', /[„“”]|(?<![=\d}])"(?![^<]*>)/],
  ['quotes in English are “…”', 'en', /[„»«]|(?<![=\d}])"(?![^<]*>)/],
  ['an apostrophe in English is ’', 'en', /\w'\w/],
  ['a range has a dash, not a hyphen', null, /(?<![\d\-+A-Za-z])\d{1,2}-\d{1,2}(?![\d\-A-Za-z])/],
  ['what is taken off has a minus, not a hyphen', null, /(?<![\w&}])-(?=\{\{|\$\{|\d+ ?%)/],
  ['a pause is a dash, not a hyphen', null, /\w - \w/],
  ['what goes on has …, not three dots', null, /\.\.\./],
  ['a percentage in Danish has a no-break space', 'da', /(\d|\}) ?%/],
  ['a percentage in English has no space', 'en', /(\d|\})\s%/],
  ['a clock in Danish has a no-break space', 'da', /\bkl\. (?=[\d{$])/],
  ['an amount has a no-break space', null, /(\d|\}) kr\.|\bDKK (?=[\d{$])/],
  ['English amounts say DKK first', 'en', /(\d|\})\skr\.|\bkr\. ?(\d|\{)/],
];

const said: Said[] = [...ofInterface(), ...ofSources('backend/mail', 'demo/world')];

describe('every text of the shop, its mails and its demo', () => {
  test('the texts are found', () => {
    expect(said.filter(({ language }) => language === 'da').length).toBeGreaterThan(1000);
    expect(said.filter(({ language }) => language === 'en').length).toBeGreaterThan(1000);
  });

  test.each(RULES)('%s', (_, language, broken) => {
    const wrong = said.filter((one) => (language === null || one.language === language) && broken.test(one.text));
    expect(wrong.map(({ text }) => text).filter((text) => !QUOTED.has(text))).toEqual([]);
  });
});

function ofInterface(): Said[] {
  return (['da', 'en'] as const).flatMap((language) =>
    allFiles(`app/i18n/${language}`).flatMap((file) => {
      const found: Said[] = [];
      // Values are shown texts; keys are not.
      JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'), (_key, value: unknown) => {
        if (typeof value === 'string') found.push({ language, text: value });
        return value;
      });
      return found;
    }),
  );
}

/** Texts in code that declare their language: below a property or a constant named `da` or `en`. */
function ofSources(...folders: string[]): Said[] {
  return sourcesIn(...folders)
    .filter(({ isTest }) => !isTest)
    .flatMap(({ tree }) => {
      const found: Said[] = [];
      const walk = (node: ts.Node, language: Language | null) => {
        const named = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) ? node.name.getText(tree) : '';
        const inside = named === 'da' || named === 'en' ? named : language;
        if (inside && ts.isStringLiteralLike(node)) found.push({ language: inside, text: node.text });
        if (inside && ts.isTemplateExpression(node))
          found.push({ language: inside, text: node.getText(tree).slice(1, -1) });
        ts.forEachChild(node, (child) => walk(child, inside));
      };
      walk(tree, null);
      return found;
    });
}
