// Checkout, step one: a saved address of the customer, or a typed one.

import { isGuest } from '#domain/customer/buyer';
import { checkoutPath, panelHref } from '#domain/page/addresses';
import { AddressFields } from '~/forms/checkout-address/fields';
import { type FormReply, type Translate, useFields } from '~/forms/reply/fields';
import type { CheckoutView } from '~/models/checkout';
import { Button, CHECKED, Details, RadioCards, Stack, Text } from '~/ui/kit';
import { addressChoice, linesOf } from '~/ui/shop/address-card';
import { BillingLine } from './checkout-billing';
import { afterShipping } from './checkout-choices';
import { form } from './page.css';

export interface StepProps {
  view: CheckoutView;
  reply: FormReply | null;
  t: Translate;
}

/** Where login and a new account lead; null for those who are logged in, and where the shop has no such thing. */
export interface WaysIn {
  loginHref: string | null;
  createHref: string | null;
}

export function AddressStep({ view, reply, t, ways }: StepProps & { ways: WaysIn }) {
  const { onlyDefaultShipping, allowShippingAddressChange } = view.addressRights;
  const saved = view.addressBook.length > 0;
  // Some customers may choose, but not type (spec §3).
  const mayType = allowShippingAddressChange && !onlyDefaultShipping;
  const typed = <TypedAddress view={view} reply={reply} t={t} />;
  return (
    <Stack gap={5}>
      {ways.loginHref ? (
        <Text>
          {t('checkout:address.loginOffer')} <a href={ways.loginHref}>{t('checkout:address.login')}</a>
          {ways.createHref ? (
            <>
              {' · '}
              <a href={ways.createHref}>{t('checkout:address.create')}</a>
            </>
          ) : null}
        </Text>
      ) : null}
      {view.kind === 'company-guest' ? <Text>{t('checkout:address.forCompany')}</Text> : null}
      {saved ? <SavedAddresses view={view} reply={reply} t={t} /> : null}
      {!mayType ? null : saved ? (
        <Details summary={t('checkout:address.other')} open={reply !== null && !reply.errors.addressId}>
          {typed}
        </Details>
      ) : (
        typed
      )}
      <BillingLine view={view} t={t} />
    </Stack>
  );
}

function SavedAddresses({ view, reply, t }: StepProps) {
  const offered = view.addressBook.filter((each) => !view.addressRights.onlyDefaultShipping || each.isDefaultShipping);
  const chosen = view.address?.id ?? view.addressBook.find((each) => each.isDefaultShipping)?.id;
  return (
    <form {...CHECKED} method="post" action={checkoutPath()} className={form}>
      <input type="hidden" name="intent" value="email-address" />
      <RadioCards
        legend={t('checkout:address.choose')}
        name="addressId"
        required
        error={useFields(t, reply)('addressId').error}
        options={offered
          .slice(0, SHOWN)
          .flatMap((each) =>
            each.id === null ? [] : [{ value: each.id, ...addressChoice(each), checked: each.id === chosen }],
          )}
      />
      {view.addressBook.length > SHOWN ? (
        <p>
          <a href={panelHref(checkoutPath(), 'delivery-address-list', { pick: 'cart' })}>
            {t('addresses:delivery.choose')}
          </a>
        </p>
      ) : null}
      <Button size="large">{t(nextOf(view))}</Button>
    </form>
  );
}

/** What the button leads on to: delivery, or payment where nothing is carried. */
const nextOf = (view: CheckoutView) => (view.cart.isVirtual ? afterShipping(view) : 'checkout:address.save');

/** The panel lists all of them. */
const SHOWN = 4;

function TypedAddress({ view, reply, t }: StepProps) {
  return (
    <form {...CHECKED} method="post" action={checkoutPath()} className={form}>
      <input type="hidden" name="intent" value="email-address" />
      <AddressFields
        t={t}
        reply={reply}
        kind={view.kind}
        email={view.email}
        address={view.address?.id === null ? view.address : view.owner}
      />
      <Button size="large">{t(nextOf(view))}</Button>
    </form>
  );
}

export function addressDone({ address, email, kind }: CheckoutView) {
  if (!address) return null;
  const lines = isGuest(kind) ? [...linesOf(address), email] : linesOf(address);
  return <Text>{lines.filter((line) => line.trim() !== '').join(', ')}</Text>;
}
