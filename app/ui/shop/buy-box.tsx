// Everything needed to decide and buy: name, price, options, quantity, stock and promise, and why it costs what it does.

import type { IsoDate } from '#domain/calendar/calendar';
import { panelHref } from '#domain/page/addresses';
import type { FormReply, Translate } from '~/forms/reply/fields';
import type { ProductPage } from '~/models/product';
import { Badge, Button, ButtonLink, Heading, type Language, money, Price, SmartLink, Text } from '~/ui/kit';
import { BusinessOnly, type StoreSwitch } from './business-only';
import { BuyAsides } from './buy-asides';
import * as styles from './buy-box.css';
import { BuyFacts, RatingLink, type ReturnRight } from './buy-facts';
import { BuyForm, quantityTyped } from './buy-form';
import { Delivery } from './delivery-promise';
import { GiftCardForm } from './gift-card-form';
import { Guarantees, type GuaranteesShown } from './guarantee-notice';
import { EnergyMark, energyTexts } from './marks';
import { OptionPicker } from './option-picker';
import { AlsoInPoints, PriceInPoints } from './points-price';
import { StepsLink } from './steps-link';
import { StoreStock } from './store-stock';
import { TierTable } from './tier-table';
import { priceLabels } from './tile-texts';
import { WhyThisPrice } from './why-this-price';

interface BuyBoxProps {
  model: ProductPage;
  t: Translate;
  language: Language;
  here: string;
  toBusiness: StoreSwitch | null;
  returns: ReturnRight;
  /** Guarantees to show to consumers; omitted: none. */
  guarantees?: GuaranteesShown | undefined;
  /** The quantity that the address brings along, as it was typed. */
  wanted?: string | null;
  /** For gift products: the delivery days to choose from. */
  presentDays?: readonly IsoDate[] | null;
  /** Reply to the gift card form, or to a form without a chosen option. */
  reply?: FormReply | null;
}

/** Where the page is shown again when an option was chosen. */
const BUY_BOX = 'buy';

export function BuyBox(props: BuyBoxProps) {
  const { model, t, language, returns, wanted = null, reply = null } = props;
  const typed = quantityTyped(reply, wanted);
  return (
    <div className={styles.box} id={BUY_BOX} data-part="buy">
      <div className={styles.head}>
        {model.brand ? <Brand brand={model.brand} /> : null}
        <Heading level={1} size="h2">
          {model.name}
        </Heading>
        {model.subLabel ? <Text tone="quiet">{model.subLabel}</Text> : null}
        <RatingLink rating={model.rating} t={t} language={language} />
        {/* The number of a family is none that can be ordered: it has one when a variant is chosen. */}
        {model.cartSku === null ? null : (
          <Text size="small" tone="quiet">
            {t('product:sku')} {model.cartSku}
          </Text>
        )}
      </div>
      {model.shortDescription ? <Text>{model.shortDescription}</Text> : null}
      <OptionPicker options={optionsOnPage(model, typed)} t={t} asked={reply?.intent === 'add'} />
      {model.giftCard ? null : <PriceBlock model={model} t={t} language={language} />}
      {model.energy ? <EnergyMark energy={model.energy} texts={energyTexts(t)} /> : null}
      <Buy {...props} typed={typed} />
      <BuyAsides model={model} t={t} here={props.here} />
      {model.giftCard ? null : <Delivery model={model} t={t} language={language} />}
      <BuyFacts model={model} returns={returns} t={t} language={language} />
      <Guarantees model={model} guarantees={props.guarantees} t={t} />
      {model.price ? <TierTable tiers={model.price.tiers} unit={model.unit} t={t} language={language} /> : null}
      {model.forPoints ? null : <StepsLink model={model} t={t} here={props.here} />}
      <div>
        {model.giftCard ? null : <StoreStock shops={model.shops} t={t} />}
        {model.price && !model.giftCard ? (
          <WhyThisPrice reasons={model.price.reasons} t={t} language={language} />
        ) : null}
      </div>
    </div>
  );
}

/** What was typed goes along, and the page is shown at the box again. */
const optionsOnPage = ({ options }: ProductPage, typed: string | null): ProductPage['options'] =>
  options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({
      ...value,
      href: `${value.href}${typed ? `&quantity=${encodeURIComponent(typed)}` : ''}#${BUY_BOX}`,
    })),
  }));

function Brand({ brand }: { brand: NonNullable<ProductPage['brand']> }) {
  if (brand.href === null) return <p className={styles.brand}>{brand.name}</p>;
  return (
    <p>
      <SmartLink href={brand.href} className={styles.brand}>
        {brand.name}
      </SmartLink>
    </p>
  );
}

function PriceBlock({ model, t, language }: Pick<BuyBoxProps, 'model' | 't' | 'language'>) {
  const { price, perPiece, unit, moq } = model;
  if (model.forPoints) return <PriceInPoints model={model} t={t} language={language} />;
  if (!price) return null;
  const vat = price.includesVat ? t('common:price.inclVat') : t('common:price.exclVat');
  return (
    <div className={styles.price} data-price={model.cartSku ?? model.sku}>
      <Price price={price} language={language} size="large" labels={priceLabels(t)} />
      <div className={styles.priceLine}>
        {price.percentOff > 0 ? (
          <Badge tone="sale">{t('product:price.save', { percent: price.percentOff })}</Badge>
        ) : null}
        <Text size="small" tone="quiet">
          {t('product:price.perUnit', { unit })}
          {perPiece ? ` (${t(`product:price.each.${perPiece.kind}`, { price: money(perPiece.oere, language) })})` : ''}{' '}
          · {vat}
        </Text>
      </div>
      {price.duty ? (
        <Text size="small" tone="quiet">
          {t(price.duty.included ? 'product:price.dutyIncluded' : 'product:price.duty', {
            label: price.duty.label,
            price: money(price.duty.oere, language),
            unit,
          })}
        </Text>
      ) : null}
      <AlsoInPoints model={model} t={t} language={language} />
      {moq === null ? null : (
        <div title={`${t('catalogue:tile.moq')} ${moq} ${unit}`}>
          <Badge tone="quiet">
            {t('catalogue:tile.atLeast')} {moq} {unit}
          </Badge>
        </div>
      )}
    </div>
  );
}

function Buy({
  model,
  t,
  language,
  here,
  toBusiness,
  typed,
  presentDays,
  reply = null,
}: BuyBoxProps & { typed: string | null }) {
  switch (model.action.kind) {
    case 'add-to-cart':
    case 'configure':
      return <BuyForm model={model} typed={typed} t={t} language={language} here={here} presentDays={presentDays} />;
    case 'design':
      return (
        <ButtonLink href={model.action.href} size="large" full>
          {t('product:designYourOwn')}
        </ButtonLink>
      );
    case 'gift-card':
      return <GiftCardForm model={model} reply={reply} t={t} language={language} />;
    case 'request-price':
      return (
        <div className={styles.closed}>
          <Text>{t('product:requestPriceText')}</Text>
          <ButtonLink href={panelHref(here, 'request-price', { sku: model.action.sku })} size="large" full>
            {t('product:requestPrice')}
          </ButtonLink>
        </div>
      );
    case 'business-only':
      return <BusinessOnly t={t} here={here} toBusiness={toBusiness} />;
    case 'sold-out':
      return (
        <div className={styles.closed}>
          <Button type="button" size="large" full disabled>
            {t('product:soldOut.button')}
          </Button>
          <ButtonLink href={panelHref(here, 'notify-in-stock', { sku: model.action.sku })} tone="secondary" full>
            {t('product:soldOut.notify')}
          </ButtonLink>
          <Text size="small">{t('product:soldOut.text')}</Text>
        </div>
      );
    case 'none':
      return model.price === null ? <Text tone="quiet">{t('product:catalogueOnly')}</Text> : null;
  }
}
