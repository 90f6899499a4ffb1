// From what was typed to terms: inflections, compounds written together or apart, synonyms, sizes and numbers, all looked up in one statement.
import { printersSpelledOut } from '#domain/ink/printer-words';
import { fold } from '#domain/search/fold';
import { otherFormats } from '#domain/search/formats';
import { thingsAmong } from '#domain/search/head-word';
import { codeOf, hasFigure, type Run, runsOf, type Said, saidIn } from '#domain/search/typed-words';
import { meaningsOf, productsOfCodes } from '../lexicon/lexicon.sql';
import { hearAgain } from './hear-again';
import { type Heard, of, termOf, termOfRun } from './heard';
import { type Repair, type RepairScene, repair } from './repair';
import { lexeme, NOTHING, type Term, type Understood } from './terms';

/** Null when nothing searchable was typed. */
export async function understand(typed: string, scene: RepairScene): Promise<Understood | null> {
  const { language, on } = scene;
  const said = printersSaid(saidIn(typed));
  const words = said.map(({ word }) => word);
  if (words.length === 0) return null;
  const runs = runsOf(words);
  const whole = codeOf(typed);
  const standsAsPair = ({ from, words: length }: Run) => length === 1 && said[from]?.measure?.pair !== undefined;
  const codes = runs.map((run) => (standsAsPair(run) ? null : codeOf(run.joined)));
  const asked = [...runs.map((run, at) => ({ run, at })), ...linkedRuns(runs, words)];
  const all = whole ? [...asked, { run: { from: 0, words: words.length, spaced: '', joined: '' }, at: -1 }] : asked;
  const found = await meaningsOf(
    all.map(({ run }) => run),
    all.map(({ at }, place) => (at < 0 ? whole : place < runs.length ? (codes[at] ?? null) : null)),
    language,
    on,
  );
  const meanings = found.map((one) => ({ ...one, run: all[one.run]?.at ?? -1 }));
  const heard = runs.map((run, at) => ({
    run,
    measure: run.words === 1 ? (said[run.from]?.measure ?? null) : null,
    meanings: meanings.filter((one) => one.run === at),
  }));
  const chosen = chooseHeard(heard, words.length);
  const numbers = [...new Set(of(meanings, 'code').map(({ stem }) => stem))];
  const numbered = numbers.length > 0 ? await productsOfCodes(numbers, on) : [];
  const exact = {
    exactIds: numbered.map(({ id }) => id),
    exactVariants: numbered.flatMap(({ variant }) => variant ?? []),
  };
  const isStop = (one: Heard) => one.run.words === 1 && of(one.meanings, 'stop').length > 0;
  // "5702 0160 01005" is one number, however it is parted.
  if (whole && meanings.some(({ kind, stem }) => kind === 'code' && stem === whole)) {
    return { ...NOTHING, ...exact, terms: [termOf(words.join(' '), [lexeme(`=${whole}`)])] };
  }
  const kept = chosen.filter((one) => !isStop(one));
  if (kept.length === 0) return null;
  return { ...(await mend(kept, heard, thingsIn(words), scene)), ...exact };
}

/** "førstehjælp kasse" is also "førstehjælpskasse": the same runs of two words, joined as Danish joins many. */
function linkedRuns(runs: readonly Run[], words: readonly string[]): { run: Run; at: number }[] {
  return runs.flatMap((run, at) => {
    const [first, second] = words.slice(run.from, run.from + run.words);
    if (run.words !== 2 || !first || !second || hasFigure(run.joined) || first.endsWith('s')) return [];
    return [{ run: { ...run, spaced: '', joined: fold(`${first}s${second}`) }, at }];
  });
}

/** Printer words as printed on products: "lj m404" is "laserjet m404", and a driver's own words are dropped. */
function printersSaid(said: readonly Said[]): readonly Said[] {
  if (said.some(({ measure }) => measure)) return said;
  return printersSpelledOut(said.map(({ word }) => word)).map((word) => ({ word, measure: null }));
}

/** Runs of several words that mean something together count as one; the longest first, from the left. A format among them is required as well: "a3 papir" means paper, of A3. */
function chooseHeard(heard: readonly Heard[], words: number): Heard[] {
  const chosen: Heard[] = [];
  for (let at = 0; at < words; ) {
    const here = heard.filter(({ run }) => run.from === at);
    const together = here
      .filter(({ run, meanings }) => run.words > 1 && meanings.some(({ kind }) => kind !== 'stop'))
      .sort((one, other) => other.run.words - one.run.words)[0];
    const next = together ?? here.find(({ run }) => run.words === 1);
    if (!next) break;
    chosen.push(next);
    if (next.run.words > 1) chosen.push(...formatsWithin(next.run, heard));
    at += next.run.words;
  }
  return chosen;
}

const formatsWithin = ({ from, words }: Run, heard: readonly Heard[]): Heard[] =>
  heard.filter(
    ({ run }) => run.words === 1 && run.from >= from && run.from < from + words && otherFormats(run.spaced) !== null,
  );

/** Which runs may say what is wanted, by the places of their words. */
type SaysThing = (run: Run) => boolean;

function thingsIn(words: readonly string[]): SaysThing {
  const things = thingsAmong(words);
  return ({ from, words: length }) => things.slice(from, from + length).includes(true);
}

async function mend(
  said: readonly Heard[],
  heard: readonly Heard[],
  saysThing: SaysThing,
  scene: RepairScene,
): Promise<Understood> {
  const strange = said.filter(({ meanings, measure }) => meanings.length === 0 && !measure);
  const words = strange.map(({ run }) => run.joined);
  const again = words.length > 0 ? await hearAgain(words, scene) : new Map<string, Term[]>();
  const broken = words.filter((word) => !again.has(word) && !hasFigure(word));
  const repairs = scene.onlyPlain ? new Map<string, Repair>() : await repair(broken, scene);
  const termsOf = (one: Heard): Term[] => {
    const { joined } = one.run;
    if (broken.includes(joined)) return [repairs.get(joined)?.term ?? []].flat();
    return again.get(joined) ?? [termOfRun(one, heard)];
  };
  const meant = said.map((one) => ({ run: one.run, isThing: saysThing(one.run), terms: termsOf(one) }));
  const unknown = meant.filter(({ terms }) => terms.length === 0);
  const readAs = (run: Run) => repairs.get(run.joined)?.term?.shown ?? run.spaced;
  const questionWith = (run: Run, word: string) =>
    said.map((one) => (one.run === run ? word : readAs(one.run))).join(' ');
  const others = strange.flatMap(
    ({ run }) => repairs.get(run.joined)?.others.map((word) => questionWith(run, word)) ?? [],
  );
  return {
    ...NOTHING,
    terms: meant.flatMap(({ run, terms, isThing }) =>
      terms.map((term) => ({ ...term, isThing, ...(repairs.get(run.joined)?.isGuess ? { guessOf: run.spaced } : {}) })),
    ),
    corrected: [...repairs.values()].some(({ isPutRight }) => isPutRight)
      ? said.map(({ run }) => readAs(run)).join(' ')
      : null,
    didYouMean: [...new Set(others)].slice(0, 3),
    unknown: unknown.map(({ run }) => run.spaced),
    unknownThings: unknown.filter(({ isThing }) => isThing).map(({ run }) => run.spaced),
    endsUnknown: scene.language === 'en' && meant.findLast(({ isThing }) => isThing)?.terms.length === 0,
    near: unknown.flatMap(({ run }) => repairs.get(run.joined)?.near ?? []),
    isPlain: broken.length === 0,
  };
}
