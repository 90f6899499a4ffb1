// Other ways to have a product than to buy it now: on a shopping list, or regularly.
import type { Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import * as styles from './buy-box.css';
import { HeartLine } from './heart';
import { SubscribeLink } from './subscribe-link';

interface BuyAsidesProps {
  model: Pick<ProductPage, 'cartSku' | 'forPoints' | 'heart' | 'maySubscribe' | 'name' | 'sku'>;
  t: Translate;
  here: string;
}

export function BuyAsides({ model, t, here }: BuyAsidesProps) {
  const { heart, name } = model;
  const sku = model.cartSku ?? model.sku;
  const maySubscribe = model.maySubscribe && !model.forPoints;
  if (!heart && !maySubscribe) return null;
  return (
    <div className={styles.asides}>
      {heart ? <HeartLine heart={heart} sku={sku} name={name} here={here} t={t} /> : null}
      {maySubscribe ? <SubscribeLink here={here} goods={{ goods: 'product', key: sku }} /> : null}
    </div>
  );
}
