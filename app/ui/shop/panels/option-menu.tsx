// The options of a product in a panel: each value is a link, and the variant that is found is bought by a form.

import { cartPath } from '#domain/page/addresses';
import { AddFields } from '~/forms/cart-line/fields';
import { useTexts } from '~/i18n/use-texts';
import type { OptionMenu } from '~/models/product';
import {
  Button,
  Icon,
  type Language,
  MessageBar,
  Price,
  QuantityInput,
  SmartLink,
  Stack,
  StockDot,
  Text,
} from '~/ui/kit';
import { OptionPicker } from '../option-picker';
import { promisedInShort } from '../promise-text';
import { priceLabels } from '../tile-texts';
import { AskedProduct } from './asked-product';

interface OptionMenuProps {
  product: OptionMenu;
  /** The panel with these values chosen. */
  hrefWith(options: readonly string[]): string;
  returnTo: string;
  language: Language;
}

export function OptionMenuView({ product, hrefWith, returnTo, language }: OptionMenuProps) {
  const { t } = useTexts();
  const options = product.options.map((option) => {
    const others = product.selectedOptions.filter((uid) => !option.values.some((value) => value.uid === uid));
    return { ...option, values: option.values.map((value) => ({ ...value, href: hrefWith([...others, value.uid]) })) };
  });
  return (
    <Stack gap={5}>
      {product.picture ? (
        <AskedProduct product={{ ...product, number: product.cartSku, picture: product.picture }} />
      ) : null}
      <OptionPicker options={options} t={t} />
      {product.price ? (
        <div>
          <Price price={product.price} language={language} size="large" labels={priceLabels(t)} />
          <Text size="small" tone="quiet">
            {t('product:price.perUnit', { unit: product.unit })} ·{' '}
            {t(product.price.includesVat ? 'common:price.inclVat' : 'common:price.exclVat')}
          </Text>
        </div>
      ) : null}
      <Choice product={product} returnTo={returnTo} language={language} />
      <SmartLink href={product.href}>{t('product:optionMenu.whole')}</SmartLink>
    </Stack>
  );
}

/** To be bought, or what is missing for it. */
function Choice({ product, returnTo, language }: Omit<OptionMenuProps, 'hrefWith'>) {
  const { t } = useTexts();
  const { action, cartSku, options } = product;
  const open = options.filter(({ values }) => !values.some(({ chosen }) => chosen));
  if (open.length > 0) {
    const missing = open.map(({ label }) => label.toLowerCase()).join(', ');
    return <MessageBar tone="info">{t('product:chooseFirst', { options: missing })}</MessageBar>;
  }
  if (action.kind !== 'add-to-cart' || cartSku === null)
    return <MessageBar tone="warning">{t('product:optionMenu.unavailable')}</MessageBar>;
  return (
    <Stack gap={3}>
      <StockDot
        stock={{ ...product.stock, note: null }}
        dayToDay=""
        arrives={promisedInShort(product.stock, t('product:promise.arrives'), language)}
      />
      <form method="post" action={cartPath()}>
        <AddFields
          sku={cartSku}
          parentSku={product.parentSku}
          selectedOptions={product.selectedOptions}
          rule={product.quantity}
          returnTo={returnTo}
        />
        <Stack gap={3}>
          <QuantityInput
            name="qty"
            id="option-menu-qty"
            rule={product.quantity}
            label={t('product:quantity')}
            size="medium"
          />
          <Button size="large" full>
            <Icon name="cart" />
            {t('product:add')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
