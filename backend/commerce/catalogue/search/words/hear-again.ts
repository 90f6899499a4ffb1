// Retries words that had no meaning as typed: without their ending, or as a name and figures that were joined.
import { nameAndFigures, withoutEnding } from '#domain/search/other-forms';
import { codeOf, hasFigure, runOf } from '#domain/search/typed-words';
import { type Meaning, meaningsOf } from '../lexicon/lexicon.sql';
import { termOfRun } from './heard';
import type { RepairScene } from './repair';
import type { Term } from './terms';

/** More forms than any word that can be typed has; bounds one query. */
const MOST_FORMS = 60;

/** The terms that a word maps to, by the word; those without a meaning are left out. One statement for all. */
export async function hearAgain(words: readonly string[], { language, on }: RepairScene): Promise<Map<string, Term[]>> {
  const forms = (word: string) => (hasFigure(word) ? (nameAndFigures(word) ?? []) : withoutEnding(word));
  const asked = [...new Set(words.flatMap(forms))].slice(0, MOST_FORMS);
  const again = new Map<string, Term[]>();
  if (asked.length === 0) return again;
  const meanings = await meaningsOf(asked.map(runOf), asked.map(codeOf), language, on);
  const heardAs = (form: string): Meaning[] =>
    meanings.filter(({ run, kind }) => run === asked.indexOf(form) && kind !== 'stop');
  for (const word of words) {
    const known = forms(word).filter((form) => heardAs(form).length > 0);
    const meant = hasFigure(word) ? (known.length === 2 ? known : []) : known.slice(0, 1);
    const terms = meant.map((form) => termOfRun({ run: runOf(form), measure: null, meanings: heardAs(form) }, []));
    if (terms.length > 0) again.set(word, terms);
  }
  return again;
}
