// The one strong banner of the front page, and the smaller ones under it.
import { useContext } from 'react';
import { useTexts } from '~/i18n/use-texts';
import type { BannerView, ButtonView } from '~/models/content';
import {
  ButtonLink,
  type ButtonTone,
  classes,
  Heading,
  type Language,
  LookContext,
  linkTo,
  Photo,
  Text,
} from '~/ui/kit';
import { heroPhoto, SCENE_PHOTO } from '~/ui/theme/picture-sizes';
import * as styles from './banner-hero.css';
import { ColourSheet, colourMark } from './colour-sheet';
import { OfferPriceLine } from './offer-price';

interface BannerProps {
  banner: BannerView;
  language: Language;
}

/** Spec §3 "Button": primary, secondary, tertiary, red. */
const TONES: Record<ButtonView['style'], ButtonTone> = {
  primary: 'primary',
  secondary: 'secondary',
  tertiary: 'tertiary',
  red: 'primary',
};

export function BannerHero({ banner, language }: BannerProps) {
  const look = useContext(LookContext);
  return (
    <section className={styles.hero} aria-labelledby={`banner-${banner.id}`} data-picture={banner.position}>
      <ColourSheet colours={banner.colours} />
      <div className={styles.heroText} data-ring="ink" data-colours={colourMark(banner.colours)}>
        <Heading level={1} size="display" id={`banner-${banner.id}`}>
          {banner.title}
        </Heading>
        <div className={styles.heroMore}>
          <Text size="lead" className={styles.heroLead}>
            {banner.text}
          </Text>
          <OfferPriceLine price={banner.price} language={language} />
          <GoodsInPicture links={banner.links} />
          {banner.button ? (
            <ButtonLink href={banner.button.href} tone="secondary" size="large" className={styles.heroButton}>
              {banner.button.text}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <div className={styles.heroPlate}>
        <Photo className={styles.heroPicture} picture={banner.picture} {...heroPhoto(look)} eager decorative />
      </div>
    </section>
  );
}

/** Goods in a room: the picture takes the width of the page, and each of the goods in it is named below and leads on. */
export function BannerScene({ banner, language }: BannerProps) {
  return (
    <section className={styles.scene} aria-labelledby={`banner-${banner.id}`}>
      <Photo className={styles.scenePicture} picture={banner.picture} {...SCENE_PHOTO} decorative />
      <ColourSheet colours={banner.colours} />
      <div
        className={classes(styles.sceneText, banner.colours && styles.coloured)}
        data-colours={colourMark(banner.colours)}
      >
        <Heading level={2} id={`banner-${banner.id}`}>
          {banner.title}
        </Heading>
        <div className={styles.sceneMore}>
          <Text>{banner.text}</Text>
          <OfferPriceLine price={banner.price} language={language} />
          <GoodsInPicture links={banner.links} />
          {banner.button ? (
            <p>
              <a className={styles.sceneLink} {...linkTo(banner.button.href)}>
                {banner.button.text}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function GoodsInPicture({ links }: Pick<BannerView, 'links'>) {
  const { t } = useTexts();
  if (links.length === 0) return null;
  return (
    <ul className={styles.goods} aria-label={t('catalogue:front.goods')}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className={styles.good} {...linkTo(href)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const CARD_PHOTO = { width: 400, height: 400, sizes: '(min-width: 1440px) 408px, 33vw' };

export function BannerCard({ banner, language }: BannerProps) {
  return (
    <section className={styles.small} aria-labelledby={`banner-${banner.id}`} data-colours={colourMark(banner.colours)}>
      <ColourSheet colours={banner.colours} />
      <div className={styles.smallText}>
        <Heading level={2} size="h3" id={`banner-${banner.id}`}>
          {banner.title}
        </Heading>
        <Text>{banner.text}</Text>
        <OfferPriceLine price={banner.price} language={language} />
        {banner.button ? (
          <ButtonLink href={banner.button.href} tone={TONES[banner.button.style]}>
            {banner.button.text}
          </ButtonLink>
        ) : null}
      </div>
      <Photo className={styles.smallPicture} picture={banner.picture} {...CARD_PHOTO} decorative />
    </section>
  );
}
