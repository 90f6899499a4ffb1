// What marketing says to a customer, and the way to their personal coupons. Spec §3 "Coupon (segment context)".
import { panelHref } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { SegmentView } from '~/models/segment';
import { ButtonLink, Heading, Photo, Text } from '~/ui/kit';
import * as styles from './segment-banner.css';

interface SegmentBannerProps {
  segment: SegmentView;
  here: string;
  t: Translate;
}

export function SegmentBanner({ segment: { banner, coupons }, here, t }: SegmentBannerProps) {
  if (!banner) return null;
  return (
    <section className={styles.banner} aria-labelledby={`segment-${banner.id}`}>
      <div className={styles.words}>
        <Heading level={2} size="h3" id={`segment-${banner.id}`}>
          {banner.title}
        </Heading>
        {banner.text ? <Text>{banner.text}</Text> : null}
        <div className={styles.ways}>
          {coupons.length > 0 ? (
            <ButtonLink href={panelHref(here, 'personal-coupons')}>
              {t('cart:personal.link', { count: coupons.length })}
            </ButtonLink>
          ) : null}
          {banner.button ? (
            <ButtonLink href={banner.button.href} tone="tertiary">
              {banner.button.text}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {banner.picture ? (
        <Photo className={styles.picture} picture={banner.picture} width={128} height={128} decorative />
      ) : null}
    </section>
  );
}
