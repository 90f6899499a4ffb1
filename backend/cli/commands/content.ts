// shop content preview PATH | KIND NAME: a link by which a draft is seen before it is published.
import { Argument, Command } from 'commander';
import { entryNamed, type NamedEntry } from '#backend/content/entries/entries.sql';
import { PREVIEW_DAYS, previewWord } from '#backend/content/preview/preview';
import { inTransaction } from '#backend/db/transaction';
import { contentPreviewPath, draftPreviewPath, frontPath, salesPersonPath } from '#domain/page/addresses';
import { DRAFT_KINDS, type DraftKind, draftSubject, isDraftKind } from '#domain/page/content-draft';
import { originsOfStores } from '../own-origin';
import { CannotRun, type Change, type Changing, type CommandShop, say } from '../shop';

/** The first link makes the secret that all are signed by; the others change nothing. */
const PREVIEW: Change = { kind: 'content-preview', subject: (args) => args.join(' ') };

const KINDS = DRAFT_KINDS.join(', ');

export function contentCommand(shop: CommandShop): Command {
  const command = new Command('content').description('Indhold: et kig på kladder, der ikke er udgivet');
  command
    .command('preview')
    .description(`Et link til en kladde (draft: true); gælder i ${PREVIEW_DAYS} dage`)
    .addArgument(new Argument('<slags>', `sidens sti, for eksempel info/om-os, eller en af: ${KINDS}`))
    .addArgument(new Argument('[navn]', 'indholdets navn i filerne, når det ikke er en side'))
    .action(
      shop.changes(PREVIEW, async (changing: Changing, kind: string, name: string | undefined) => {
        const asked = name === undefined ? pageAsked(kind) : entryAsked(kind, name);
        const found = await draftOrTell(changing, asked);
        const subject = 'path' in asked ? asked.path : draftSubject({ kind: asked.kind, id: found.documentId });
        const word = await inTransaction(changing.pool, (tx) => previewWord(tx.db, subject, changing.now));
        const link = 'path' in asked ? contentPreviewPath(asked.path, word) : linkToEntry(asked.kind, found, word);
        for (const origin of await originsOfStores(shop, changing, found.storeCodes)) say(`${origin}${link}`);
      }),
    );
  return command;
}

type Asked = { path: string } | { kind: DraftKind; name: string };

const pageAsked = (typed: string): Asked => ({ path: typed.replace(/^\/+|\/+$/g, '') });

function entryAsked(kind: string, name: string): Asked {
  if (!isDraftKind(kind)) throw new CannotRun(`${kind} har ingen kladder. Skriv sidens sti, eller en af: ${KINDS}.`);
  return { kind, name };
}

async function draftOrTell({ pool }: Changing, asked: Asked): Promise<NamedEntry> {
  const [type, name] = 'path' in asked ? (['page', asked.path] as const) : ([asked.kind, asked.name] as const);
  const found = await entryNamed(pool, type, name);
  if (!found) throw new CannotRun(type === 'page' ? `Der er ingen side på ${name}.` : `Der er ingen ${type} ${name}.`);
  if (!found.draft) throw new CannotRun(`${name} er udgivet og kan ses af alle.`);
  return found;
}

/** Content that surrounds all pages is previewed on the front page. */
const linkToEntry = (kind: DraftKind, { documentId: id, code }: NamedEntry, word: string): string =>
  draftPreviewPath(code === null ? frontPath() : salesPersonPath(code), { kind, id }, word);
