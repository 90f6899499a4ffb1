// Begins an order by phone: search for the customer, or the e-mail of a guest; below it the orders that are begun.
import { staffOrdersPath } from '#domain/staff/addresses';
import { staffNewOrderPath, staffPhoneOrderPath } from '#domain/staff/phone-order';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffOpenPhoneOrderView, StaffPhoneCustomerView, StaffPhoneOrdersView } from '~/models/staff-phone';
import { StaffField, StaffRefusal, StaffSelect } from './form';
import { StaffHeading } from './heading';
import { ListTable, labelledNumber } from './list';
import { staffMoment } from './order-words';

interface NewOrderProps extends StaffGiven, StaffPhoneOrdersView {
  /** What was searched for. */
  text: string;
  /** Of the cart that the form begins. */
  cart: string;
}

export function StaffNewOrderPage({ customers, stores, open, text, cart, reply }: NewOrderProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffOrdersPath()} from={t('nav.orders')} title={t('phone.new')} />
      <StaffRefusal reply={reply} />
      <div className="columns">
        <div>
          <section>
            <h2>{t('phone.customer')}</h2>
            <form action={staffNewOrderPath()}>
              <StaffField
                {...{ form: 'find', name: 'customer', reply: null, value: text }}
                type="search"
                label={t('phone.find')}
                help={t('phone.findHelp')}
              />
              <p>
                <button type="submit">{t('phone.findIt')}</button>
              </p>
            </form>
            {text === '' ? null : <FoundCustomers customers={customers} cart={cart} />}
          </section>
          <GuestForm {...{ stores, cart, reply }} />
        </div>
        <div>
          <OpenOrders open={open} />
        </div>
      </div>
    </>
  );
}

function FoundCustomers({ customers, cart }: { customers: readonly StaffPhoneCustomerView[]; cart: string }) {
  const { t } = useTexts('staff');
  return (
    <ListTable
      caption={t('phone.customer')}
      columns={[
        { title: t('customer.name'), isFull: true, cell: ({ name, email }) => name || email },
        {
          title: t('customer.company'),
          isFull: true,
          cell: ({ company, cvr }) => [company, cvr].filter(Boolean).join(', '),
        },
        {
          title: t('login.email'),
          isFull: true,
          cell: ({ email, telephone }) => [email, telephone].filter(Boolean).join(', '),
        },
        { title: t('phone.take'), isFull: true, cell: ({ id }) => <BeginForm {...{ id, cart }} /> },
      ]}
      rows={customers}
      keyOf={({ id }) => String(id)}
      empty={t('phone.noCustomer')}
    />
  );
}

function BeginForm({ id, cart }: { id: number; cart: string }) {
  const { t } = useTexts('staff');
  return (
    <form method="post" action={staffNewOrderPath()}>
      <input type="hidden" name="cart" value={cart} />
      <input type="hidden" name="customer" value={id} />
      <button name="language" value="da" type="submit">
        {t('phone.beginDa')}
      </button>{' '}
      <button className="plain" name="language" value="en" type="submit">
        {t('phone.beginEn')}
      </button>
    </form>
  );
}

function GuestForm({ stores, cart, reply }: Pick<NewOrderProps, 'stores' | 'cart' | 'reply'>) {
  const { t } = useTexts('staff');
  const typed = reply?.values ?? {};
  const languages = (['da', 'en'] as const).map((value) => ({ value, label: t(`phone.language.${value}`) }));
  return (
    <section>
      <h2>{t('phone.guest')}</h2>
      <form method="post" action={staffNewOrderPath()}>
        <input type="hidden" name="cart" value={typed.cart ?? cart} />
        <StaffField
          {...{ form: 'begin', name: 'email', reply, autoComplete: 'off' }}
          type="email"
          label={t('login.email')}
          help={t('phone.guestHelp')}
        />
        <StaffSelect
          {...{
            form: 'begin',
            name: 'store',
            reply,
            label: t('filter.store'),
            value: typed.store ?? stores[0]?.code ?? '',
          }}
          options={stores.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <StaffSelect
          {...{ form: 'begin', name: 'language', label: t('phone.languageOf'), value: typed.language ?? 'da' }}
          options={languages}
        />
        <button type="submit">{t('phone.beginGuest')}</button>
      </form>
    </section>
  );
}

function OpenOrders({ open }: Pick<NewOrderProps, 'open'>) {
  const { t, language } = useTexts('staff');
  return (
    <section>
      <h2>{t('phone.open')}</h2>
      <ListTable
        caption={t('phone.open')}
        columns={[
          {
            title: t('phone.customer'),
            isFull: true,
            cell: ({ cart, company, email }) => (
              <a href={staffPhoneOrderPath(cart)}>{[company, email].filter(Boolean).join(', ')}</a>
            ),
          },
          { title: t('phone.by'), cell: ({ staff, beganAt }) => `${staff}, ${staffMoment(beganAt, language)}` },
          labelledNumber<StaffOpenPhoneOrderView>(t('phone.pieces'), ({ pieces }) => String(pieces)),
          {
            title: t('phone.link'),
            cell: ({ linkSentAt }) =>
              linkSentAt ? t('phone.linkSent', { moment: staffMoment(linkSentAt, language) }) : null,
          },
        ]}
        rows={open}
        keyOf={({ cart }) => cart}
        empty={t('phone.noOpen')}
      />
    </section>
  );
}
