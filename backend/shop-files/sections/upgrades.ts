// upgrades.csv: replacements for products in the cart. The file is the complete list.
import { contentsOf, isHeldBy } from '#domain/catalogue/contents';
import { checkedSource } from '../file/checked';
import { or, text, whole } from '../file/columns';
import { type RowOf, tableOf } from '../file/table';
import { type ApplyContext, type Located, recordSection } from '../section';
import { loadUpgrades, removeUpgrades, simpleProducts, writeUpgrades } from './upgrades.sql';

const columns = {
  sku: text(64),
  alternative: text(64),
  /** How many of the product are in one of the alternative. */
  pieces: or(whole(1, 99_999), 1),
};

export type UpgradeRecord = RowOf<typeof columns>;

export const upgradesSource = checkedSource(tableOf({ file: 'upgrades.csv', columns }), ({ sku, alternative }) =>
  sku === alternative ? { column: 'alternative', message: 'Varen kan ikke træde i stedet for sig selv.' } : null,
);

export const upgrades = recordSection<UpgradeRecord>({
  name: 'upgrades',
  title: 'forslag i kurven',
  source: upgradesSource,
  keyOf: ({ sku, alternative }) => `${sku} → ${alternative}`,
  missing: 'removed',
  load: loadUpgrades,
  async write({ added, changed, removed }, context) {
    const sound = await judgeUpgrades([...added, ...changed], context);
    await removeUpgrades(context.on, removed);
    await writeUpgrades(context.on, sound);
  },
});

/** Both must exist and hold as much: otherwise they would be shown as a saving that does not exist. */
async function judgeUpgrades(
  located: readonly Located<UpgradeRecord>[],
  { on, report }: ApplyContext,
): Promise<UpgradeRecord[]> {
  const known = await simpleProducts(
    on,
    located.flatMap(({ record }) => [record.sku, record.alternative]),
  );
  return located.flatMap(({ record, at }) => {
    const missing = (['sku', 'alternative'] as const).filter((column) => !known.has(record[column]));
    for (const column of missing)
      report({ ...at, column, message: `Varen ${record[column]} findes ikke som enkel vare i butikken.` });
    if (missing.length > 0) return [];
    const [one, other] = [known.get(record.sku) ?? '', known.get(record.alternative) ?? ''];
    if (isHeldBy(contentsOf(one), contentsOf(other), record.pieces)) return [record];
    const message = `${record.alternative} (${other || 'antal ukendt'}) er ikke ${record.pieces} × ${record.sku} (${one || 'antal ukendt'}).`;
    report({ ...at, column: 'pieces', message });
    return [];
  });
}
