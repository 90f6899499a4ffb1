// The checkout: one page of four steps (address, delivery, payment, confirm), each a native form, with the order next to them.

import { frontPath } from '#domain/page/addresses';
import { addressLabels } from '~/forms/checkout-address/fields';
import { paymentLabels } from '~/forms/checkout-payment/fields';
import { NearForm, shippingLabels } from '~/forms/checkout-shipping/fields';
import { PLACE_FORM, placeOrderLabels } from '~/forms/place-order/fields';
import { type FormReply, messageText, replyTo, summaryOf, type Translate, useFields } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { CheckoutView, RightsTold } from '~/models/checkout';
import { ButtonLink, EmptyState, ErrorSummary, Heading, type Language, MessageBar, Stack, Text } from '~/ui/kit';
import { type CheckoutStep, StepSection, StepTrail, stepsOf } from '~/ui/shop/checkout-steps';
import { OrderSummary } from '~/ui/shop/order-summary';
import { refusalText } from '~/ui/shop/refusal-text';
import { AddressStep, addressDone, type WaysIn } from './checkout-address';
import { PaymentStep, paymentDone, ShippingStep, shippingDone } from './checkout-choices';
import { ConfirmStep } from './checkout-confirm';
import { columns, side } from './page.css';

export interface CheckoutPageProps {
  view: CheckoutView;
  /** The step that is open: the first that lacks something, or an earlier one that the buyer changes. */
  open: CheckoutStep;
  reply: FormReply | null;
  ways: WaysIn;
  language: Language;
  /** The consumer rights that the last step shows. */
  rights: RightsTold;
}

const INTENTS = { address: 'email-address', shipping: 'shipping', payment: 'payment', confirm: 'place' } as const;

export function CheckoutPage({ view, open, reply, ways, language, rights }: CheckoutPageProps) {
  const { t } = useTexts();
  if (view.cart.lines.length === 0) return <NothingToPay t={t} />;
  const shared = { view, reply: replyTo(reply, INTENTS[open]), t, language };
  const forms = {
    address: <AddressStep {...shared} ways={ways} />,
    shipping: <ShippingStep {...shared} />,
    payment: <PaymentStep {...shared} />,
    confirm: <ConfirmStep {...shared} rights={rights} />,
  } satisfies Record<CheckoutStep, unknown>;
  const done = {
    address: addressDone(view),
    shipping: shippingDone(view, language, t),
    payment: paymentDone(view),
    confirm: null,
  } satisfies Record<CheckoutStep, unknown>;
  const keeping = open === 'confirm' ? PLACE_FORM : undefined;
  return (
    <Stack gap={6}>
      {/* Return in a field presses the first button of its form: that is the one that orders, not a way back to a step. */}
      {keeping ? <button type="submit" form={keeping} hidden /> : null}
      <Heading level={1}>{t('checkout:title')}</Heading>
      <div className={columns}>
        <Stack gap={5}>
          <StepTrail steps={stepsOf(view)} open={open} t={t} />
          <Problems reply={reply} shipping={view.shipping} t={t} />
          <LostCodes cart={view.cart} t={t} />
          <div>
            {stepsOf(view).map((step, at) => (
              <StepSection
                key={step}
                step={step}
                number={at + 1}
                open={open}
                reached={view.step}
                done={done[step]}
                keeping={keeping}
                t={t}
              >
                {step === open ? forms[step] : null}
              </StepSection>
            ))}
          </div>
          {open === 'shipping' ? <NearForm view={view} /> : null}
        </Stack>
        <aside className={side}>
          <OrderSummary cart={view.cart} keeping={keeping} t={t} language={language} />
        </aside>
      </div>
    </Stack>
  );
}

/** A code that counted in the cart may not count for this buyer: who buys is known only here. */
function LostCodes({ cart, t }: Pick<CheckoutView, 'cart'> & { t: Translate }) {
  return [...cart.coupons, ...cart.giftCards].map(({ code, problem }) =>
    problem ? (
      <MessageBar key={code} tone="warning" title={code}>
        {refusalText(t, problem)}
      </MessageBar>
    ) : null,
  );
}

interface ProblemsProps {
  reply: FormReply | null;
  shipping: CheckoutView['shipping'];
  t: Translate;
}

/** Every error of the refused form, listed on top and linked to its field; an error of the entire order is a separate bar. */
function Problems({ reply, shipping, t }: ProblemsProps) {
  const field = useFields(t, reply);
  if (!reply) return null;
  const labels = { ...addressLabels(t), ...shippingLabels(t, shipping), ...paymentLabels(t), ...placeOrderLabels(t) };
  // A refusal that has a field is shown there, and once.
  const atField = Object.values(reply.errors).some((key) => key === reply.message?.key);
  return (
    <>
      {reply.message && !atField ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      <ErrorSummary title={t('checkout:errors.title')} errors={summaryOf(field, labels)} />
    </>
  );
}

function NothingToPay({ t }: { t: Translate }) {
  return (
    <EmptyState level={1} title={t('checkout:empty.title')} icon="cart">
      <Text>{t('checkout:empty.text')}</Text>
      <ButtonLink href={frontPath()}>{t('checkout:empty.button')}</ButtonLink>
    </EmptyState>
  );
}
