// Personal coupons: what each gives and how long, and a button that activates or deactivates it. Spec §3 "Coupon (segment context)".

import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PersonalCoupon, SegmentBanner, SegmentView } from '~/models/segment';
import { Badge, Button, ButtonLink, Heading, Photo, Stack, Text } from '~/ui/kit';
import * as styles from './personal-coupons.css';

export function PersonalCouponsView({ banner, coupons, action }: SegmentView & { action: string }) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      {banner ? <Banner banner={banner} /> : null}
      {coupons.length === 0 ? (
        <Text>{t('cart:personal.none')}</Text>
      ) : (
        <>
          <ul className={styles.coupons}>
            {coupons.map((coupon) => (
              <Coupon key={coupon.id} coupon={coupon} action={action} t={t} />
            ))}
          </ul>
          <Text size="small" tone="quiet">
            {t('cart:personal.howTo')}
          </Text>
        </>
      )}
    </Stack>
  );
}

function Banner({ banner }: { banner: SegmentBanner }) {
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {banner.title}
      </Heading>
      {banner.text ? <Text>{banner.text}</Text> : null}
      {banner.button ? (
        <p>
          <a href={banner.button.href}>{banner.button.text}</a>
        </p>
      ) : null}
    </Stack>
  );
}

function Coupon({ coupon, action, t }: { coupon: PersonalCoupon; action: string; t: Translate }) {
  const { code, title, tooltip, picture, button, isActive } = coupon;
  return (
    <li className={styles.coupon} data-active={isActive || undefined}>
      {picture ? <Photo className={styles.picture} picture={picture} width={64} height={64} decorative /> : null}
      <div className={styles.words}>
        <Text strong>{title}</Text>
        {tooltip ? <Text size="small">{tooltip}</Text> : null}
        <Text size="small" tone="quiet" className={styles.facts}>
          <span>{t('cart:personal.code', { code })}</span>
          <span>{endText(coupon, t)}</span>
        </Text>
        {isActive ? (
          <div>
            <Badge tone="success">{t('cart:personal.active')}</Badge>
          </div>
        ) : null}
      </div>
      {button ? (
        <ButtonLink href={button.href} tone="tertiary" size="small">
          {button.text}
        </ButtonLink>
      ) : null}
      <form method="post" action={action} className={styles.button}>
        <input type="hidden" name="intent" value={isActive ? 'deactivate' : 'activate'} />
        <input type="hidden" name="coupon" value={code} />
        <Button
          tone={isActive ? 'tertiary' : 'secondary'}
          aria-label={t(isActive ? 'cart:personal.deactivateNamed' : 'cart:personal.activateNamed', { code })}
        >
          {t(isActive ? 'cart:personal.deactivate' : 'cart:personal.activate')}
        </Button>
      </form>
    </li>
  );
}

function endText({ expiresInDays }: PersonalCoupon, t: Translate): string {
  if (expiresInDays === null) return '';
  return expiresInDays === 0 ? t('cart:personal.lastDay') : t('cart:personal.daysLeft', { count: expiresInDays });
}
