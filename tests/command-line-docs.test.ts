// docs/operator/command-line.md lists every command of the shop, and each command and option in README and docs exists.
import fs from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from '#backend/cli/commands/index';
import { openShop } from '#backend/cli/shop';
import { allFiles, root } from './support/source';

const shop = openShop({ NODE_ENV: 'test' });
const program = new Command('shop').option('--staff <name>');
for (const command of commands) program.addCommand(command(shop));

/** 'stock set' of every command with an action. */
function namesOf(command: Command, before = ''): string[] {
  const name = `${before}${command.name()}`;
  return command.commands.length === 0 ? [name] : command.commands.flatMap((each) => namesOf(each, `${name} `));
}
const offered = program.commands.flatMap((command) => namesOf(command));

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const pages = [
  ...fs.readdirSync(root).filter((file) => file.endsWith('.md')),
  ...allFiles('docs').filter((file) => file.endsWith('.md') && !file.startsWith('docs/internal/')),
];

/** Rows of the tables: `stock set <sku> <n>`; `… off` repeats the command before it. */
const rows = [...read('docs/operator/command-line.md').matchAll(/^\| (`[^|]*(?:\\\|[^|]*)*`[^|]*) \| (.*) \|$/gm)].map(
  ([, cell = '', text = '']) => ({ cell, text }),
);
const listed = rows.map(({ cell }) => cell).join(' ');

/** The command that these words begin with, and the words after its name. */
function resolve(words: readonly string[]): { command: Command; rest: string[] } {
  const [first, ...more] = words;
  if (first === '--staff') return resolve(more.slice(1));
  let command = program;
  let rest = [...words];
  for (;;) {
    const next = command.commands.find((each) => each.name() === rest[0]);
    if (!next) return { command, rest };
    command = next;
    rest = rest.slice(1);
  }
}

const optionsOf = (command: Command): string[] => [
  ...command.options.flatMap(({ long, short }) => [long, short]).filter((name) => name != null),
  ...(command.parent ? optionsOf(command.parent) : ['--help']),
];

/** Words as a shell splits them, up to the end of the command. */
const shellWords = (line: string): string[] =>
  [...(line.split(/\s#\s|[;&|)]/)[0] ?? '').matchAll(/"[^"]*"|'[^']*'|\S+/g)].map(([word]) => word);

/** What is wrong with a complete command, or nothing. */
function faultsOf(words: readonly string[]): string[] {
  const { command, rest } = resolve(words);
  if (rest.includes('--help')) return [];
  const known = optionsOf(command);
  const unknown = rest.filter((word) => word.startsWith('--') && !known.includes(word));
  if (unknown.length > 0) return unknown.map((option) => `${words.join(' ')}: no option ${option}`);
  const given = rest.filter((word, at) => {
    const before = command.options.find(({ long }) => long === rest[at - 1]);
    return !word.startsWith('--') && !(before && (before.required || before.optional));
  });
  const wanted = command.registeredArguments;
  const isBounded = !wanted.some(({ variadic }) => variadic);
  if (command.commands.length > 0 || given.length < wanted.filter(({ required }) => required).length)
    return [`${words.join(' ')}: incomplete`];
  return isBounded && given.length > wanted.length ? [`${words.join(' ')}: too many words`] : [];
}

/** The commands of the fenced blocks, each with its page. */
const typed = pages.flatMap((page) =>
  [...read(page).matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    [...block.matchAll(/(?:npm run shop --|build\/cli\.js) (.+)/g)].map(([, line = '']) => ({
      page,
      words: shellWords(line),
    })),
  ),
);

test('the command-line page lists every command', () => {
  expect(offered.length).toBeGreaterThan(30);
  expect(offered.filter((name) => !new RegExp(`\`${name}\\b`).test(listed))).toEqual([]);
});

test('every command on that page exists', () => {
  const groups = new Set(offered.map((name) => name.split(' ')[0]));
  const named = [...listed.matchAll(/`([a-z]+) ([a-z-]+)/g)]
    .filter(([, group = '']) => groups.has(group))
    .map(([, group, verb]) => `${group} ${verb}`);
  expect(named.filter((name) => !offered.includes(name))).toEqual([]);
});

test('every option on that page belongs to a command in the same row', () => {
  const unknown = rows.flatMap(({ cell, text }) => {
    const names = offered.filter((name) => new RegExp(`\`${name}\\b`).test(`${cell} ${text}`));
    const known = names.flatMap((name) => optionsOf(resolve(name.split(' ')).command));
    const options = [...`${cell} ${text}`.matchAll(/(?<![\w-])--[a-z-]+/g)].map(([option]) => option);
    return options.filter((option) => !known.includes(option)).map((option) => `${cell}: ${option}`);
  });
  expect(unknown).toEqual([]);
  expect(rows.length).toBeGreaterThan(70);
});

test('every command in a code block of README and docs exists, with its options and arguments', () => {
  expect(typed.length).toBeGreaterThan(40);
  expect(typed.flatMap(({ page, words }) => faultsOf(words).map((fault) => `${page}: ${fault}`))).toEqual([]);
});

test('an unknown command, a wrong option and a missing argument are found', () => {
  expect(faultsOf(['stock', 'count', 'A', '3'])).toHaveLength(1);
  expect(faultsOf(['stock', 'set', 'A', '3', '--shelf', 'x'])).toHaveLength(1);
  expect(faultsOf(['stock', 'set', 'A'])).toHaveLength(1);
  expect(faultsOf(['stock', 'set', 'A', '3', '4'])).toHaveLength(1);
  expect(faultsOf(['--staff', '"Mette Holm"', 'stock', 'set', 'A', '3'])).toEqual([]);
});

test('commands in running text exist as well', () => {
  const inline = pages.flatMap((page) =>
    [...read(page).matchAll(/`npm run shop -- ([^`]+)`/g)].map(([, line = '']) => ({ page, words: shellWords(line) })),
  );
  const wrong = inline.filter(({ words }) => {
    const { command, rest } = resolve(words);
    const known = optionsOf(command);
    return (
      (command === program && !/^(<|--help|…|$)/.test(rest[0] ?? '')) ||
      rest.some((word) => word.startsWith('--') && !known.includes(word))
    );
  });
  expect(inline.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test('every npm script that README and docs name is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
