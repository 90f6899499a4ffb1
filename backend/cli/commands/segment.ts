// shop segment add|join|leave|list: groups of customers who get personal coupons (shop coupon add … --segment).
import { Command } from 'commander';
import type { Pool } from 'pg';
import { makeSegment, moveCustomers } from '#backend/commerce/promotion/segment/keep-segments';
import { listSegments } from '#backend/commerce/promotion/segment/segment.sql';
import { wholeNumber } from '../numbers';
import { CannotRun, type Changing, type CommandShop, say } from '../shop';
import { type ShownOptions, shownBy, withShown } from './shown-options';

interface Options extends ShownOptions {
  title: string;
  titleEn?: string;
  text?: string;
  textEn?: string;
  priority?: number;
}

export function segmentCommand(shop: CommandShop): Command {
  const command = new Command('segment').description('Kundesegmenter, som får personlige kuponer');
  withShown(command.command('add').description('Lav et segment').argument('<kode>', 'det, I kalder det'))
    .requiredOption('--title <tekst>', 'overskriften, som kunderne ser')
    .option('--title-en <tekst>', 'det samme på engelsk')
    .option('--text <tekst>', 'en linje under den')
    .option('--text-en <tekst>', 'det samme på engelsk')
    .option('--priority <tal>', 'hvem der er i flere, ser banneret med det laveste', wholeNumber)
    .action(shop.changes('segment', add));
  for (const [way, words] of Object.entries({ join: 'Læg kunder i segmentet', leave: 'Tag dem ud igen' })) {
    command
      .command(way)
      .description(words)
      .argument('<kode>')
      .argument('<e-mail...>', 'kundernes e-mailadresser')
      .action(
        shop.changes('segment', ({ pool }, code: string, emails: string[]) =>
          move(pool, way === 'join' ? 'join' : 'leave', code, emails),
        ),
      );
  }
  command
    .command('list')
    .description('Alle segmenter')
    .action(
      shop.reads(async ({ db }) => {
        const found = await listSegments(db);
        for (const { code, title, members, codes } of found)
          say([code, title, `${members} kunder`, codes.join(', ')].join('  ').trim());
        if (found.length === 0) say('Ingen.');
      }),
    );
  return command;
}

async function add({ pool }: Changing, code: string, options: Options): Promise<void> {
  const { title, titleEn, text, textEn, priority } = options;
  const typed = { code, title, titleEn: titleEn ?? null, text: text ?? '', textEn: textEn ?? null };
  const made = await makeSegment({ ...typed, ...shownBy(options), priority: priority ?? 0 }, pool);
  if (!made.ok)
    throw new CannotRun(made.reason === 'taken' ? `${code} findes allerede.` : 'Varen til billedet findes ikke.');
  say(`${code}: ${title}`);
}

async function move(pool: Pool, way: 'join' | 'leave', code: string, emails: string[]): Promise<void> {
  const moved = await moveCustomers(way, code, emails, pool);
  if (!moved.ok)
    throw new CannotRun(
      moved.reason === 'noSegment' ? `Segmentet ${moved.name} findes ikke.` : `Ingen kunde har ${moved.name}.`,
    );
  say(`${code}: ${emails.length} ${way === 'join' ? 'lagt i' : 'taget ud'}`);
}
