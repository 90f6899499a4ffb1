// Lines of an order by phone: quantities, the field for more lines, lines that were not added, the coupon, and what it all costs.
import { textKeyOf } from '#domain/refusal/refusals';
import { type PhoneAct, staffPhoneOrderPath } from '#domain/staff/phone-order';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffNotAddedView, StaffPhoneLineView, StaffPhoneOrderView } from '~/models/staff-phone';
import { StaffFact } from './fact';
import { StaffField } from './form';
import { LabelledCount, ListTable } from './list';
import { staffMoney } from './order-words';

export interface PhonePartProps extends Pick<StaffGiven, 'reply' | 'language'> {
  order: StaffPhoneOrderView;
}

/** What each form of the page carries: the act, and the order as it is shown. */
export function PhoneActFields({ act, order }: { act: PhoneAct; order: StaffPhoneOrderView }) {
  return (
    <>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="seen" value={order.seen} />
    </>
  );
}

export function PhoneLines({ order, reply, language }: PhonePartProps) {
  const { t } = useTexts('staff');
  const action = staffPhoneOrderPath(order.cart);
  return (
    <section>
      <h2>{t('order.lines')}</h2>
      <form method="post" action={action}>
        <PhoneActFields act="quantities" order={order} />
        <LineTable {...{ order, reply, language }} />
        {order.isOpen && order.lines.length > 0 ? (
          <p>
            <button type="submit">{t('phone.saveQuantities')}</button>
          </p>
        ) : null}
      </form>
      {reply?.notAdded ? <NotAddedLines lines={reply.notAdded} order={order} /> : null}
      {order.isOpen ? (
        <form method="post" action={action}>
          <PhoneActFields act="add" order={order} />
          <StaffField
            {...{ form: 'add', name: 'text', reply, isLong: true }}
            label={t('phone.addLabel')}
            help={t('phone.addHelp')}
          />
          <button className={order.lines.length === 0 ? 'primary' : undefined} type="submit">
            {t('phone.add')}
          </button>
        </form>
      ) : null}
    </section>
  );
}

function LineTable({ order, reply, language }: PhonePartProps) {
  const { t } = useTexts('staff');
  const money = (oere: number) => staffMoney(oere, language);
  return (
    <ListTable<StaffPhoneLineView>
      caption={t('order.lines')}
      columns={[
        { title: t('order.product'), isFull: true, cell: (line) => <PhoneLineName line={line} /> },
        {
          title: t('order.quantity'),
          isFull: true,
          cell: (line) =>
            order.isOpen ? <PhoneQuantity line={line} reply={reply} /> : `${line.quantity} ${line.unit}`,
        },
        {
          title: t('order.each'),
          isNumber: true,
          cell: (line) => <LabelledCount label={t('order.each')}>{money(line.unitOere)}</LabelledCount>,
        },
        {
          title: t('order.total'),
          isNumber: true,
          cell: (line) => <LabelledCount label={t('order.total')}>{money(line.rowOere)}</LabelledCount>,
        },
      ]}
      rows={order.lines}
      keyOf={({ id }) => String(id)}
      empty={t('phone.noLines')}
    />
  );
}

function PhoneLineName({ line: { sku, name, problem } }: { line: StaffPhoneLineView }) {
  const { t } = useTexts('staff');
  return (
    <>
      {name} <span className="soft">{sku}</span>
      {problem ? <div className="mark bad wraps">{t(textKeyOf(problem.code), problem.params)}</div> : null}
    </>
  );
}

function PhoneQuantity({
  line: { id, quantity, unit },
  reply,
}: { line: StaffPhoneLineView } & Pick<StaffGiven, 'reply'>) {
  const { t } = useTexts('staff');
  return (
    <>
      <input type="hidden" name={`was-${id}`} value={quantity} />
      <StaffField
        {...{ form: 'quantities', name: `quantity-${id}`, reply, isShort: true, value: String(quantity) }}
        label={t('reading.quantityIn', { unit })}
      />
    </>
  );
}

function NotAddedLines({ lines, order }: { lines: readonly StaffNotAddedView[]; order: StaffPhoneOrderView }) {
  const { t } = useTexts('staff');
  return lines.map(({ typed, quantity, problem, candidates }, at) => (
    <div className="note warn" key={at}>
      <p>
        <strong>{typed}</strong> {problem ? t(textKeyOf(problem.code), problem.params) : t('phone.choose')}
      </p>
      <form method="post" action={staffPhoneOrderPath(order.cart)}>
        <PhoneActFields act="add" order={order} />
        {candidates.map(({ sku, name, unit }) => (
          <p key={sku}>
            <button name="text" value={`${quantity} x ${sku}`} type="submit">
              {t('phone.addThis', { quantity, unit, name, sku })}
            </button>
          </p>
        ))}
      </form>
    </div>
  ));
}

/** Codes that are in use, each with its button, and the field for another. */
export function PhoneCode({ order, reply }: PhonePartProps) {
  const { t } = useTexts('staff');
  const action = staffPhoneOrderPath(order.cart);
  return (
    <section>
      <h2>{t('phone.code')}</h2>
      {order.codes.map(({ code, problem }) => (
        <form key={code} method="post" action={action}>
          <PhoneActFields act="code" order={order} />
          <p>
            {code}{' '}
            {problem ? <span className="mark bad wraps">{t(textKeyOf(problem.code), problem.params)}</span> : null}{' '}
            <button className="plain" name="remove" value={code} type="submit">
              {t('phone.removeCode', { code })}
            </button>
          </p>
        </form>
      ))}
      <form method="post" action={action}>
        <PhoneActFields act="code" order={order} />
        <StaffField {...{ form: 'code', name: 'code', reply, isShort: true }} label={t('phone.codeLabel')} />
        <button type="submit">{t('phone.useCode')}</button>
      </form>
    </section>
  );
}

export function PhoneTotals({ order, language }: PhonePartProps) {
  const { t } = useTexts('staff');
  const basisLabel = (label: string) => (label === 'net' || label === 'gross' ? t(`total.${label}`) : label);
  if (order.lines.length === 0) return null;
  return (
    <section>
      <dl className="facts">
        {order.totals.map(({ name, label, oere }, at) => (
          <StaffFact key={at} name={t(`total.${name}`, { label: basisLabel(label) })}>
            {staffMoney(oere, language)}
          </StaffFact>
        ))}
        <StaffFact name={t('phone.toPay')}>
          <strong>{staffMoney(order.toPayOere, language)}</strong>
        </StaffFact>
      </dl>
    </section>
  );
}
