// shop content preview PATH: a link by which a page is read before it is published.
import { Argument, Command } from 'commander';
import { listEntries } from '#backend/content/entries/entries.sql';
import { PREVIEW_DAYS, previewWord } from '#backend/content/preview/preview';
import { inTransaction } from '#backend/db/transaction';
import { contentPreviewPath } from '#domain/addresses';
import { CannotRun, type Change, type Changing, type CommandShop, say } from '../shop';

/** The first link makes the secret that all are signed by; the others change nothing. */
const PREVIEW: Change = { kind: 'content-preview', subject: ([path = '']) => path };

const pagePathTyped = (text: string): string => text.replace(/^\/+|\/+$/g, '');

export function contentCommand(shop: CommandShop): Command {
  const command = new Command('content').description('Indhold: et kig på sider, der ikke er udgivet');
  command
    .command('preview')
    .description(`Et link til en side, der er en kladde (draft: true); gælder i ${PREVIEW_DAYS} dage`)
    .addArgument(new Argument('<sti>', 'sidens sti, for eksempel info/om-os').argParser(pagePathTyped))
    .action(
      shop.changes(PREVIEW, async ({ pool, now }: Changing, path: string) => {
        const [page] = await listEntries(pool, 'page', 'da', path, true);
        if (!page) throw new CannotRun(`Der er ingen side på ${path}.`);
        const word = await inTransaction(pool, (tx) => previewWord(tx.db, path, now));
        say(`${shop.config.PUBLIC_ORIGIN ?? ''}${contentPreviewPath(path, word)}`);
      }),
    );
  return command;
}
