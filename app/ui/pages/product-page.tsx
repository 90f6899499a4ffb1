// A product: pictures to the left, everything needed to decide and buy to the right, then what else there is to know.

import type { IsoDate } from '#domain/calendar/calendar';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { TileRow as RowModel } from '~/models/content';
import type { ProductPage as ProductPageModel } from '~/models/product';
import type { ReviewsView } from '~/models/review';
import { Crumbs, Heading, type Language, mediaAddress, RichText, Text, usePieces } from '~/ui/kit';
import type { StoreSwitch } from '~/ui/shop/business-only';
import { BuyBox } from '~/ui/shop/buy-box';
import { withBar } from '~/ui/shop/buy-box.css';
import type { ReturnRight } from '~/ui/shop/buy-facts';
import { BuyBar } from '~/ui/shop/buy-form';
import { FittingPrinters } from '~/ui/shop/fitting-printers';
import { Gallery } from '~/ui/shop/gallery';
import type { GuaranteesShown } from '~/ui/shop/guarantee-notice';
import { Danger, Documents, Makers } from '~/ui/shop/product-safety';
import { Reviews } from '~/ui/shop/reviews';
import { TileRow } from '~/ui/shop/tile-grid';
import { page as pageStyle } from './page.css';
import * as styles from './product-page.css';

interface ProductPageProps {
  model: ProductPageModel;
  reviews: ReviewsView;
  language: Language;
  here: string;
  /** How a visitor of a consumer store gets to the business store, for products that only companies may buy. */
  toBusiness: StoreSwitch | null;
  /** What goes with it, what is like it, what was looked at before. */
  rows?: RowModel[];
  /** What a buyer of this store may send back. */
  returns: ReturnRight;
  guarantees?: GuaranteesShown;
  /** The quantity that the address brings along. */
  wanted?: string | null;
  /** For gift products, wrapped and with a card: the possible delivery days. */
  presentDays?: readonly IsoDate[] | null;
  /** Reply to the gift card form, or to a form without a chosen option. */
  reply?: FormReply | null;
}

export function ProductPage(props: ProductPageProps) {
  const { t } = useTexts();
  return (
    <div className={withBar}>
      <Product {...props} />
      <BuyBar model={props.model} t={t} language={props.language} />
    </div>
  );
}

function Product({ model, reviews, language, here, rows = [], ...buying }: ProductPageProps) {
  const { t } = useTexts();
  const more = usePieces([
    { facts: ['story', storyIn(model)], draw: () => <Story model={model} t={t} /> },
    {
      facts: ['reviews', reviews, model.sku, here],
      draw: () => <Reviews model={reviews} sku={model.sku} t={t} language={language} here={here} />,
    },
  ]);
  return (
    <div className={pageStyle}>
      <div className={styles.top}>
        <div className={styles.crumbs}>
          <Crumbs label={t('common:crumbs')} crumbs={model.crumbs} way="product" />
        </div>
        <Gallery pictures={model.pictures} name={model.name} label={model.label} t={t} />
        <BuyBox model={model} t={t} language={language} here={here} {...buying} />
        <div className={styles.more} {...more} />
      </div>
      <div className={styles.rows}>
        <TileRow
          id="accessories"
          title={t('product:sections.accessories')}
          tiles={model.accessories}
          t={t}
          language={language}
          here={here}
        />
        <TileRow
          id="related"
          title={t('product:sections.related')}
          tiles={model.related}
          t={t}
          language={language}
          here={here}
        />
        {rows.map((row) => (
          <TileRow key={row.id} {...row} t={t} language={language} here={here} />
        ))}
      </div>
      <span hidden data-viewed="product" data-key={model.sku} />
    </div>
  );
}

type StoryModel = Pick<
  ProductPageModel,
  | 'descriptionHtml'
  | 'facts'
  | 'cartSku'
  | 'ean'
  | 'danger'
  | 'documents'
  | 'pdfHref'
  | 'logos'
  | 'producer'
  | 'responsible'
  | 'fits'
>;

/** What does not change from one visitor to the next. */
const storyIn = (model: StoryModel): StoryModel => ({
  descriptionHtml: model.descriptionHtml,
  facts: model.facts,
  cartSku: model.cartSku,
  ean: model.ean,
  danger: model.danger,
  documents: model.documents,
  pdfHref: model.pdfHref,
  logos: model.logos,
  producer: model.producer,
  responsible: model.responsible,
  fits: model.fits,
});

function Story({ model, t }: { model: StoryModel; t: Translate }) {
  return (
    <>
      <Description model={model} title={t('product:sections.description')} />
      <Facts model={model} />
      <Danger danger={model.danger} t={t} />
      <Documents documents={model.documents} pdfHref={model.pdfHref} t={t} />
      <Certificates model={model} />
      <Makers producer={model.producer} responsible={model.responsible} t={t} />
      <FittingPrinters printers={model.fits} t={t} />
    </>
  );
}

function Description({ model, title }: { model: StoryModel; title: string }) {
  if (model.descriptionHtml === '') return null;
  return (
    <section className={styles.section} aria-labelledby="description">
      <Heading level={2} size="h3" id="description">
        {title}
      </Heading>
      <RichText html={model.descriptionHtml} />
    </section>
  );
}

function Facts({ model }: { model: StoryModel }) {
  const { t } = useTexts();
  const facts = [...model.facts];
  if (model.cartSku !== null) facts.push({ label: t('product:sku'), value: model.cartSku });
  if (model.ean) facts.push({ label: t('product:ean'), value: model.ean });
  return (
    <section className={styles.section} aria-labelledby="facts" data-part="facts">
      <Heading level={2} size="h3" id="facts">
        {t('product:sections.facts')}
      </Heading>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.factLabel}>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Certificates({ model }: { model: StoryModel }) {
  const { t } = useTexts();
  if (model.logos.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="certificates">
      <Heading level={2} size="h3" id="certificates">
        {t('product:sections.certificates')}
      </Heading>
      {model.logos.map((logo) => (
        <div key={logo.label} className={styles.logo}>
          {logo.url === null ? null : <img src={mediaAddress(logo.url)} alt="" width={48} height={48} loading="lazy" />}
          <div>
            <Text strong>{logo.label}</Text>
            <Text size="small" tone="quiet">
              {logo.description}
            </Text>
          </div>
        </div>
      ))}
    </section>
  );
}
