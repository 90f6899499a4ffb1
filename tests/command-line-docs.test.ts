// The command line's page (docs/operator/operations.md) names every command of the shop, and no other.
import fs from 'node:fs';
import path from 'node:path';
import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from '#backend/cli/commands/index';
import { openShop } from '#backend/cli/shop';
import { root } from './support/source';

const shop = openShop({ NODE_ENV: 'test' });

/** 'stock set' of every command that does something itself. */
function namesOf(command: Command, before = ''): string[] {
  const name = `${before}${command.name()}`;
  return command.commands.length === 0 ? [name] : command.commands.flatMap((each) => namesOf(each, `${name} `));
}
const offered = commands.flatMap((command) => namesOf(command(shop)));

/** The first cells of the table: `stock set <sku> <n>`, `… off` stands for the command before it. */
const page = fs.readFileSync(path.join(root, 'docs/operator/operations.md'), 'utf8');
const section = page.slice(page.indexOf('## The command line'));
const cells = [...section.matchAll(/^\| (`[^|]*`)[^|]* \|/gm)].map(([, cell = '']) => cell);
const told = cells.join(' ');

test('every command stands on the page', () => {
  expect(offered.length).toBeGreaterThan(30);
  expect(offered.filter((name) => !new RegExp(`\`${name}\\b`).test(told))).toEqual([]);
});

test('every command on the page is one', () => {
  const groups = new Set(offered.map((name) => name.split(' ')[0]));
  const named = [...told.matchAll(/`([a-z]+) ([a-z-]+)/g)]
    .filter(([, group = '']) => groups.has(group))
    .map(([, group, verb]) => `${group} ${verb}`);
  expect(named.filter((name) => !offered.includes(name))).toEqual([]);
});
