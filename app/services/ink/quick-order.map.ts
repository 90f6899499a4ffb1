// From the wire's lines of a quick order to the check page's rows.
import { sumOere } from '#domain/money/money';
import { refusalCodeOf, refusalOf } from '#domain/refusal/refusals';
import type { ShopRules } from '~/models/caller';
import type { QuickCheck, QuickRow } from '~/models/ink';
import type { QuickLineFragment } from '../generated/commerce';
import { moneyOf, unitPriceOf } from '../tile/price.map';
import { tileOf } from '../tile/tile.map';
import { plainParams } from '../transport/wire.map';

const STATUS = { OK: 'ok', UNKNOWN: 'unknown', CHOOSE: 'choose', SIMILAR: 'similar', REFUSED: 'refused' } as const;

function quickRowOf(line: QuickLineFragment, rules: ShopRules): QuickRow {
  const refused = line.refusal;
  return {
    code: line.code,
    quantity: line.quantity,
    typed: line.typed ?? null,
    joined: line.joined,
    status: STATUS[line.status],
    refusal: refused ? refusalOf(refusalCodeOf(refused.code), plainParams(refused.params)) : null,
    tile: line.product ? tileOf(line.product, rules, []) : null,
    candidates: (line.candidates ?? []).flatMap((one) =>
      one?.sku ? [{ sku: one.sku, name: one.name ?? '', unitOere: unitPriceOf(one, rules) }] : [],
    ),
    unitOere: line.unit_price ? moneyOf(line.unit_price) : null,
    // Without a readable quantity there is no sum.
    rowOere: line.row_total && line.quantity > 0 ? moneyOf(line.row_total) : null,
  };
}

export function quickCheckOf(
  lines: readonly (QuickLineFragment | null)[] | null | undefined,
  rules: ShopRules,
): QuickCheck {
  const rows = (lines ?? []).flatMap((line) => (line ? [quickRowOf(line, rules)] : []));
  const good = rows.filter((row) => row.status === 'ok');
  return {
    rows,
    good: good.length,
    bad: rows.length - good.length,
    totalOere: sumOere(good.map((row) => row.rowOere ?? 0)),
    includesVat: rules.showsVat,
  };
}
