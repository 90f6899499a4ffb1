// Staff take pieces off an order before they are sent: which pieces, and whether the order allows it.
import { type Chosen, choose, keepsNothing, type LifeLine, unshipped, withPieces } from '#domain/order/order-life';
import { isReleased, type PaymentFigures } from '#domain/order/order-progress';
import { isCancellable, type OrderStatus } from '#domain/order/order-status';
import { type Outcome, refusal } from '#domain/refusal/refusals';

type PlacedLine = LifeLine & { position: number };

interface Reducible<Line extends PlacedLine> {
  status: OrderStatus;
  payment: PaymentFigures['status'] | null;
  lines: readonly Line[];
}

/** A line by its place on the order: '#2'. */
export const lineKey = (position: number): string => `#${position}`;

/**
 * Pieces by SKU, or by the line's place where several lines have the SKU: they may differ in price or in what is printed on them, so a
 * part of them is refused without the place.
 */
function chooseLines<Line extends PlacedLine>(
  lines: readonly Line[],
  wanted: ReadonlyMap<string, number>,
): Outcome<{ chosen: Chosen }> {
  const named = lines.map((line) => {
    const key = lineKey(line.position);
    return wanted.has(key) ? { ...line, sku: key } : line;
  });
  for (const [sku, quantity] of wanted) {
    const left = named.filter((line) => line.sku === sku).map(unshipped);
    const most = left.reduce((sum, pieces) => sum + pieces, 0);
    if (left.filter((pieces) => pieces > 0).length > 1 && quantity < most)
      return refusal('ORDER_LINE_AMBIGUOUS', { field: 'pieces', params: { sku } });
  }
  const picked = choose(named, unshipped, wanted);
  if (picked.ok || picked.code !== 'MORE_THAN_LEFT') return picked;
  const { sku: key = '', left = 0 } = picked.params ?? {};
  const line = lines.find(({ position }) => lineKey(position) === key);
  return refusal('MORE_THAN_LEFT', { field: 'pieces', params: { sku: line?.sku ?? key, left } });
}

/** `reduced`: the lines without the chosen pieces. An order of which nothing would stay is cancelled or credited instead. */
export function planReduction<Line extends PlacedLine>(
  { status, payment, lines }: Reducible<Line>,
  wanted: ReadonlyMap<string, number>,
): Outcome<{ chosen: Chosen; reduced: Line[] }> {
  if (status === 'pending') return refusal('ORDER_UNPAID');
  if (!isReleased(status, payment) || !isCancellable(status)) return refusal('INVALID_ORDER_STATUS');
  const picked = chooseLines(lines, wanted);
  if (!picked.ok) return picked;
  const reduced = withPieces(lines, 'canceled', picked.chosen);
  return keepsNothing(reduced)
    ? refusal('ORDER_WOULD_BE_EMPTY', { field: 'pieces' })
    : { ok: true, chosen: picked.chosen, reduced };
}

/** Whether the page offers it: at least one piece can go, and another stays. */
export function mayReduce<Line extends LifeLine>({
  status,
  payment,
  lines,
}: Omit<Reducible<never>, 'lines'> & { lines: readonly Line[] }): boolean {
  const kept = lines.reduce((sum, { quantity, canceled, credited }) => sum + quantity - canceled - credited, 0);
  return isReleased(status, payment) && isCancellable(status) && kept > 1 && lines.some((line) => unshipped(line) > 0);
}
