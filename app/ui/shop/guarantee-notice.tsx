// Guarantee information for consumers before they order (Regulation (EU) 2025/1960): the notice of the legal guarantee, visible and not
// behind a link, and the GARAN label of products whose producer guarantees them for more than two years.
import type { Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import { SmartLink } from '~/ui/kit';
import * as styles from './guarantee-notice.css';

/** Whether the laws of the day want the notice and the label in this store. */
export interface GuaranteesShown {
  notice: boolean;
  label: boolean;
}

interface GuaranteesProps {
  model: Pick<
    ProductPage,
    'garanMonths' | 'garanTerms' | 'producer' | 'brand' | 'giftCard' | 'action' | 'cartSku' | 'sku'
  >;
  /** Left out, nothing is shown. */
  guarantees: GuaranteesShown | undefined;
  t: Translate;
}

/** Vouchers are no goods, and nothing is said of guarantees where nothing can be bought. */
export function Guarantees({ model, guarantees, t }: GuaranteesProps) {
  const { garanMonths: months, garanTerms: terms, producer, brand, giftCard, action } = model;
  const guarantor = producer ? [producer.name, producer.address].filter(Boolean).join(', ') : null;
  const told = { terms, guarantor, model: model.cartSku ?? model.sku };
  if (!guarantees || giftCard || action.kind === 'none') return null;
  return (
    <>
      {guarantees.label && months !== null && brand ? (
        <GaranLabel t={t} months={months} brand={brand.name} {...told} />
      ) : null}
      {guarantees.notice ? <GuaranteeNotice t={t} /> : null}
    </>
  );
}

interface NoticeProps {
  t: Translate;
  id?: string;
}

export function GuaranteeNotice({ t, id = 'legal-guarantee' }: NoticeProps) {
  return (
    <section className={styles.notice} aria-labelledby={id} data-part="guarantee">
      <EuropeanStars />
      <div className={styles.body}>
        <p id={id} className={styles.title}>
          {t('law:notice.title')}
        </p>
        <p className={styles.years}>{t('law:notice.years')}</p>
        <p>{t('law:notice.faulty')}</p>
        <p>{t('law:notice.ways')}</p>
        <p className={styles.small}>
          {t('law:notice.longer')} <SmartLink href={t('law:notice.href')}>{t('law:notice.more')}</SmartLink>
        </p>
      </div>
    </section>
  );
}

interface LabelProps {
  t: Translate;
  months: number;
  brand: string;
  /** By which the maker knows it. */
  model: string;
  /** Where the terms are; null if that is unknown. */
  terms: string | null;
  /** Who guarantees, with name and address; omitted where a page shows it elsewhere. */
  guarantor?: string | null;
}

export function GaranLabel({ t, months, brand, model, terms, guarantor = null }: LabelProps) {
  const half = months % 12 === 0 ? '' : '½';
  const years = `${Math.floor(months / 12)}${half}`;
  return (
    <section className={styles.label} aria-label={t('law:garan.label', { years })} data-part="garan">
      <p className={styles.word} aria-hidden="true">
        GARAN
      </p>
      <p className={styles.count} aria-hidden="true">
        <strong>{years}</strong> {t('law:garan.years')}
      </p>
      <div className={styles.below}>
        <p className={styles.title}>{t('law:garan.title')}</p>
        <p>
          {brand} · {model}
        </p>
        <p className={styles.small}>{t('law:garan.beside')}</p>
        {guarantor ? <p className={styles.small}>{t('law:garan.by', { guarantor })}</p> : null}
        {terms ? (
          <p className={styles.small}>
            <SmartLink href={terms}>{t('law:garan.terms', { brand })}</SmartLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}

const STARS = 12;
/** Points of a star of five, on a circle of a radius of 2. */
const POINTS = Array.from({ length: 10 }, (_, at) => {
  const angle = (Math.PI * at) / 5 - Math.PI / 2;
  const radius = at % 2 === 0 ? 2.4 : 0.92;
  return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
});
const CIRCLE = Array.from({ length: STARS }, (_, at) => {
  const angle = (2 * Math.PI * at) / STARS;
  const [x, y] = [24 + Math.sin(angle) * 11, 16 - Math.cos(angle) * 11];
  return `M${POINTS.map(([dx, dy]) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`).join('L')}Z`;
}).join('');

const EuropeanStars = () => (
  <svg className={styles.flag} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" focusable="false">
    <path fill="#003399" d="M0 0h48v32H0z" />
    <path fill="#ffcc00" d={CIRCLE} />
  </svg>
);
