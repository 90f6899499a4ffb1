// Shipping several orders completely: what will happen to each, and once it has, what became of each.
import { type RefusalCode, textKeyOf } from '#domain/refusal/refusals';
import { staffOrderPath, staffOrdersPath, staffShipOrdersPath } from '#domain/staff/addresses';
import { chosenPath, type ShipResult } from '#domain/staff/chosen-orders';
import { type Texts, useTexts } from '~/i18n/use-texts';
import type { StaffChosenOrderView, StaffGiven } from '~/models/staff';
import { StaffHeading } from './heading';
import { ListTable } from './list';
import { FulfilmentMark, PaymentMark, staffMoney } from './order-words';

interface ShipOrdersProps extends StaffGiven {
  orders: readonly StaffChosenOrderView[];
  /** Empty before the act. */
  results: readonly ShipResult[];
}

export function ShipOrdersPage({ orders, results, language }: ShipOrdersProps) {
  const { t } = useTexts('staff');
  const isDone = results.length > 0;
  const numbers = orders.map(({ number }) => number);
  const codes = new Map(results.map(({ number, code }) => [number, code]));
  return (
    <>
      <StaffHeading back={staffOrdersPath()} from={t('nav.orders')} title={t('chosen.shipTitle')}>
        <div className="acts">
          {(['slips', 'labels'] as const).map((act) =>
            orders.length > 0 ? (
              <a key={act} className="button" href={chosenPath(act, numbers)}>
                {t(`chosen.${act}`)}
              </a>
            ) : null,
          )}
        </div>
      </StaffHeading>
      {isDone ? <ShippedSummary orders={orders} codes={codes} /> : <ShippingSummary orders={orders} />}
      <ListTable
        caption={t('chosen.shipTitle')}
        columns={shippingColumns(language, t, {
          title: t(isDone ? 'chosen.result' : 'chosen.effect'),
          effectOf: (order) => (isDone ? resultIn(order, codes, t) : effectIn(order, t)),
        })}
        rows={orders}
        keyOf={({ number }) => number}
        empty={t('list.noHits')}
      />
      {isDone ? null : <ShipForm orders={orders} />}
    </>
  );
}

function ShippingSummary({ orders }: Pick<ShipOrdersProps, 'orders'>) {
  const { t } = useTexts('staff');
  const ready = orders.filter(({ problem }) => problem === null);
  const blocked = orders.length - ready.length;
  return (
    <div className={blocked > 0 ? 'note warn' : 'note'}>
      {ready.length > 0 ? (
        <p>
          {t('chosen.willShip', { count: ready.length, pieces: ready.reduce((sum, { pieces }) => sum + pieces, 0) })}{' '}
          {t('chosen.shipEffect')}
        </p>
      ) : null}
      {blocked > 0 ? <p>{t('chosen.willNotShip', { count: blocked })}</p> : null}
    </div>
  );
}

function ShipForm({ orders }: Pick<ShipOrdersProps, 'orders'>) {
  const { t } = useTexts('staff');
  const count = orders.filter(({ problem }) => problem === null).length;
  if (count === 0) return null;
  return (
    <form className="after" method="post" action={staffShipOrdersPath()}>
      {orders.map(({ number, seen }) => (
        <input key={number} type="hidden" name={`seen-${number}`} value={seen} />
      ))}
      <p className="what">{t('chosen.tracking')}</p>
      <button className="primary" type="submit">
        {t('chosen.shipNow', { count })}
      </button>
    </form>
  );
}

type Codes = ReadonlyMap<string, RefusalCode | null>;

const isShippedNow = ({ number, shipments }: StaffChosenOrderView, codes: Codes): boolean =>
  codes.get(number) === null && shipments.length > 0;

function ShippedSummary({ orders, codes }: Pick<ShipOrdersProps, 'orders'> & { codes: Codes }) {
  const { t } = useTexts('staff');
  const shipped = orders.filter((order) => isShippedNow(order, codes)).length;
  return (
    <p className={shipped === orders.length ? 'note good' : 'note warn'} role="status">
      {t('chosen.shipped', { shipped, count: orders.length })}
    </p>
  );
}

interface Effect {
  isGood: boolean;
  words: string;
}

const effectIn = ({ problem, fulfilment, pieces }: StaffChosenOrderView, t: Texts['t']): Effect =>
  problem
    ? { isGood: false, words: t('chosen.notShipped', { reason: refusalReason(problem.code, fulfilment, t) }) }
    : { isGood: true, words: t('chosen.pieces', { pieces }) };

/** The address says what the act came to; what the order has become since is read from the order. */
function resultIn(order: StaffChosenOrderView, codes: Codes, t: Texts['t']): Effect {
  const { number, fulfilment, shipments } = order;
  const shipment = shipments.at(-1) ?? '';
  if (isShippedNow(order, codes)) return { isGood: true, words: t('chosen.shippedAs', { shipment }) };
  if (shipment !== '' && fulfilment === 'shipped')
    return { isGood: true, words: t('chosen.shippedBefore', { shipment }) };
  const code = codes.get(number) ?? order.problem?.code ?? 'UNDEFINED';
  return { isGood: false, words: t('chosen.refused', { reason: refusalReason(code, fulfilment, t) }) };
}

function refusalReason(code: RefusalCode, fulfilment: string, t: Texts['t']): string {
  if (code === 'ORDER_CHANGED') return t('chosen.reasonChanged');
  return code === 'INVALID_ORDER_STATUS'
    ? t('chosen.reasonStatus', { status: t(`fulfilment.${fulfilment}`) })
    : t(textKeyOf(code));
}

interface EffectColumn {
  title: string;
  effectOf(order: StaffChosenOrderView): Effect;
}

function shippingColumns(language: 'da' | 'en', t: Texts['t'], { title, effectOf }: EffectColumn) {
  type Row = StaffChosenOrderView;
  return [
    {
      title: t('order.number'),
      cell: ({ number }: Row) => (
        <a className="once" href={staffOrderPath(number)}>
          {number}
        </a>
      ),
    },
    { title: t('order.buyer'), isFull: true, cell: ({ buyer }: Row) => buyer },
    { title: t('order.total'), isNumber: true, cell: ({ totalOere }: Row) => staffMoney(totalOere, language) },
    { title: t('filter.payment'), cell: (row: Row) => <PaymentMark {...row} /> },
    { title: t('filter.fulfilment'), cell: (row: Row) => <FulfilmentMark fulfilment={row.fulfilment} /> },
    { title: t('order.delivery'), cell: ({ delivery }: Row) => delivery },
    {
      title,
      isFull: true,
      cell: (row: Row) => {
        const { isGood, words } = effectOf(row);
        return <span className={`mark wraps ${isGood ? 'done' : 'bad'}`}>{words}</span>;
      },
    },
  ];
}
