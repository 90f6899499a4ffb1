// What the shop knows of the customer: name, company, points, shopping lists.
import type { ReactNode } from 'react';
import { formatPoints } from '#domain/money/money';
import { bonusPointPath, profileSettingsPath, salesPersonPath, shoppingListPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { AccountFacts, BusinessFacts } from '~/models/account-facts';
import type { CustomerView } from '~/models/customer';
import { classes, Heading, type Language, money, Text } from '~/ui/kit';
import * as styles from './account-facts.css';
import { dayName } from './dates';

interface FactsProps {
  customer: CustomerView;
  facts: AccountFacts;
  t: Translate;
  language: Language;
}

export function AccountFactsParts(props: FactsProps) {
  return (
    <div className={styles.parts}>
      <Profile {...props} />
      <Company {...props} />
      <OwnSeller {...props} />
      <PointsFact {...props} />
      <Lists {...props} />
    </div>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Over all columns. */
  isWide?: boolean;
  /** Over two, where there are so many. */
  isDouble?: boolean;
  children: ReactNode;
}

function Part({ id, title, isWide, isDouble, children }: PartProps) {
  return (
    <section className={classes(styles.part, isWide && styles.whole, isDouble && styles.double)} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

function Profile({ customer, t }: FactsProps) {
  return (
    <Part id="profile" title={t('account:overview.profile')}>
      <div>
        <Text>
          {customer.firstname} {customer.lastname}
        </Text>
        <Text className={styles.long}>{customer.email}</Text>
      </div>
      <p>
        <a href={profileSettingsPath()}>{t('account:overview.change')}</a>
      </p>
    </Part>
  );
}

/** Spec §3 business, account_settings: what the shop knows the company by, what was agreed with it, and how far this user sees. */
function Company(props: FactsProps) {
  const { facts, customer, t } = props;
  const { business } = facts;
  if (!business) return null;
  return (
    <Part id="company" isDouble title={customer.businessName ?? t('account:overview.business')}>
      {business.description === '' ? null : <Text tone="quiet">{business.description}</Text>}
      <dl className={styles.facts}>
        {companyRows(business, props)
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </Part>
  );
}

function companyRows(
  business: BusinessFacts,
  { customer, t, language }: FactsProps,
): [label: string, value: ReactNode][] {
  const { contractList, freight, usesGiftCards } = business;
  const visibility = business.seesAllOrders ? 'visibilityBusiness' : 'visibilityOwn';
  const contractGoods = contractList ? (
    <a href={contractList.href}>{t('account:overview.contractGoodsLink', { count: contractList.products })}</a>
  ) : (
    ''
  );
  return [
    [t('account:overview.salesCode'), business.salesCode],
    [t('account:overview.reference'), business.reference],
    [t('account:overview.weekday'), business.weekday ? dayName(business.weekday, language) : ''],
    [t('account:overview.freight'), freight ? freightAgreed(freight.freeFromOere, t, language) : ''],
    [t('account:overview.contractGoods'), contractGoods],
    [t('account:overview.giftCards'), usesGiftCards ? '' : t('account:overview.giftCardsOff')],
    [t('account:overview.shareworks'), business.shareworks ? t('account:overview.shareworksOn') : ''],
    [t('account:overview.visibility'), customer.orderHistoryAccess ? t(`account:overview.${visibility}`) : ''],
  ];
}

/** Express, hours and pallets are paid for all the same: spec §3 shipping kinds. */
const freightAgreed = (freeFromOere: number, t: Translate, language: Language): string =>
  freeFromOere === 0
    ? t('account:overview.freightFree')
    : t('account:overview.freightFrom', { price: money(freeFromOere, language) });

/** Whom the company calls: spec §3 sales_code names them. */
function OwnSeller({ facts: { seller }, t }: FactsProps) {
  if (!seller) return null;
  return (
    <Part id="seller" title={t('account:overview.seller')}>
      <div>
        <Text>{seller.name}</Text>
        {seller.role ? <Text tone="quiet">{seller.role}</Text> : null}
        {seller.telephone ? (
          <a className={styles.way} href={`tel:${seller.telephone.replaceAll(' ', '')}`}>
            {seller.telephone}
          </a>
        ) : null}
      </div>
      <p>
        <a href={salesPersonPath(seller.code)}>{t('account:overview.sellerLink', { name: seller.name })}</a>
      </p>
    </Part>
  );
}

function PointsFact({ facts: { points }, t, language }: FactsProps) {
  if (points === null) return null;
  const locale = language === 'en' ? 'en-GB' : 'da-DK';
  return (
    <Part id="points" title={t('account:overview.points')}>
      <p className={styles.large}>{formatPoints(points, locale)}</p>
      <p>
        <a href={bonusPointPath()}>{t('account:overview.pointsLink')}</a>
      </p>
    </Part>
  );
}

/** Enough to go on with; the page of the lists has them all. */
const LISTS_SHOWN = 4;

/** One or two are next to the name if nothing else is. */
const LISTS_BESIDE = 2;

function Lists({ facts: { business, points, lists }, t }: FactsProps) {
  if (lists.length === 0) return null;
  const isWide = business !== null || points !== null || lists.length > LISTS_BESIDE;
  return (
    <Part id="lists" title={t('account:lists.title')} isWide={isWide}>
      <ul className={styles.lists}>
        {lists.slice(0, LISTS_SHOWN).map(({ id, name, href, products }) => (
          <li key={id} className={styles.list}>
            <a href={href}>{name}</a>
            <Text as="span" tone="quiet">
              {t('account:lists.count', { count: products })}
            </Text>
          </li>
        ))}
      </ul>
      {lists.length > LISTS_SHOWN ? (
        <p>
          <a href={shoppingListPath()}>{t('account:lists.all')}</a>
        </p>
      ) : null}
    </Part>
  );
}
