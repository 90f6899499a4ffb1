// How an order is delivered and paid, and what its buyer said with it: for the buyer and for who approves it.
import type { Translate } from '~/forms/reply/fields';
import type { OrderView } from '~/models/order';
import type { Language } from '~/ui/kit';
import { deliveryText } from '~/ui/shop/delivery-text';
import * as styles from './order-page.css';

export function OrderReferences({ order, t, language }: { order: OrderView; t: Translate; language: Language }) {
  const facts = [
    { label: t('account:order.delivery'), value: deliveryText(order, language) },
    { label: t('account:order.payment'), value: order.paymentTitle },
    { label: t('account:order.reference'), value: order.reference },
    { label: t('account:order.requisitioner'), value: order.requisitioner },
    { label: t('account:order.requisitionNumber'), value: order.requisitionNumber },
    { label: t('account:order.ean'), value: order.ean },
    { label: t('account:order.accountingCost'), value: order.accountingCost },
    { label: t('account:order.comment'), value: order.comment },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter((fact) => fact.value !== '')
        .map((fact) => (
          <div key={fact.label}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
    </dl>
  );
}
