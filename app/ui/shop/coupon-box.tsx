// The codes of a cart: a field for the next one, and the entered ones, each with a button to remove it.
import { cartPath, panelHref } from '#domain/page/addresses';
import { CodeFields } from '~/forms/cart-code/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import type { CartCoupon } from '~/models/cart';
import { Badge, Button, Icon, Text } from '~/ui/kit';
import { cartRefusalText } from './cart-refusal-text';
import * as styles from './coupon-box.css';

interface CouponBoxProps {
  coupons: CartCoupon[];
  /** How many personal coupons there are for this customer. */
  personal?: number;
  reply: FormReply | null;
  t: Translate;
}

export function CouponBox({ coupons, personal = 0, reply, t }: CouponBoxProps) {
  return (
    <section className={styles.box} aria-label={t('cart:coupon.title')}>
      {coupons.length > 0 ? (
        <ul className={styles.coupons} aria-label={t('cart:coupon.used')}>
          {coupons.map((coupon) => (
            <OneCoupon key={coupon.code} coupon={coupon} t={t} />
          ))}
        </ul>
      ) : null}
      <form method="post" action={cartPath()}>
        <CodeFields name="coupon" t={t} reply={reply} />
      </form>
      {personal > 0 ? (
        <Text size="small">
          <a href={panelHref(cartPath(), 'personal-coupons')}>{t('cart:personal.link', { count: personal })}</a>
        </Text>
      ) : null}
    </section>
  );
}

function OneCoupon({ coupon, t }: { coupon: CartCoupon; t: Translate }) {
  return (
    <li className={styles.coupon}>
      <div>
        <Text strong>{coupon.code}</Text>
        <Text size="small" tone="quiet">
          {coupon.name}
        </Text>
        {coupon.isPersonal ? <Badge tone="quiet">{t('cart:coupon.personal')}</Badge> : null}
        {coupon.problem ? (
          <Text size="small" tone="danger" strong>
            {cartRefusalText(t, coupon.problem)}
          </Text>
        ) : null}
      </div>
      <form method="post" action={cartPath()}>
        <input type="hidden" name="intent" value="coupon-remove" />
        <input type="hidden" name="coupon" value={coupon.code} />
        <Button tone="tertiary" size="small" aria-label={t('cart:coupon.remove', { code: coupon.code })}>
          <Icon name="close" size="s" />
        </Button>
      </form>
    </li>
  );
}
