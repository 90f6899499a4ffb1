// The cart: its lines, what they come to, and one primary button.
import type { ReactNode } from 'react';
import { dayOfPresents } from '#domain/order/present';
import { cartPath, frontPath, panelHref, pdfPath, quickOrderPath } from '#domain/page/addresses';
import { NoteField } from '~/forms/cart-note/fields';
import { ToCheckoutButton } from '~/forms/cart-quantities/fields';
import { type FormReply, messageText, replyTo, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { CartView } from '~/models/cart';
import type { CartUpgrade } from '~/models/cart-upgrade';
import type { OrderPayment } from '~/models/order-payment';
import type { HeartState } from '~/models/shopping-list';
import {
  Button,
  ButtonLink,
  Card,
  Details,
  EmptyState,
  Heading,
  Inline,
  type Language,
  MessageBar,
  SmartLink,
  Stack,
  Text,
} from '~/ui/kit';
import { CartLines, PAGE_FORM } from '~/ui/shop/cart-lines';
import { DeliveryPromise, FreeFreightMeter, Totals } from '~/ui/shop/cart-summary';
import { CouponBox } from '~/ui/shop/coupon-box';
import { GiftCardBox } from '~/ui/shop/gift-card-box';
import { GiftOffers } from '~/ui/shop/gift-offers';
import { OpenPayment } from '~/ui/shop/open-payment';
import { PdfLink } from '~/ui/shop/pdf-link';
import { PriceChanges } from '~/ui/shop/price-changes';
import { ShortLines } from '~/ui/shop/short-lines';
import { SubscribeLink } from '~/ui/shop/subscribe-link';
import { columns, page, side } from './page.css';

interface CartPageProps {
  cart: CartView;
  /** How many personal coupons there are for this customer. */
  personal?: number;
  /** Possible replacements for lines, the best first. */
  upgrades?: CartUpgrade[];
  /** Related products; shown under the lines, or under the text of an empty cart. */
  rows?: ReactNode;
  /** Whether the buyer may write notes on the order and its lines. */
  writesNotes?: boolean;
  /** In a gift shop: the days on which presents can be there; null elsewhere. */
  presentDays?: readonly string[] | null;
  /** By SKU: what may be put on shopping lists, and whether it is on one. */
  hearts?: Readonly<Record<string, HeartState>>;
  /** Whether a gift card may pay for it. */
  usesGiftCards?: boolean;
  /** Whether the goods may be had regularly. */
  maySubscribe?: boolean;
  /** An open payment, or the cart of an uncompleted one; null without either. */
  payment?: OrderPayment | null;
  /** What was refused last: at its field where it was a code or a note, on top where it was a line. */
  reply: FormReply | null;
  language: Language;
  here: string;
}

export function CartPage(props: CartPageProps) {
  const { cart, personal = 0, upgrades = [], rows = null, writesNotes = false, reply, language, here } = props;
  const { hearts = {}, presentDays = null, maySubscribe = false, usesGiftCards = true, payment = null } = props;
  const present = replyTo(reply, 'present');
  const { t } = useTexts();
  const atField = replyTo(reply, 'coupon') ?? replyTo(reply, 'giftcard') ?? replyTo(reply, 'note') ?? present;
  const message = atField ? null : (reply?.message ?? null);
  if (cart.lines.length === 0) {
    return (
      <div className={page}>
        {payment ? <OpenPayment payment={payment} /> : null}
        <EmptyCart message={message} t={t} />
        {rows}
      </div>
    );
  }
  return (
    <div className={page}>
      <div className={columns}>
        <Stack gap={5}>
          <Heading level={1}>{t('cart:title')}</Heading>
          {payment ? <OpenPayment payment={payment} /> : null}
          {message ? <MessageBar tone="error">{messageText(t, message)}</MessageBar> : null}
          {cart.orderable ? null : <MessageBar tone="warning">{t('cart:notOrderable')}</MessageBar>}
          <PriceChanges lines={cart.lines} t={t} language={language} />
          {cart.fixed ? (
            <ShortLines lines={cart.lines} t={t} language={language} />
          ) : (
            <CartLines
              lines={cart.lines}
              upgrades={upgrades}
              t={t}
              language={language}
              here={here}
              writesNotes={writesNotes}
              hearts={hearts}
              presentDays={presentDays}
              reply={present ?? replyTo(reply, 'quantities')}
            />
          )}
          {cart.fixed ? null : <GiftOffers offers={cart.giftOffers} t={t} language={language} />}
          {/* What goes back has words for its lines alone. */}
          {writesNotes && !cart.transfers ? <OrderNote note={cart.note} t={t} reply={replyTo(reply, 'note')} /> : null}
        </Stack>
        <aside className={side} aria-labelledby="cart-summary">
          <Card>
            <Stack gap={4}>
              <Heading level={2} size="h3" id="cart-summary">
                {t('cart:summary.title')}
              </Heading>
              <FreeFreightMeter free={cart.freeFreight} t={t} language={language} />
              <Totals totals={cart.totals} t={t} language={language} withoutFreight={cart.transfers === true} />
              {cart.orderable && !cart.transfers ? (
                <DeliveryPromise promise={cart.promise} wished={dayWished(cart)} t={t} language={language} />
              ) : null}
              {cart.orderable && !cart.fixed ? (
                <ToCheckoutButton form={PAGE_FORM} size="large">
                  {t(cart.transfers ? 'common:punchout.toSystem' : 'cart:summary.toCheckout')}
                </ToCheckoutButton>
              ) : null}
              {cart.fixed ? null : (
                <>
                  <Text size="small" tone="quiet">
                    {t(cart.transfers ? 'common:punchout.next' : 'cart:summary.next')}
                  </Text>
                  <CouponBox coupons={cart.coupons} personal={personal} reply={replyTo(reply, 'coupon')} t={t} />
                </>
              )}
              {/* A gift card pays an order of the shop: none is placed where the cart goes back. One that lies in the cart can be taken out. */}
              {cart.transfers || (!usesGiftCards && cart.giftCards.length === 0) ? null : (
                <GiftCardBox cards={cart.giftCards} reply={replyTo(reply, 'giftcard')} t={t} language={language} />
              )}
            </Stack>
          </Card>
          <Inline gap={4} justify="between">
            <SmartLink href={frontPath()}>{t('cart:summary.continue')}</SmartLink>
            <PdfLink href={pdfPath('cart')}>{t('cart:pdf')}</PdfLink>
          </Inline>
          {Object.keys(hearts).length > 0 ? (
            <p>
              <a href={panelHref(here, 'add-to-shopping-list', { goods: 'cart' })}>{t('lists:addTo.fromCart')}</a>
            </p>
          ) : null}
          {maySubscribe ? <SubscribeLink here={here} goods={{ goods: 'cart' }} /> : null}
        </aside>
      </div>
      {rows}
    </div>
  );
}

/** The day that presents are wished for, which the checkout proposes. */
const dayWished = ({ lines }: CartView) => dayOfPresents(lines.map(({ present }) => present));

function EmptyCart({ message, t }: { message: FormReply['message']; t: Translate }) {
  return (
    <EmptyState level={1} title={t('cart:empty.title')} icon="cart">
      {message ? <MessageBar tone="error">{messageText(t, message)}</MessageBar> : null}
      <Text>{t('cart:empty.text')}</Text>
      <Inline gap={3}>
        <ButtonLink href={frontPath()}>{t('cart:empty.button')}</ButtonLink>
        <ButtonLink href={quickOrderPath()} tone="secondary">
          {t('cart:empty.quickOrder')}
        </ButtonLink>
      </Inline>
    </EmptyState>
  );
}

/** On the order; it becomes the order's comment. */
function OrderNote({ note, t, reply }: { note: string; t: Translate; reply: FormReply | null }) {
  return (
    <Details summary={t('cart:note.orderTitle')} open={note !== '' || reply !== null}>
      <form method="post" action={cartPath()}>
        <Stack gap={3}>
          <input type="hidden" name="intent" value="note" />
          <NoteField t={t} name="cartNote" note={note} reply={reply} />
          <div>
            <Button tone="secondary">{t('cart:note.save')}</Button>
          </div>
        </Stack>
      </form>
    </Details>
  );
}
