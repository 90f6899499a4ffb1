// shop assortment allow|disallow|clear: which categories a company, or one customer, may see and buy from.
import { Command } from 'commander';
import { keepAssortment } from '#backend/commerce/company/staff/keep-assortment';
import { listStores } from '#backend/commerce/store/store.sql';
import type { AccessKept, ListName } from '#domain/catalogue/assortment-lists';
import { type Changing, type CommandShop, say } from '../shop';
import { doneOf } from '../staff-words';

const WAYS: Record<ListName, string> = {
  allow:
    'Kun disse kategorier og det, der står på listen i forvejen, vises (i butikker, der arbejder med tilladte kategorier)',
  disallow: 'Disse kategorier og alt under dem vises ikke',
};

export function assortmentCommand(shop: CommandShop): Command {
  const command = new Command('assortment').description('Det, en virksomhed eller en kunde ser af kataloget');
  const way = (name: ListName | 'clear', description: string, categories: string) =>
    command
      .command(name)
      .description(description)
      .argument('<cvr, nummer eller e-mail>', 'virksomheden eller kunden')
      .argument(categories, 'som i adressen, for eksempel kontorartikler/papir')
      .action(
        shop.changes('assortment', async (changing, owner: string, paths: string[]) => {
          const { lists } = doneOf(await keepAssortment(owner, { how: name, paths }, changing.pool));
          await tellLists(owner, lists, changing);
        }),
      );
  way('allow', WAYS.allow, '<kategori...>');
  way('disallow', WAYS.disallow, '<kategori...>');
  way('clear', 'Tag kategorierne af begge lister; uden kategorier: tøm dem', '[kategori...]');
  return command;
}

async function tellLists(owner: string, { allow, disallow }: AccessKept, { db }: Changing): Promise<void> {
  const paths = (list: AccessKept['disallow']) => list.map(({ path }) => path).join(', ');
  say(
    `${owner} ser ${allow ? `kun ${paths(allow)}` : 'alt'}${disallow.length > 0 ? `, men ikke ${paths(disallow)}` : ''}.`,
  );
  if (!allow) return;
  const stores = (await listStores(db)).filter(({ settings }) => settings.allowLists).map(({ code }) => code);
  say(
    stores.length > 0
      ? `Tilladte kategorier gælder i ${stores.join(', ')}.`
      : 'Ingen butik arbejder med tilladte kategorier.',
  );
}
