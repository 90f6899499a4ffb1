// One customer: the account, the company, rights, addresses, what was bought, and acts on the account.
import { RIGHT_NAMES } from '#domain/customer/customer-rights';
import { formatPoints } from '#domain/money/money';
import { staffCustomersPath, staffOrdersPath, staffReadOrderPath } from '#domain/staff/addresses';
import { CHANGES_COMPANIES, type CustomerAct } from '#domain/staff/customer-acts';
import { staffNewOrderPath, TAKES_ORDERS } from '#domain/staff/phone-order';
import { localeOf } from '#domain/store/locale';
import { useTexts } from '~/i18n/use-texts';
import type { StaffCustomerPageView, StaffGiven } from '~/models/staff';
import { CompanyTerms } from './company-terms';
import { CustomerActs } from './customer-acts';
import { StaffFact } from './fact';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { staffMoment, staffMoney } from './order-words';
import { ChangedMeanwhile, Timeline } from './timeline';

/** list: the lines of a read order are confirmed; company: its terms are saved. */
export type CustomerDone = CustomerAct | 'list' | 'company';

interface CustomerProps extends StaffGiven {
  customer: StaffCustomerPageView;
  done: CustomerDone | null;
  /** Its form is open. */
  opened: CustomerAct | null;
}

export function StaffCustomerPage({ customer, done, opened, reply, made, language, member }: CustomerProps) {
  const { t } = useTexts('staff');
  return (
    <>
      <StaffHeading back={staffCustomersPath()} from={t('nav.customers')} title={customer.name || customer.email}>
        {customer.isActive ? null : <span className="mark bad">{t('customer.locked')}</span>}
        <div className="acts">
          <a className="button" href={staffReadOrderPath(customer.email)}>
            {t('reading.title')}
          </a>
          {member?.rights.includes(TAKES_ORDERS) ? (
            <a className="button" href={staffNewOrderPath(customer.email)}>
              {t('phone.new')}
            </a>
          ) : null}
        </div>
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {t(`customer.done.${done}`)}
        </p>
      ) : null}
      {made ? <ActingLink href={made} /> : null}
      <div className="columns">
        <div>
          <CustomerFacts customer={customer} language={language} />
          <CustomerCompany customer={customer} language={language} />
          <CustomerRights rights={customer.rights} />
          <CustomerAddresses addresses={customer.addresses} />
        </div>
        <div>
          <section aria-label={t('customer.acts')}>
            {customer.company && member?.rights.includes(CHANGES_COMPANIES) ? (
              <CompanyTerms id={customer.id} company={customer.company} reply={reply} />
            ) : null}
            <CustomerActs customer={customer} opened={opened} reply={reply} />
          </section>
          <CustomerPurchases customer={customer} language={language} />
        </div>
        <section>
          <h2>{t('customer.changes')}</h2>
          {customer.timeline.length > 0 ? (
            <Timeline events={customer.timeline} language={language} />
          ) : (
            <p className="empty">{t('customer.noChanges')}</p>
          )}
        </section>
      </div>
    </>
  );
}

function ActingLink({ href }: { href: string }) {
  const { t } = useTexts('staff');
  return (
    <div className="note good" role="status">
      <p>{t('customer.done.impersonate')}</p>
      <p>
        <a href={href} rel="noreferrer">
          {href}
        </a>
      </p>
    </div>
  );
}

type PartProps = Pick<CustomerProps, 'customer' | 'language'>;

function CustomerFacts({ customer }: PartProps) {
  const { t, language } = useTexts('staff');
  const { email, store, group, createdAt, lastLogin, hasPassword, isOfSystem, erasureRequestedAt } = customer;
  return (
    <section>
      <h2>{t('customer.account')}</h2>
      <dl className="facts">
        <StaffFact name={t('login.email')}>
          {isOfSystem ? t('customer.ofSystem') : <a href={`mailto:${email}`}>{email}</a>}
        </StaffFact>
        <StaffFact name={t('filter.store')}>{store}</StaffFact>
        <StaffFact name={t('customer.group')}>{group}</StaffFact>
        <StaffFact name={t('customer.since')}>{staffMoment(createdAt, language)}</StaffFact>
        <StaffFact name={t('customer.lastLogin')}>
          {lastLogin ? staffMoment(lastLogin, language) : t('customer.never')}
          {hasPassword || isOfSystem ? null : <span className="soft"> {t('customer.noPassword')}</span>}
        </StaffFact>
        {erasureRequestedAt ? (
          <StaffFact name={t('customer.erasureRequested')}>{staffMoment(erasureRequestedAt, language)}</StaffFact>
        ) : null}
      </dl>
    </section>
  );
}

function CustomerCompany({ customer: { company, approval }, language }: PartProps) {
  const { t } = useTexts('staff');
  if (!company) return null;
  const { approver, limitOere } = approval;
  return (
    <section>
      <h2>{t('customer.company')}</h2>
      <dl className="facts">
        <StaffFact name={t('account.buyer')}>{company.name}</StaffFact>
        <StaffFact name={t('customer.cvr')}>{[company.cvr, company.number].filter(Boolean).join(' · ')}</StaffFact>
        {company.ean ? <StaffFact name={t('said.ean')}>{company.ean}</StaffFact> : null}
        <StaffFact name={t('payment.invoice')}>
          {t(company.paysByInvoice ? 'customer.yes' : 'customer.no')}
          {company.creditLimitOere === null
            ? null
            : ` · ${t('customer.credit', { money: staffMoney(company.creditLimitOere, language) })}`}
        </StaffFact>
        {approver ? (
          <StaffFact name={t('said.approver')}>
            {approver}{' '}
            <span className="soft">
              {limitOere === null
                ? t('customer.approvesAll')
                : t('customer.approvesAbove', { money: staffMoney(limitOere, language) })}
            </span>
          </StaffFact>
        ) : null}
      </dl>
    </section>
  );
}

function CustomerRights({ rights }: { rights: readonly string[] }) {
  const { t } = useTexts('staff');
  const held = RIGHT_NAMES.filter((name) => rights.includes(name));
  return (
    <section>
      <h2>{t('account.rights')}</h2>
      {held.length > 0 ? (
        <ul>
          {held.map((name) => (
            <li key={name}>{t(`customerRight.${name}`)}</li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t('customer.noRights')}</p>
      )}
    </section>
  );
}

function CustomerAddresses({ addresses }: Pick<StaffCustomerPageView, 'addresses'>) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('customer.addresses')}</h2>
      {addresses.length === 0 ? <p className="empty">{t('customer.noAddresses')}</p> : null}
      {addresses.map(({ rows, isBilling, isShipping }, at) => (
        <p key={at} className="lines">
          {[
            ...rows,
            [isShipping && t('customer.shipping'), isBilling && t('customer.billing')].filter(Boolean).join(', '),
          ]
            .filter(Boolean)
            .join('\n')}
        </p>
      ))}
    </section>
  );
}

function CustomerPurchases({ customer: { email, orders, points, giftCards }, language }: PartProps) {
  const { t } = useTexts('staff');
  const locale = localeOf(language);
  return (
    <section>
      <h2>{t('customer.purchases')}</h2>
      <dl className="facts">
        <StaffFact name={t('nav.orders')}>
          <a href={`${staffOrdersPath('all')}&${new URLSearchParams({ q: email })}`}>
            {t('customer.orders', { orders: orders.count })}
          </a>
          {orders.lastAt ? (
            <span className="soft"> {t('customer.last', { moment: staffMoment(orders.lastAt, language) })}</span>
          ) : null}
        </StaffFact>
        <StaffFact name={t('customer.points')}>
          {formatPoints(points.balance, locale)}
          <span className="soft">
            {' '}
            {t('customer.pointsMoved', {
              earned: formatPoints(points.earned, locale),
              spent: formatPoints(points.spent, locale),
            })}
          </span>
        </StaffFact>
        {giftCards.count > 0 ? (
          <StaffFact name={t('customer.giftCards')}>
            {t('customer.giftCardsLeft', { cards: giftCards.count, money: staffMoney(giftCards.leftOere, language) })}
          </StaffFact>
        ) : null}
      </dl>
    </section>
  );
}
