// An order that has just been placed, to be held against what was meant: the goods, what they come to, where and when they come.
import { grandTotalsOf } from '#domain/order/order-totals';
import type { Translate } from '~/forms/reply/fields';
import type { OrderLine, OrderView } from '~/models/order';
import { Card, Heading, type Language, money, Photo, Stack, Text } from '~/ui/kit';
import { DestinationCard } from './address-card';
import * as styles from './cart-lines.css';
import { Totals } from './cart-summary';
import { deliveryText } from './delivery-text';

export function OrderReceipt({ order, t, language }: { order: OrderView; t: Translate; language: Language }) {
  const delivery = deliveryText(order, language);
  return (
    <Card as="section" aria-labelledby="receipt">
      <Stack gap={5}>
        <Heading level={2} size="h3" id="receipt">
          {t('checkout:summary.title')}
        </Heading>
        <ul className={styles.lines}>
          {order.lines.map((line, at) => (
            <Line key={`${line.sku}-${at}`} line={line} language={language} />
          ))}
        </ul>
        <Totals totals={{ ...order, ...grandTotalsOf(order) }} t={t} language={language} />
        <DestinationCard destination={order.destination} t={t} />
        {delivery === '' ? null : <Text>{delivery}</Text>}
      </Stack>
    </Card>
  );
}

function Line({ line, language }: { line: OrderLine; language: Language }) {
  return (
    <li className={styles.short}>
      {line.picture ? (
        <Photo className={styles.picture} picture={line.picture} width={64} height={64} decorative />
      ) : (
        <span />
      )}
      <div className={styles.what}>
        <p className={styles.name}>{line.name}</p>
        <Text size="small" tone="quiet">
          {line.quantity} {line.unit}
          {line.options.map((option) => ` · ${option.value}`)}
        </Text>
      </div>
      <p className={styles.total}>{money(line.rowOere, language)}</p>
    </li>
  );
}
