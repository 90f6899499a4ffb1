// shop punchout files: the files that a procurement system has attached to its purchase orders, listed, and written to a folder.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { contentOfFile, listPurchaseFiles } from '#backend/commerce/punchout/index';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import { type CommandShop, pathTyped, type Reading, say } from '../shop';

const MOST_LISTED = 1_000;
/** For the one who runs the command alone, and never as a program. */
const MODE = 0o600;

interface FilesOptions {
  order?: string;
  to?: string;
}

export const punchoutFilesCommand = (shop: CommandShop): Command =>
  new Command('files')
    .description(`Filer, som et indkøbssystem har vedhæftet sine ordrer, de seneste først (højst ${MOST_LISTED})`)
    .argument('<kode>', 'forbindelsens kode i punchout.yaml')
    .option('--order <nummer>', 'kun denne ordre, efter kundens eget nummer')
    .option('--to <mappe>', 'skriv filerne i denne mappe')
    .action(shop.reads(sayFiles));

async function sayFiles({ db }: Reading, code: string, { order, to }: FilesOptions): Promise<void> {
  const found = await listPurchaseFiles(db, { connectionCode: code, orderRef: order ?? null, most: MOST_LISTED });
  if (to !== undefined) await mkdir(pathTyped(to), { recursive: true });
  for (const { id, orderRef, name, type, size, receivedAt } of found) {
    say([orderRef, name, type, `${size} byte`, minuteInCopenhagen(receivedAt)].join('  '));
    const content = to === undefined ? null : await contentOfFile(db, id);
    if (to === undefined || !content) continue;
    // The number makes it unique, and a name that Windows reserves harmless.
    const file = `${id}-${name}`;
    await writeFile(join(pathTyped(to), file), content, { mode: MODE });
    say(`  ${join(to, file)}`);
  }
  if (found.length === 0) say('Ingen.');
}
