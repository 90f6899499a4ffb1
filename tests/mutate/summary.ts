// The figures of a run: killed and surviving mutants by folder, and each survivor, with the reason if it is allowed.
import { ALLOWED } from './allowed';
import type { Outcome } from './judge';
import { nameOf } from './mutant';

const WANTED = 0.95;

const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('backend/') ? 3 : 2)
    .join('/');
const groupOf = (file: string) => folderOf(file).replace(/\/[^/]+\.tsx?$/, '');
const isKilled = ({ state }: Outcome) => state === 'killed';
const reasonOf = ({ mutant }: Outcome) =>
  ALLOWED.find(({ file, mutant: name }) => file === mutant.file && name === nameOf(mutant))?.reason;

export function isGood(outcomes: readonly Outcome[]): boolean {
  return outcomes.filter(isKilled).length >= outcomes.length * WANTED;
}

export function tableOf(outcomes: readonly Outcome[]): string {
  const groups = new Map<string, Outcome[]>();
  for (const outcome of outcomes) {
    const group = groupOf(outcome.mutant.file);
    groups.set(group, [...(groups.get(group) ?? []), outcome]);
  }
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([group, of]) => row(group, of));
  const living = outcomes.filter((outcome) => !isKilled(outcome));
  const places = living
    .sort((a, b) => a.mutant.id - b.mutant.id)
    .map((outcome) => {
      const { mutant, state } = outcome;
      const reason = reasonOf(outcome);
      const what = `${mutant.file}:${mutant.line} ${mutant.kind} "${mutant.was.slice(0, 90)}" -> "${mutant.becomes.slice(0, 90)}"`;
      return `${reason ? 'may live' : state} ${what}${reason ? `: ${reason}` : ''}`;
    });
  const head = ['folder'.padEnd(34), 'mutants', 'killed', 'living', 'of them with a reason', 'killed %'].join('  ');
  return [head, ...rows, row('all', outcomes), '', ...places].join('\n');
}

function row(group: string, of: readonly Outcome[]): string {
  const killed = of.filter(isKilled).length;
  const reasoned = of.filter((outcome) => !isKilled(outcome) && reasonOf(outcome)).length;
  const cells = [of.length, killed, of.length - killed, reasoned].map(String);
  const [all = '', dead = '', living = '', may = ''] = cells;
  return [
    group.padEnd(34),
    all.padStart(7),
    dead.padStart(6),
    living.padStart(6),
    may.padStart(21),
    ((100 * killed) / of.length).toFixed(1).padStart(8),
  ].join('  ');
}
