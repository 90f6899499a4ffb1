// The first thing in a shop of service: the adviser, the agreements and lists, the last orders with how far they are.
import { ordersPath, shoppingListPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { DeskView } from '~/models/desk';
import { Heading, type Language, Text } from '~/ui/kit';
import { ContactCard } from './contact-card';
import { OrderTable } from './order-table';
import * as styles from './service-desk.css';

/** So many are shown; the page of all lists has the rest. */
const LISTS = 6;

export function ServiceDesk({ desk, language }: { desk: DeskView; language: Language }) {
  const { t } = useTexts('catalogue');
  const { contact, lists, orders, ownEmail } = desk;
  return (
    <div className={styles.desk}>
      <div className={styles.side}>
        {contact ? <ContactCard contact={contact} title={t('desk.adviser')} /> : null}
        {lists.length > 0 ? <Agreements lists={lists} /> : null}
      </div>
      {orders.length > 0 ? (
        <section className={styles.part} aria-labelledby="desk-orders">
          <div className={styles.head}>
            <Heading level={2} size="h3" id="desk-orders">
              {t('desk.orders')}
            </Heading>
            <a className={styles.all} href={ordersPath()}>
              {t('desk.allOrders')}
            </a>
          </div>
          <OrderTable
            orders={orders}
            ownEmail={ownEmail}
            caption={t('desk.orders')}
            captionHidden
            t={t}
            language={language}
          />
        </section>
      ) : null}
    </div>
  );
}

function Agreements({ lists }: Pick<DeskView, 'lists'>) {
  const { t } = useTexts('catalogue');
  return (
    <section className={styles.part} aria-labelledby="desk-lists">
      <div className={styles.head}>
        <Heading level={2} size="h3" id="desk-lists">
          {t('desk.lists')}
        </Heading>
        {lists.length > LISTS ? (
          <a className={styles.all} href={shoppingListPath()}>
            {t('desk.allLists')}
          </a>
        ) : null}
      </div>
      <ul className={styles.lists}>
        {lists.slice(0, LISTS).map((list) => (
          <li key={list.id}>
            <a className={styles.list} href={list.href}>
              <span>
                <strong>{list.name}</strong>
                <Text as="span" size="small" tone="quiet" className={styles.kind}>
                  {t(`account:lists.kinds.${list.kind}`)}
                </Text>
              </span>
              <span className={styles.count}>{t('account:lists.count', { count: list.products })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
