// Checkout, step one: a saved address of the customer, or a typed one.
import { checkoutPath } from '#domain/addresses';
import { AddressFields } from '~/forms/checkout-address/fields';
import { type FormReply, messageOf, type Translate } from '~/forms/reply/fields';
import type { CheckoutView } from '~/models/checkout';
import { Button, Details, RadioCards, Stack, Text } from '~/ui/kit';
import { AddressLines, linesOf } from '~/ui/shop/address-card';
import { form } from './page.css';

export interface StepProps {
  view: CheckoutView;
  reply: FormReply | null;
  t: Translate;
}

export function AddressStep({ view, reply, t, loginHref }: StepProps & { loginHref: string | null }) {
  const saved = view.addressBook.length > 0;
  const typed = <TypedAddress view={view} reply={reply} t={t} />;
  return (
    <Stack gap={5}>
      {loginHref ? (
        <Text>
          {t('checkout:address.loginOffer')} <a href={loginHref}>{t('checkout:address.login')}</a>
        </Text>
      ) : null}
      {saved ? <SavedAddresses view={view} reply={reply} t={t} /> : null}
      {saved ? (
        <Details summary={t('checkout:address.other')} open={reply !== null && !reply.errors.addressId}>
          {typed}
        </Details>
      ) : (
        typed
      )}
    </Stack>
  );
}

function SavedAddresses({ view, reply, t }: StepProps) {
  const chosen = view.address?.id ?? view.addressBook.find((each) => each.isDefaultShipping)?.id;
  return (
    <form method="post" action={checkoutPath()} className={form}>
      <input type="hidden" name="intent" value="email-address" />
      <RadioCards
        legend={t('checkout:address.choose')}
        name="addressId"
        required
        error={messageOf(t, reply, 'addressId')}
        options={view.addressBook.flatMap((each) =>
          each.id === null
            ? []
            : [{ value: each.id, title: <AddressLines lines={linesOf(each)} />, checked: each.id === chosen }],
        )}
      />
      <Button size="large">{t('checkout:address.save')}</Button>
    </form>
  );
}

function TypedAddress({ view, reply, t }: StepProps) {
  return (
    <form method="post" action={checkoutPath()} className={form}>
      <input type="hidden" name="intent" value="email-address" />
      <AddressFields
        t={t}
        reply={reply}
        kind={view.kind}
        email={view.email}
        address={view.address?.id === null ? view.address : null}
      />
      <Button size="large">{t('checkout:address.save')}</Button>
    </form>
  );
}

export function addressDone({ address, email, kind }: CheckoutView) {
  if (!address) return null;
  return <AddressLines lines={kind === 'guest' ? [...linesOf(address), email] : linesOf(address)} />;
}
