// Quantities to choose among, each with what a unit costs there, and the form that puts the chosen one into the cart.

import { cartPath } from '#domain/page/addresses';
import { AddFields } from '~/forms/cart-line/fields';
import { useTexts } from '~/i18n/use-texts';
import type { StepMenu } from '~/models/product';
import { Badge, Button, Icon, type Language, money, QuantityInput, Stack, Text } from '~/ui/kit';
import { AskedProduct } from './asked-product';
import * as styles from './panels.css';

interface StepMenuProps {
  product: StepMenu;
  /** The panel with this quantity chosen. */
  hrefWith(quantity: number): string;
  returnTo: string;
  language: Language;
}

export function StepMenuView({ product, hrefWith, returnTo, language }: StepMenuProps) {
  const { t } = useTexts();
  const { picture, quantity, chosen } = product;
  return (
    <Stack gap={5}>
      {picture ? <AskedProduct product={{ ...product, number: product.cartSku, picture }} /> : null}
      <Steps product={product} hrefWith={hrefWith} language={language} />
      <form method="post" action={cartPath()}>
        <AddFields
          sku={product.cartSku}
          parentSku={product.parentSku}
          selectedOptions={product.selectedOptions}
          rule={quantity}
          returnTo={returnTo}
        />
        <Stack gap={3}>
          {/* Another step is another field: what was typed belonged to the one before. */}
          <QuantityInput
            key={chosen}
            name="qty"
            id="step-menu-qty"
            rule={quantity}
            defaultValue={chosen}
            label={t('product:quantity')}
            size="medium"
          />
          {quantity.increments > 1 ? (
            <Text size="small" tone="quiet">
              {t('cart:update.steps', { increments: quantity.increments })}
            </Text>
          ) : null}
          <Button size="large" full>
            <Icon name="cart" />
            {t('product:add')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function Steps({ product, hrefWith, language }: Omit<StepMenuProps, 'returnTo'>) {
  const { t } = useTexts();
  const { steps, unit, chosen, includesVat } = product;
  return (
    <div>
      <ul className={styles.steps} aria-label={t('product:stepMenu.steps')}>
        {steps.map((step) => (
          <li key={step.quantity}>
            <a
              className={styles.step}
              href={hrefWith(step.quantity)}
              aria-current={step.quantity === chosen ? 'true' : undefined}
              rel="nofollow"
            >
              <strong>{`${step.quantity} ${unit}`}</strong>
              <span>
                {t('product:stepMenu.each', { price: money(step.oere, language), unit })}
                {step.percentOff > 0 ? (
                  <>
                    {' '}
                    <Badge tone="sale">{t('product:price.save', { percent: step.percentOff })}</Badge>
                  </>
                ) : null}
              </span>
              <span className={styles.stepSum}>{money(step.oere * step.quantity, language)}</span>
            </a>
          </li>
        ))}
      </ul>
      <Text size="small" tone="quiet">
        {t(includesVat ? 'common:price.inclVat' : 'common:price.exclVat')}
      </Text>
    </div>
  );
}
