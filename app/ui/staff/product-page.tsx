// One product: texts, prices, stock, where it is shown, pictures, acts, and who changed it.
import { staffProductPath, staffProductsPath } from '#domain/staff/addresses';
import { firstMomentShown, lastMomentShown } from '#domain/staff/offer-days';
import type { ProductAct } from '#domain/staff/product-acts';
import { useTexts } from '~/i18n/use-texts';
import type { StaffGiven } from '~/models/staff';
import type { StaffOfferView, StaffProductChoicesView, StaffProductPageView } from '~/models/staff-products';
import { StaffFact } from './fact';
import { StaffRefusal } from './form';
import { StaffHeading } from './heading';
import { staffMoney } from './order-words';
import { ProductActs, ProductTextsForm } from './product-acts';
import { ProductPicturesForm } from './product-pictures';
import { StockMovements } from './product-stock';
import { ProductMarks } from './products-page';
import { StaffThumbnail } from './thumbnail';
import { ChangedMeanwhile, Timeline } from './timeline';

interface ProductProps extends StaffGiven {
  product: StaffProductPageView;
  /** Categories that it may be put in. */
  choices: StaffProductChoicesView['categories'];
  done: ProductAct | 'add' | null;
  /** A text promises something about the environment without proof. */
  isClaim: boolean;
}

export function StaffProductPage({ product, choices, done, isClaim, reply, language }: ProductProps) {
  const { t } = useTexts('staff');
  const isHidden = product.parent === null && product.stores.every(({ isShown }) => !isShown);
  const texts = product.texts;
  return (
    <>
      <StaffHeading
        back={staffProductsPath()}
        from={t('nav.products')}
        title={texts[language === 'da' ? 'nameDa' : 'nameEn']}
      >
        <ProductMarks isHidden={isHidden} isSalable={product.isSalable} />
        <div className="acts">
          <a className="button" href={product.address}>
            {t('product.inShop')}
          </a>
        </div>
      </StaffHeading>
      <StaffRefusal reply={reply} />
      <ChangedMeanwhile reply={reply} language={language} />
      {done ? (
        <p className="note good" role="status">
          {t(`product.done.${done}`)}
        </p>
      ) : null}
      {isClaim ? <p className="note warn">{t('product.claim')}</p> : null}
      <div className="columns">
        <div>
          <ProductPrices product={product} language={language} />
          <StockMovements product={product} language={language} />
          <ProductTexts product={product} />
          <ProductPictures product={product} language={language} />
        </div>
        <div>
          {product.acts.length > 0 ? (
            <section aria-label={t('order.acts')}>
              <ProductActs product={product} choices={choices} reply={reply} />
            </section>
          ) : null}
          <ProductFacts product={product} />
        </div>
      </div>
      {product.acts.includes('texts') ? <ProductTextsForm product={product} reply={reply} /> : null}
      {product.acts.includes('pictures') ? <ProductPicturesForm product={product} reply={reply} /> : null}
      <section>
        <h2>{t('customer.changes')}</h2>
        {product.timeline.length > 0 ? (
          <Timeline events={product.timeline} language={language} />
        ) : (
          <p className="empty">{t('product.noChanges')}</p>
        )}
      </section>
    </>
  );
}

function ProductPrices({ product, language }: Pick<ProductProps, 'product' | 'language'>) {
  const { t } = useTexts('staff');
  const { grossOere, low30Oere, offers } = product.price;
  return (
    <section>
      <h2>{t('product.prices')}</h2>
      <dl className="facts">
        <StaffFact name={t(product.variants.length > 0 ? 'product.cheapest' : 'product.price')}>
          {t('product.perUnit', { money: staffMoney(grossOere, language), unit: product.unit })}
        </StaffFact>
        {offers.map((offer) => (
          <StaffFact key={offer.from} name={t(offer.isRunning ? 'product.offerNow' : 'product.offerLater')}>
            {staffMoney(offer.grossOere, language)}{' '}
            <span className="soft">{offerPeriod(offer, t('product.noEnd'))}</span>
          </StaffFact>
        ))}
        <StaffFact name={t('product.low30')}>
          {low30Oere === null ? t('product.noLow30') : staffMoney(low30Oere, language)}
        </StaffFact>
      </dl>
    </section>
  );
}

const offerPeriod = ({ from, to }: StaffOfferView, noEnd: string): string =>
  `${firstMomentShown(new Date(from))} – ${to === null ? noEnd : lastMomentShown(new Date(to))}`;

function ProductTexts({ product }: Pick<ProductProps, 'product'>) {
  const { t } = useTexts('staff');
  const { texts } = product;
  return (
    <section>
      <h2>{t('product.texts')}</h2>
      <dl className="facts">
        {(['nameDa', 'nameEn', 'shortDa', 'shortEn', 'descriptionDa', 'descriptionEn'] as const).map((name) => (
          <StaffFact key={name} name={t(`product.text.${name}`)}>
            {texts[name] ? (
              <span className="lines">{plainLines(texts[name])}</span>
            ) : (
              <span className="mark warn">{t('product.textMissing')}</span>
            )}
          </StaffFact>
        ))}
      </dl>
    </section>
  );
}

/** Markup is for the shop's page; here the words are read. */
const plainLines = (text: string): string =>
  text
    .replace(/<\/(p|li|h2|h3|h4|tr|dt|dd)>|<br ?\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

function ProductPictures({ product, language }: Pick<ProductProps, 'product' | 'language'>) {
  const { t } = useTexts('staff');
  return (
    <section>
      <h2>{t('product.pictures')}</h2>
      {product.pictures.length > 0 ? (
        <ul className="pictures">
          {product.pictures.map((picture) => (
            <li key={picture.key}>
              <StaffThumbnail picture={picture} alt={language === 'da' ? picture.altDa : picture.altEn} width={200} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="empty">{t('product.noPictures')}</p>
      )}
    </section>
  );
}

function ProductFacts({ product }: Pick<ProductProps, 'product'>) {
  const { t } = useTexts('staff');
  const shown = product.stores.filter(({ isShown }) => isShown);
  const everywhere = shown.length === product.stores.length;
  return (
    <section>
      <h2>{t('product.facts')}</h2>
      <dl className="facts">
        <StaffFact name={t('product.sku')}>{product.sku}</StaffFact>
        {product.ean ? <StaffFact name="EAN">{product.ean}</StaffFact> : null}
        {product.codes.map(({ code, value }) =>
          value ? (
            <StaffFact key={code} name={t(`product.code.${code}`)}>
              {value}
            </StaffFact>
          ) : null,
        )}
        {product.brand ? <StaffFact name={t('products.brand')}>{product.brand}</StaffFact> : null}
        {product.parent ? (
          <StaffFact name={t('product.family')}>
            <a href={staffProductPath(product.parent)}>{product.parent}</a>
          </StaffFact>
        ) : null}
        {product.variants.length > 0 ? (
          <StaffFact name={t('product.variants')}>
            {product.variants.map((sku, at) => (
              <span key={sku}>
                {at > 0 ? ', ' : ''}
                <a href={staffProductPath(sku)}>{sku}</a>
              </span>
            ))}
          </StaffFact>
        ) : null}
        <StaffFact name={t('product.shownIn')}>
          {everywhere ? t('product.everywhere') : shown.map(({ name }) => name).join(', ') || t('product.nowhere')}
        </StaffFact>
        <StaffFact name={t('product.categories')}>
          <span className="lines">{product.categories.map(({ name }) => name).join('\n') || '–'}</span>
        </StaffFact>
        <StaffFact name={t('product.address')}>{product.address}</StaffFact>
      </dl>
    </section>
  );
}
