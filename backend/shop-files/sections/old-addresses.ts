// The section old-addresses.csv: addresses of the shop before, or of goods that were renamed, and where they lead for good (301).
import { isShopPage } from '#domain/page/reserved-paths';
import { checkedSource } from '../file/checked';
import { matching } from '../file/columns';
import { type RowOf, tableOf } from '../file/table';
import { type ApplyContext, type Located, recordSection } from '../section';
import { loadOldAddresses, ownAddresses, standingAmong, writeOldAddresses } from './old-addresses.sql';

const path = matching(
  /^(?!\/)[^\s?#\\]{1,255}(?<!\/)$/,
  'Her skal stå en adresse uden butikkens navn og uden skråstreg forrest, som kontor/kuglepen.html.',
);

const columns = {
  from: path,
  /** A product or a category of this shop. */
  to: path,
};

type OldAddress = RowOf<typeof columns>;

function judgeAddress({ from, to }: OldAddress): { column: string; message: string } | null {
  if (from === to) return { column: 'to', message: 'Adressen fører til sig selv.' };
  return isShopPage(from) ? { column: 'from', message: 'Her er en af butikkens egne sider.' } : null;
}

export const oldAddresses = recordSection<OldAddress>({
  name: 'old-addresses',
  title: 'gamle adresser',
  source: checkedSource(tableOf({ file: 'old-addresses.csv', columns }), judgeAddress),
  keyOf: ({ from }) => from,
  missing: 'untouched',
  load: loadOldAddresses,
  write: ({ added, changed }, context) => writeRedirects([...added, ...changed], context),
});

async function writeRedirects(records: readonly Located<OldAddress>[], { on, report }: ApplyContext): Promise<void> {
  const all = records.map(({ record }) => record);
  const standing = await standingAmong(
    on,
    all.map(({ from }) => from),
  );
  const targets = await ownAddresses(
    on,
    all.map(({ to }) => to),
  );
  const rows = records.flatMap(({ record, at }) => {
    const target = targets.get(record.to);
    const isFree = !standing.has(record.from);
    if (!isFree) report({ ...at, column: 'from', message: 'Her er der en vare, en kategori eller en side.' });
    if (!target) report({ ...at, column: 'to', message: `Der er ingen vare og ingen kategori på ${record.to}.` });
    return isFree && target ? [{ ...record, kind: target.kind, id: target.id }] : [];
  });
  await writeOldAddresses(on, rows);
}
