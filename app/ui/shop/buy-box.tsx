// Everything needed to decide and buy: name, price, options, quantity, stock and promise, and why it costs what it does.
import { cartPath, panelHref } from '#domain/addresses';
import { AddFields } from '~/forms/cart-line/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { ProductPage } from '~/models/product';
import {
  Badge,
  Button,
  ButtonLink,
  Heading,
  Icon,
  type Language,
  MessageBar,
  money,
  Price,
  QuantityInput,
  SmartLink,
  Text,
} from '~/ui/kit';
import { BusinessOnly, type StoreSwitch } from './business-only';
import * as styles from './buy-box.css';
import { Delivery } from './delivery-promise';
import { GiftCardForm } from './gift-card-form';
import { EnergyMark, energyTexts } from './marks';
import { OptionPicker } from './option-picker';
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
  /** Of the form that makes a gift card out to someone. */
  reply?: FormReply | null;
}

export function BuyBox(props: BuyBoxProps) {
  const { model, t, language } = props;
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        {model.brand ? <Brand brand={model.brand} /> : null}
        <Heading level={1} size="h2">
          {model.name}
        </Heading>
        {model.subLabel ? <Text tone="quiet">{model.subLabel}</Text> : null}
        {/* The number of a family is none that can be ordered: it has one when a variant is chosen. */}
        {model.cartSku === null ? null : (
          <Text size="small" tone="quiet">
            {t('product:sku')} {model.cartSku}
          </Text>
        )}
      </div>
      {model.shortDescription ? <Text>{model.shortDescription}</Text> : null}
      <OptionPicker options={model.options} t={t} />
      {model.giftCard ? null : <PriceBlock model={model} t={t} language={language} />}
      {model.energy ? <EnergyMark energy={model.energy} texts={energyTexts(t)} /> : null}
      <Buy {...props} />
      {model.giftCard ? null : <Delivery model={model} t={t} language={language} />}
      {model.price ? <TierTable tiers={model.price.tiers} unit={model.unit} t={t} language={language} /> : null}
      <StepsLink model={model} t={t} here={props.here} />
      <div>
        {model.giftCard ? null : <StoreStock shops={model.shops} t={t} />}
        {model.price && !model.giftCard ? (
          <WhyThisPrice reasons={model.price.reasons} t={t} language={language} />
        ) : null}
      </div>
    </div>
  );
}

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
  const { price, unit, moq } = model;
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
          {t('product:price.perUnit', { unit })} · {vat}
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
      {model.points === null ? null : (
        <Text size="small">
          {t('catalogue:tile.inPoints')} {model.points.toLocaleString(LOCALE_OF[language])} {t('catalogue:tile.points')}
        </Text>
      )}
      {moq === null ? null : (
        <div>
          <Badge tone="quiet">
            {t('catalogue:tile.moq')} {moq} {unit}
          </Badge>
        </div>
      )}
    </div>
  );
}

function Buy({ model, t, language, here, toBusiness, reply = null }: BuyBoxProps) {
  switch (model.action.kind) {
    case 'add-to-cart':
      return <AddForm model={model} t={t} language={language} here={here} />;
    case 'configure':
      return <MessageBar tone="info">{chooseFirst(model, t)}</MessageBar>;
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

function AddForm({ model, t, language, here }: Pick<BuyBoxProps, 'model' | 't' | 'language' | 'here'>) {
  if (model.cartSku === null) return <MessageBar tone="info">{chooseFirst(model, t)}</MessageBar>;
  return (
    <form method="post" action={cartPath()} className={styles.buy}>
      <AddFields
        sku={model.cartSku}
        parentSku={model.parentSku}
        selectedOptions={model.selectedOptions}
        rule={model.quantity}
        returnTo={here}
      />
      <QuantityInput name="qty" rule={model.quantity} label={t('product:quantity')} size="medium" />
      <Button size="large" className={styles.add}>
        <Icon name="cart" />
        {t('product:add')}
      </Button>
      {model.points === null ? null : (
        <Button name="currency" value="POINT" tone="secondary" className={styles.points}>
          <Icon name="coins" />
          {t('product:addForPoints', { points: model.points.toLocaleString(LOCALE_OF[language]) })}
        </Button>
      )}
    </form>
  );
}

function chooseFirst(model: ProductPage, t: Translate): string {
  const open = model.options.filter((option) => !option.values.some((value) => value.chosen));
  return t('product:chooseFirst', { options: open.map((option) => option.label.toLowerCase()).join(', ') });
}
