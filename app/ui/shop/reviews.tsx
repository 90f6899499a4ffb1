// What customers say of a product: the mean, how the stars are spread, the reviews page by page, and the way to write one.
import { panelHref, withoutPanel } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { ReviewsView, ReviewView } from '~/models/review';
import { Badge, ButtonLink, Heading, type Language, Pager, Text } from '~/ui/kit';
import { dayText } from './dates';
import * as styles from './reviews.css';
import { Stars, starNumber } from './stars';

interface ReviewsProps {
  model: ReviewsView;
  sku: string;
  t: Translate;
  language: Language;
  here: string;
}

const starsText = (t: Translate, mean: number, language: Language) =>
  t('product:reviews.outOf', { stars: starNumber(mean, language) });

export function Reviews({ model, sku, t, language, here }: ReviewsProps) {
  const { rating, reviews, page, pages, writable } = model;
  // In a shop without accounts visitors cannot write reviews, so an empty section would be useless.
  if (!rating && !writable) return null;
  return (
    <section className={reviews.length > 0 ? styles.withList : styles.section} aria-labelledby="reviews">
      <Heading level={2} size="h3" id="reviews">
        {t('product:reviews.title')}
      </Heading>
      {rating ? (
        <div className={styles.summary}>
          <div className={styles.mean}>
            <p className={styles.number}>{starNumber(rating.mean, language)}</p>
            <Stars mean={rating.mean} label={starsText(t, rating.mean, language)} size="large" />
            <Text size="small" tone="quiet">
              {t('product:reviews.count', { count: rating.count })}
            </Text>
          </div>
          <Distribution model={model} t={t} />
        </div>
      ) : (
        <Text tone="quiet">{t('product:reviews.none')}</Text>
      )}
      {writable ? (
        <div>
          <ButtonLink href={panelHref(here, 'write-review', { sku })} tone="secondary">
            {t('product:reviews.write')}
          </ButtonLink>
        </div>
      ) : null}
      {reviews.length > 0 ? (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <OneReview key={`${review.writtenAt}-${review.nickname}`} review={review} t={t} language={language} />
          ))}
        </ul>
      ) : null}
      <Pager
        paging={{ page, pages, total: rating?.count ?? 0, pageSize: reviews.length }}
        hrefFor={(each) => `${reviewPageHref(here, each)}#reviews`}
        labels={{
          nav: t('product:reviews.pages'),
          previous: t('common:pager.previous'),
          next: t('common:pager.next'),
        }}
      />
      {rating ? (
        <Text size="small" tone="quiet">
          {t('product:reviews.rules')}
        </Text>
      ) : null}
    </section>
  );
}

function reviewPageHref(here: string, page: number): string {
  const url = new URL(withoutPanel(here), 'http://shop.invalid');
  if (page > 1) url.searchParams.set('reviews', String(page));
  else url.searchParams.delete('reviews');
  return url.pathname + url.search;
}

function Distribution({ model, t }: { model: ReviewsView; t: Translate }) {
  const { distribution, rating } = model;
  if (distribution.length === 0 || !rating) return null;
  return (
    <ul className={styles.bars} aria-label={t('product:reviews.distribution')}>
      {distribution.map(({ stars, count }) => (
        <li key={stars} className={styles.bar}>
          <span>{t('product:reviews.stars', { count: stars })}</span>
          <svg className={styles.track} aria-hidden="true">
            <rect className={styles.fill} width={`${Math.round((count / rating.count) * 100)}%`} height="100%" />
          </svg>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ul>
  );
}

function OneReview({ review, t, language }: { review: ReviewView; t: Translate; language: Language }) {
  return (
    <li className={styles.review}>
      <div className={styles.reviewHead}>
        <Stars mean={review.stars} label={starsText(t, review.stars, language)} />
        <Heading level={3} size="h4">
          {review.summary}
        </Heading>
      </div>
      <p className={styles.text}>{review.text}</p>
      <div className={styles.by}>
        <Text size="small" tone="quiet">
          {t('product:reviews.by', { name: review.nickname, date: dayText(review.writtenAt, language) })}
        </Text>
        {review.verified ? <Badge tone="success">{t('product:reviews.verified')}</Badge> : null}
        {review.demo ? <Badge tone="quiet">{t('product:reviews.demo')}</Badge> : null}
      </div>
    </li>
  );
}
