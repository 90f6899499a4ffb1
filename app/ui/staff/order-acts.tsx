// Acts on an order: the next step first, each with what it will do and a form of its own that opens without scripts.
import type { ReactNode } from 'react';
import { staffOrderPath } from '#domain/staff/addresses';
import type { OrderAct } from '#domain/staff/rights';
import { useTexts } from '~/i18n/use-texts';
import type { StaffOrderLineView, StaffOrderPageView, StaffReply } from '~/models/staff';
import { StaffField } from './form';
import { staffMoney } from './order-words';

interface ActsProps {
  order: StaffOrderPageView;
  reply: StaffReply | null;
  language: 'da' | 'en';
}

/** The step that brings the order on, where there is one. */
const NEXT_ACTS: readonly string[] = ['unhold', 'ship', 'capture', 'invoice'];
const DANGEROUS: readonly string[] = ['cancel', 'credit', 'refund'];
/** In this order on the page; a note has its place above the timeline. */
const SHOWN = [
  'unhold',
  'ship',
  'capture',
  'invoice',
  'hold',
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
        <button className={DANGEROUS.includes(act) ? 'danger' : 'primary'} type="submit">
          {t(`act.${act}`)}
        </button>
      </form>
    </details>
  );
}

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
      {act === 'ship' || act === 'invoice' || act === 'credit' ? (
        <PiecesTable act={act} lines={order.lines} reply={reply} />
      ) : null}
      {act === 'ship' ? (
        <>
          <StaffField {...field} name="carrier" label={t('act.carrier')} help={t('act.carrierHelp')} />
          <StaffField {...field} name="tracking" label={t('act.tracking')} />
        </>
      ) : null}
      {act === 'refund' ? <StaffField {...field} name="amount" label={t('act.amount')} isShort /> : null}
      {act === 'hold' || act === 'cancel' || act === 'credit' || act === 'refund' ? (
        <StaffField {...field} name="reason" label={t('act.reason')} help={t(`act.reasonHelp.${act}`)} />
      ) : null}
      {act === 'credit' ? (
        <>
          <Tick name="restock" label={t('act.restock')} isTicked />
          <Tick name="freight" label={t('act.freight')} />
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
  act === 'ship' ? toShip : act === 'invoice' ? toInvoice : toCredit;

/** One field for each SKU: the same product on two lines is counted together, as the use case takes it. */
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
  const bySku = new Map<string, { name: string; left: number }>();
  for (const line of lines) {
    const left = (bySku.get(line.sku)?.left ?? 0) + leftOf(act, line);
    if (left > 0) bySku.set(line.sku, { name: line.name, left });
  }
  const typed = reply?.intent === act ? reply.values : {};
  return (
    <table className="pieces">
      <caption className="hidden">{t('act.pieces')}</caption>
      <tbody>
        {[...bySku].map(([sku, { name, left }]) => (
          <tr key={sku}>
            <td>
              <input
                id={`${act}-pieces-${sku}`}
                name={`pieces-${sku}`}
                inputMode="numeric"
                defaultValue={typed[`pieces-${sku}`] ?? String(left)}
              />
            </td>
            <th scope="row">
              <label htmlFor={`${act}-pieces-${sku}`}>
                {name} <span className="soft">{t('act.ofLeft', { sku, left })}</span>
              </label>
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
