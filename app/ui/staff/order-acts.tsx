// Acts on an order: the next step first, each with what it will do and a form of its own that opens without scripts.
import type { ReactNode } from 'react';
import { lineKey } from '#domain/order/reduction';
import { staffOrderPath } from '#domain/staff/addresses';
import { typedPiecesText } from '#domain/staff/order-state';
import type { OrderAct } from '#domain/staff/rights';
import { useTexts } from '~/i18n/use-texts';
import type { StaffOrderLineView, StaffOrderPageView, StaffReply } from '~/models/staff';
import { FieldError, StaffField } from './form';
import { staffMoney } from './order-words';
import { Planned } from './planned';

interface ActsProps {
  order: StaffOrderPageView;
  reply: StaffReply | null;
  language: 'da' | 'en';
}

/** The step that brings the order on, where there is one. */
const NEXT_ACTS: readonly string[] = ['unhold', 'ship', 'capture', 'invoice'];
const DANGEROUS: readonly string[] = ['reduce', 'cancel', 'credit', 'refund'];
/** First shown with what it costs. */
const PREVIEWED: readonly string[] = ['reduce'];
/** In this order on the page; a note has its place above the timeline. */
const SHOWN = [
  'unhold',
  'ship',
  'capture',
  'invoice',
  'hold',
  'reduce',
  'cancel',
  'credit',
  'refund',
] as const satisfies readonly OrderAct[];

export function OrderActs({ order, reply, language }: ActsProps) {
  const acts = SHOWN.filter((act) => order.acts.includes(act));
  const next = acts.find((act) => NEXT_ACTS.includes(act));
  return (
    <>
      {acts.map((act) => (
        <ActForm key={act} act={act} order={order} reply={reply} isNext={act === next}>
          <ActFields act={act} order={order} reply={reply} language={language} />
        </ActForm>
      ))}
    </>
  );
}

interface ActFormProps {
  act: OrderAct;
  order: StaffOrderPageView;
  reply: StaffReply | null;
  isNext: boolean;
  children: ReactNode;
}

function ActForm({ act, order, reply, isNext, children }: ActFormProps) {
  const { t } = useTexts('staff');
  return (
    <details className={isNext ? 'act next' : 'act'} open={reply?.intent === act || undefined}>
      <summary>{t(`act.${act}`)}</summary>
      <form method="post" action={staffOrderPath(order.number)}>
        <ActHead act={act} seen={order.seen} />
        {children}
        {PREVIEWED.includes(act) && !isShown(act, reply) ? (
          <button className="primary" type="submit">
            {t('act.preview')}
          </button>
        ) : (
          <button className={DANGEROUS.includes(act) ? 'danger' : 'primary'} type="submit">
            {t(`act.${act}`)}
          </button>
        )}
      </form>
    </details>
  );
}

const isShown = (act: OrderAct, reply: StaffReply | null): boolean =>
  reply?.intent === act && reply.planned !== undefined;

export function ActHead({ act, seen }: { act: OrderAct; seen: string }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="seen" value={seen} />
    </>
  );
}

function ActFields({ act, order, reply, language }: ActsProps & { act: OrderAct }) {
  const { t } = useTexts('staff');
  const field = { form: act, reply };
  const { capturedOere, authorisedOere } = order.money;
  const left = { money: staffMoney(authorisedOere - capturedOere, language) };
  return (
    <>
      <p className="what">{t(`will.${act}`, left)}</p>
      {act === 'ship' || act === 'invoice' || act === 'credit' || act === 'reduce' ? (
        <PiecesTable act={act} lines={order.lines} reply={reply} />
      ) : null}
      {act === 'ship' ? (
        <>
          <StaffField {...field} name="carrier" label={t('act.carrier')} help={t('act.carrierHelp')} />
          <StaffField {...field} name="tracking" label={t('act.tracking')} />
        </>
      ) : null}
      {act === 'refund' ? <StaffField {...field} name="amount" label={t('act.amount')} isShort /> : null}
      {act === 'hold' || act === 'reduce' || act === 'cancel' || act === 'credit' || act === 'refund' ? (
        <StaffField
          {...field}
          name="reason"
          label={t(act === 'reduce' ? 'act.reasonOff' : 'act.reason')}
          help={t(`act.reasonHelp.${act}`)}
        />
      ) : null}
      {act === 'credit' ? (
        <>
          <Tick name="restock" label={t('act.restock')} isTicked />
          <Tick name="freight" label={t('act.freight')} />
        </>
      ) : null}
      {reply && isShown(act, reply) ? (
        <>
          <input type="hidden" name="shown" value={typedPiecesText(reply.values)} />
          <Planned reply={reply} language={language} title={t('act.planned')} isShort />
        </>
      ) : null}
    </>
  );
}

function Tick({ name, label, isTicked = false }: { name: string; label: string; isTicked?: boolean }) {
  return (
    <p>
      <label>
        <input type="checkbox" name={name} defaultChecked={isTicked} /> {label}
      </label>
    </p>
  );
}

const leftOf = (act: OrderAct, { toShip, toInvoice, toCredit }: StaffOrderLineView): number =>
  act === 'ship' || act === 'reduce' ? toShip : act === 'invoice' ? toInvoice : toCredit;

interface PiecesRow {
  name: string;
  sku: string;
  left: number;
}

/**
 * By the field's key, one for each SKU: the same product on two lines is counted together, as the use case takes it. Pieces are taken off a
 * line of the order: two lines of a product may differ in price, and in what is printed on them.
 */
function rowsOfPieces(act: OrderAct, lines: readonly StaffOrderLineView[]): Map<string, PiecesRow> {
  const rows = new Map<string, PiecesRow>();
  for (const line of lines) {
    const key = act === 'reduce' ? lineKey(line.position) : line.sku;
    const left = (rows.get(key)?.left ?? 0) + leftOf(act, line);
    if (left > 0) rows.set(key, { name: line.name, sku: line.sku, left });
  }
  return rows;
}

function PiecesTable({
  act,
  lines,
  reply,
}: {
  act: OrderAct;
  lines: readonly StaffOrderLineView[];
  reply: StaffReply | null;
}) {
  const { t } = useTexts('staff');
  const typed = reply?.intent === act ? reply.values : {};
  const isOff = act === 'reduce';
  return (
    <>
      <table className="pieces" id={`${act}-pieces`}>
        <caption className="hidden">{t(isOff ? 'act.piecesOff' : 'act.pieces')}</caption>
        <tbody>
          {[...rowsOfPieces(act, lines)].map(([key, { name, sku, left }]) => (
            <tr key={key}>
              <td>
                <input
                  id={`${act}-pieces-${key}`}
                  name={`pieces-${key}`}
                  inputMode="numeric"
                  defaultValue={typed[`pieces-${key}`] ?? (isOff ? '0' : String(left))}
                />
              </td>
              <th scope="row">
                <label htmlFor={`${act}-pieces-${key}`}>
                  {name} <span className="soft">{t(isOff ? 'act.offLeft' : 'act.ofLeft', { sku, left })}</span>
                </label>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
      <FieldError form={act} name="pieces" reply={reply} />
    </>
  );
}
