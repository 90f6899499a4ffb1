// The form that puts a product into the cart. Its button is always shown: while an option is missing, it prompts at that option.

import type { IsoDate } from '#domain/calendar/calendar';
import { formatPoints } from '#domain/money/money';
import { cartPath } from '#domain/page/addresses';
import { initialQuantity, quantityFrom } from '#domain/quantity/quantity';
import { AddFields } from '~/forms/cart-line/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { ProductOption, ProductPage } from '~/models/product';
import { Button, Icon, type Language, MessageBar, money, QuantityInput } from '~/ui/kit';
import * as styles from './buy-box.css';
import { optionGroupId } from './option-picker';
import { PresentFields } from './present-fields';

const FORM = 'buy-form';

/** What was typed for the quantity before the page was drawn again; null where nothing was. */
export const quantityTyped = (reply: FormReply | null, asked: string | null): string | null =>
  reply?.intent === 'add' ? (reply.values.qty ?? null) : asked;

/** Options of which nothing is chosen yet. */
const stillOpen = ({ options }: Pick<ProductPage, 'options'>): ProductOption[] =>
  options.filter(({ values }) => !values.some(({ chosen }) => chosen));

interface BuyFormProps {
  model: ProductPage;
  typed: string | null;
  t: Translate;
  language: Language;
  here: string;
  /** For gift products: the delivery days to choose from; wrapping and a card can be chosen, too. */
  presentDays?: readonly IsoDate[] | null;
}

export function BuyForm({ model, typed, t, language, here, presentDays = null }: BuyFormProps) {
  const [open] = stillOpen(model);
  const { cartSku } = model;
  if (cartSku === null && !open) return <MessageBar tone="warning">{t('product:option.missing')}</MessageBar>;
  const asksAt = cartSku === null && open ? optionGroupId(open.code) : undefined;
  return (
    <form
      id={FORM}
      method="post"
      // The answer to a missing option is this page again, at the option.
      action={asksAt ? `${model.href}#${asksAt}` : cartPath()}
      className={styles.buy}
      data-asks-at={asksAt}
    >
      {cartSku === null ? (
        <input type="hidden" name="intent" value="add" />
      ) : (
        <AddFields
          sku={cartSku}
          parentSku={model.parentSku}
          selectedOptions={model.selectedOptions}
          rule={model.quantity}
          inPoints={model.forPoints === true}
          returnTo={here}
        />
      )}
      {presentDays ? <PresentFields t={t} language={language} days={presentDays} /> : null}
      <QuantityInput
        name="qty"
        rule={model.quantity}
        defaultValue={quantityFrom(typed, model.quantity, initialQuantity(model.quantity))}
        label={t('product:quantity')}
        size="medium"
      />
      {model.forPoints ? null : (
        <Button size="large" className={styles.add}>
          <Icon name="cart" />
          {t('product:add')}
        </Button>
      )}
      <PointsButton model={model} t={t} language={language} />
    </form>
  );
}

/** Next to the button for money it sets the payment in points itself; in the bonus shop the form does. */
function PointsButton({ model, t, language }: Pick<BuyFormProps, 'model' | 't' | 'language'>) {
  const { points, cartSku, forPoints = false } = model;
  if (points === null || (cartSku === null && !forPoints)) return null;
  const words = (
    <>
      <Icon name="coins" />
      {t('product:addForPoints', { points: points.toLocaleString(LOCALE_OF[language]) })}
    </>
  );
  if (forPoints)
    return (
      <Button size="large" className={styles.add}>
        {words}
      </Button>
    );
  return (
    <Button name="currency" value="POINT" tone="secondary" className={styles.points}>
      {words}
    </Button>
  );
}

/** On phones: the same form's button at the lower edge, as long as the form itself is out of sight. */
export function BuyBar({ model, t, language }: Pick<BuyFormProps, 'model' | 't' | 'language'>) {
  const { action, price, cartSku, unit, points, forPoints } = model;
  const isSold = action.kind === 'add-to-cart' || action.kind === 'configure';
  const cost =
    forPoints && points !== null ? formatPoints(points, LOCALE_OF[language]) : price && money(price.oere, language);
  if (!isSold || !cost || (cartSku === null && stillOpen(model).length === 0)) return null;
  return (
    <div className={styles.bar} data-part="bar">
      <span className={styles.barPrice}>
        <strong>{cost}</strong> {t('product:price.perUnit', { unit })}
      </span>
      <Button form={FORM}>
        <Icon name={forPoints ? 'coins' : 'cart'} />
        {t(forPoints ? 'product:forPoints' : 'product:add')}
      </Button>
    </div>
  );
}
