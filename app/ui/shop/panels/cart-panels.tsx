// What the cart's panels show: the minicart, and what "Add to cart" opens (spec §2 "Overlay panels", §4).

import { cartPath, panelHref } from '#domain/page/addresses';
import { QuantitiesForm, ToCheckoutButton } from '~/forms/cart-quantities/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BuyAgainEntry } from '~/models/buy-again';
import type { CartLine, CartView } from '~/models/cart';
import {
  ButtonLink,
  EmptyState,
  Heading,
  Icon,
  type Language,
  linkTo,
  MessageBar,
  money,
  Photo,
  Stack,
  Text,
} from '~/ui/kit';
import { BuyAgain } from '../buy-again';
import { PANEL_FORM } from '../cart-lines';
import { FreeFreightMeter } from '../cart-summary';
import { rowTotal } from '../line-price';
import { ShortLines } from '../short-lines';
import * as styles from './panels.css';

interface CartPanelProps {
  cart: CartView;
  language: Language;
}

interface MinicartProps extends CartPanelProps {
  /** What may be bought again in one press. */
  again: BuyAgainEntry[];
}

export function MinicartView({ cart, again, language }: MinicartProps) {
  const { t } = useTexts();
  const buyAgain = <BuyAgain entries={again} level={3} t={t} language={language} />;
  if (cart.lines.length === 0) {
    return (
      <Stack gap={5}>
        <EmptyState title={t('cart:empty.title')} icon="cart">
          <Text>{t('cart:empty.text')}</Text>
        </EmptyState>
        {buyAgain}
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {cart.orderable ? null : <MessageBar tone="warning">{t('cart:notOrderable')}</MessageBar>}
      <FreeFreightMeter free={cart.freeFreight} t={t} language={language} />
      <ShortLines lines={cart.lines} t={t} language={language} canChange={!cart.fixed} />
      {cart.fixed ? null : buyAgain}
    </Stack>
  );
}

interface SidebarCartProps extends CartPanelProps {
  /** The line that was added; null when it is not known, so that the panel shows the cart alone. */
  added: CartLine | null;
  /** The page behind the panel. */
  page: string;
}

export function SidebarCartView({ cart, added, page, language }: SidebarCartProps) {
  const { t } = useTexts();
  const others = cart.lines.filter((line) => line.uid !== added?.uid);
  return (
    <Stack gap={5}>
      {added ? <AddedLine line={added} page={page} language={language} /> : null}
      <FreeFreightMeter free={cart.freeFreight} t={t} language={language} />
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="also-in-cart">
          <Heading level={3} size="h4" id="also-in-cart">
            {added ? t('cart:added.more', { count: others.length }) : t('cart:mini.title')}
          </Heading>
          <ShortLines lines={others} t={t} language={language} canChange={!cart.fixed} />
        </section>
      ) : null}
    </Stack>
  );
}

/** Spec §4: the panel that changes its number of pieces shows the minicart for five seconds afterwards. */
function AddedLine({ line, page, language }: { line: CartLine; page: string; language: Language }) {
  const { t } = useTexts();
  return (
    <div className={styles.added}>
      <Photo className={styles.addedPicture} picture={line.picture} width={96} height={96} decorative />
      <div>
        <Text strong>
          <a className={styles.plain} {...linkTo(line.href)}>
            {line.name}
          </a>
        </Text>
        <Text size="small" tone="quiet">
          {line.quantity} {line.unit}
          {line.options.map((option) => ` · ${option.label}: ${option.value}`)}
        </Text>
        <Text strong>{rowTotal(line, language)}</Text>
        <a href={panelHref(page, 'update-cart', { item: line.uid })}>{t('cart:update.title')}</a>
      </div>
      <Icon name="check-circle" className={styles.tick} />
    </div>
  );
}

/** Stays in sight under both panels: what it comes to, the cart and the checkout. `here`: what a change comes back to. */
export function CartPanelFooter({ cart, language, here }: CartPanelProps & { here: string }) {
  const { t } = useTexts();
  if (cart.lines.length === 0) return null;
  const { totals } = cart;
  return (
    <Stack gap={3}>
      {cart.fixed ? null : <QuantitiesForm id={PANEL_FORM} returnTo={here} />}
      <p className={styles.sum}>
        <span>
          {t('cart:added.subtotal')}{' '}
          <span className={styles.vat}>
            {totals.includesVat ? t('common:price.inclVat') : t('common:price.exclVat')}
          </span>
        </span>
        <strong>{money(totals.subtotalOere, language)}</strong>
      </p>
      <div className={styles.buttons}>
        <ButtonLink href={cartPath()} tone="secondary" full>
          {t('cart:added.toCart')}
        </ButtonLink>
        {cart.orderable && !cart.fixed ? (
          <ToCheckoutButton form={PANEL_FORM}>
            {t(cart.transfers ? 'common:punchout.toSystem' : 'cart:added.toCheckout')}
          </ToCheckoutButton>
        ) : null}
      </div>
    </Stack>
  );
}
