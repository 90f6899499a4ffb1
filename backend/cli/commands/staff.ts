// shop staff log: what staff changed by commands, with their names.
import { Command } from 'commander';
import { listActions } from '#backend/commerce/staff/staff.sql';
import { startOfDay } from '#domain/calendar';
import { actionRows } from '../action-words';
import { dayTyped } from '../days';
import { wholeNumber } from '../numbers';
import { type CommandShop, type Reading, say } from '../shop';

const MOST = 50;

interface Options {
  command?: string;
  subject?: string;
  since?: string;
  lines: number;
  json?: boolean;
}

export function staffCommand(shop: CommandShop): Command {
  const command = new Command('staff').description('Hvad medarbejdere har ændret');
  command
    .command('log')
    .description(`Ændringer fra kommandolinjen, nyeste først (højst ${MOST}); --staff viser én medarbejders`)
    .option('--command <kommando>', 'kun den, for eksempel "price set" eller order')
    .option('--subject <emne>', 'kun det, for eksempel et varenummer, et ordrenummer, en e-mail')
    .option('--since <dag>', 'fra og med den dag', dayTyped)
    .option('--lines <antal>', 'så mange', wholeNumber, MOST)
    .option('--json', 'en linje JSON for hver, med alt før og efter')
    .action(shop.reads(tellActions));
  return command;
}

async function tellActions({ db, staff }: Reading, { command, subject, since, lines, json }: Options): Promise<void> {
  const found = await listActions(db, {
    staff,
    command: command ?? null,
    subject: subject ?? null,
    since: since ? startOfDay(since) : null,
    most: Math.max(1, lines),
  });
  for (const { at, staff: name, command: what, subject: whom, before, after } of found)
    if (json) say(JSON.stringify({ at, staff: name, command: what, subject: whom, before, after }));
    else for (const row of actionRows({ at, staff: name, command: what, subject: whom, before, after })) say(row);
  if (found.length === 0) say('Ingen har ændret noget.');
}
