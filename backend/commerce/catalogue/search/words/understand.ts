// From what was typed to terms: inflections, compounds written together or apart, synonyms and numbers, all looked up in one statement.
import { codeOf, hasFigure, type Run, runsOf, wordsOf } from '#domain/search/typed-words';
import { type Meaning, meaningsOf, productsOfCodes } from '../lexicon/rows';
import { repair, type RepairScene } from './repair';
import { allOf, anyOf, lexeme, NOTHING, type Term, type Understood } from './terms';

interface Heard {
  run: Run;
  meanings: Meaning[];
}

const of = (meanings: readonly Meaning[], kind: Meaning['kind']) => meanings.filter((one) => one.kind === kind);
const stems = (meanings: readonly Meaning[]) => [...new Set(meanings.map(({ stem }) => lexeme(stem)))];

/** Null when nothing searchable was typed. */
export async function understand(typed: string, scene: RepairScene): Promise<Understood | null> {
  const { language, on } = scene;
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const runs = runsOf(words);
  const whole = codeOf(typed);
  const codes = runs.map((run) => codeOf(run.joined));
  const asked = whole ? [...runs, { from: 0, words: words.length, spaced: '', joined: '' }] : runs;
  const meanings = await meaningsOf(asked, whole ? [...codes, whole] : codes, language, on);
  const heard = runs.map((run, at) => ({ run, meanings: meanings.filter((one) => one.run === at) }));
  const chosen = choose(heard, words.length);
  const numbers = [...new Set(of(meanings, 'code').map(({ stem }) => stem))];
  const exactIds = numbers.length > 0 ? await productsOfCodes(numbers, on) : [];
  const isStop = (one: Heard) => one.run.words === 1 && of(one.meanings, 'stop').length > 0;
  const said = chosen.filter((one) => !isStop(one));
  // "5702 0160 01005" is one number, however it is parted.
  if (whole && meanings.some(({ kind, stem }) => kind === 'code' && stem === whole)) {
    return { ...NOTHING, exactIds, terms: [termOf(words.join(' '), [lexeme(`=${whole}`)])] };
  }
  if (said.length === 0) return null;
  return mend(said, heard, exactIds, scene);
}

/** Runs of several words that mean something together count as one; the longest first, from the left. */
function choose(heard: readonly Heard[], words: number): Heard[] {
  const chosen: Heard[] = [];
  for (let at = 0; at < words; ) {
    const here = heard.filter(({ run }) => run.from === at);
    const together = here
      .filter(({ run, meanings }) => run.words > 1 && meanings.some(({ kind }) => kind !== 'stop'))
      .sort((one, other) => other.run.words - one.run.words)[0];
    const next = together ?? here.find(({ run }) => run.words === 1);
    if (!next) break;
    chosen.push(next);
    at += next.run.words;
  }
  return chosen;
}

async function mend(
  said: readonly Heard[],
  heard: readonly Heard[],
  exactIds: number[],
  scene: RepairScene,
): Promise<Understood> {
  const strange = said.filter(({ meanings, run }) => meanings.length === 0 && !hasFigure(run.joined));
  const repairs = await repair(
    strange.map(({ run }) => run.joined),
    scene,
  );
  const terms: Term[] = [];
  const unknown: string[] = [];
  for (const one of said) {
    const term = strange.includes(one) ? repairs.get(one.run.joined)?.term : termOfRun(one, heard);
    if (term) terms.push(term);
    else unknown.push(one.run.spaced);
  }
  const readAs = (run: Run) => repairs.get(run.joined)?.term?.shown ?? run.spaced;
  const questionWith = (run: Run, word: string) =>
    said.map((one) => (one.run === run ? word : readAs(one.run))).join(' ');
  const others = strange.flatMap(
    ({ run }) => repairs.get(run.joined)?.others.map((word) => questionWith(run, word)) ?? [],
  );
  return {
    terms,
    exactIds,
    corrected: [...repairs.values()].some(({ isPutRight }) => isPutRight)
      ? said.map(({ run }) => readAs(run)).join(' ')
      : null,
    didYouMean: [...new Set(others)].slice(0, 3),
    unknown,
  };
}

const termOf = (shown: string, exact: string[], products = 0): Term => ({
  shown,
  exact,
  synonyms: [],
  heads: [],
  parts: [],
  products,
});

/** A run's alternatives; the words of several that were typed apart may also stand apart. */
function termOfRun({ run, meanings }: Heard, heard: readonly Heard[]): Term {
  const numbers = of(meanings, 'code').map(({ stem }) => lexeme(`=${stem}`));
  const strange = meanings.length === 0 && run.words === 1;
  // A figure that no text has may be the start of a number.
  const begun = strange && run.joined.length >= 4 ? [`${lexeme(`=${run.joined.toUpperCase()}`)}:*`] : [];
  const plain = strange ? [lexeme(run.joined)] : [];
  return {
    shown: run.spaced,
    exact: [...stems(of(meanings, 'word')), ...numbers, ...plain, ...begun],
    synonyms: synonymsOf(of(meanings, 'synonym')),
    heads: stems(of(meanings, 'head')),
    parts: [...stems(of(meanings, 'part')), ...apart(run, heard)],
    products: meanings.reduce((sum, one) => sum + one.products, 0),
  };
}

function apart(run: Run, heard: readonly Heard[]): string[] {
  if (run.words === 1) return [];
  const inside = heard.filter(
    (one) => one.run.words === 1 && one.run.from >= run.from && one.run.from < run.from + run.words,
  );
  const single = inside.flatMap(
    ({ meanings }) => anyOf([...stems(of(meanings, 'word')), ...stems(of(meanings, 'head'))]) ?? [],
  );
  return single.length === inside.length ? [allOf(single) ?? ''] : [];
}

function synonymsOf(meanings: readonly Meaning[]): string[] {
  const means = [...new Set(meanings.map((one) => one.means))];
  return means.flatMap((text) => {
    const own = meanings.filter((one) => one.means === text);
    const places = [...new Set(own.map(({ place }) => place))];
    return allOf(places.flatMap((place) => anyOf(stems(own.filter((one) => one.place === place))) ?? [])) ?? [];
  });
}
