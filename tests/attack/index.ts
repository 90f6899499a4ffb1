// npm run attack [-- --seed 15 --only fuzz --quick]: everything that an attacker, a broken connection or a crowd can do to the built shop, on loopback, within ten
// minutes. Prints attack × tries × result, and ends with code 1 when the shop did not hold against one of them.
import { startPostgres } from '../support/postgres';
import { prepareTemplate } from '../support/template';
import type { Attempt } from './attempt';
import { attackAll } from './plan';

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};
const only = argument('only');
const seed = Number(argument('seed') ?? 15);
const isQuick = process.argv.includes('--quick');
const say = (line: string) => void process.stdout.write(`${line}\n`);

const since = performance.now();
const attempts: Attempt[] = [];
const postgres = await startPostgres({ settings: { max_connections: 200 } });
try {
  await prepareTemplate(await postgres.createDatabase(undefined, 'template_attack'));
  await attackAll({
    seed,
    isQuick,
    ...(only !== undefined && { only }),
    newDatabase: () => postgres.createDatabase('template_attack'),
    tell(attempt) {
      attempts.push(attempt);
      say(
        `${String(Math.round((performance.now() - since) / 1000)).padStart(4)} s  ${attempt.held ? 'held  ' : 'FAILED'}  ${attempt.attack}`,
      );
    },
  });
} finally {
  await postgres.stop();
}
say('\n| attack | tries | result | held |\n|---|---:|---|---|');
for (const { attack, tries, result, held } of attempts)
  say(`| ${attack} | ${tries} | ${result.replaceAll('|', '\\|')} | ${held ? 'yes' : 'NO'} |`);
const failed = attempts.filter(({ held }) => !held);
const minutes = ((performance.now() - since) / 60_000).toFixed(1);
say(
  `\n${attempts.reduce((sum, { tries }) => sum + tries, 0)} tries in ${minutes} minutes, seed ${seed}: ${attempts.length - failed.length} of ${attempts.length} held`,
);
if (failed.length > 0 || attempts.length === 0) process.exitCode = 1;
