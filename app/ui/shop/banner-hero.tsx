// The one strong banner of the front page, and the smaller ones under it.
import type { BannerView, ButtonView } from '~/models/content';
import { ButtonLink, type ButtonTone, Heading, Photo, Text } from '~/ui/kit';
import * as styles from './banner-hero.css';

/** Spec §3 "Button": primary, secondary, tertiary, red. */
const TONES: Record<ButtonView['style'], ButtonTone> = {
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  red: 'primary',
};

export function BannerHero({ banner }: { banner: BannerView }) {
  return (
    <section className={styles.hero} aria-labelledby={`banner-${banner.id}`} data-picture={banner.position}>
      <div className={styles.heroText} data-ring="ink">
        <Heading level={1} size="display" id={`banner-${banner.id}`}>
          {banner.title}
        </Heading>
        <Text size="lead" className={styles.heroLead}>
          {banner.text}
        </Text>
        {banner.button ? (
          <ButtonLink href={banner.button.href} tone="secondary" size="large">
            {banner.button.text}
          </ButtonLink>
        ) : null}
      </div>
      <div className={styles.heroPlate}>
        <Photo
          className={styles.heroPicture}
          picture={banner.picture}
          width={600}
          height={450}
          sizes="(min-width: 768px) 60vw, 100vw"
          eager
          decorative
        />
      </div>
    </section>
  );
}

export function BannerCard({ banner }: { banner: BannerView }) {
  return (
    <section className={styles.small} aria-labelledby={`banner-${banner.id}`}>
      <div className={styles.smallText}>
        <Heading level={2} size="h3" id={`banner-${banner.id}`}>
          {banner.title}
        </Heading>
        <Text>{banner.text}</Text>
        {banner.button ? (
          <ButtonLink href={banner.button.href} tone={TONES[banner.button.style]}>
            {banner.button.text}
          </ButtonLink>
        ) : null}
      </div>
      <Photo className={styles.smallPicture} picture={banner.picture} width={200} height={200} decorative />
    </section>
  );
}
