// Where the invoice goes, when it is not the place of delivery, and the way to choose another address of the book.
import { checkoutPath, panelHref } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { CheckoutView } from '~/models/checkout';
import { Text } from '~/ui/kit';
import { linesOf } from '~/ui/shop/address-card';

export function BillingLine({ view, t }: { view: CheckoutView; t: Translate }) {
  if (!view.address) return null;
  const lines = view.billing ? linesOf(view.billing).filter((line) => line.trim() !== '') : [];
  const mayChoose = view.addressBook.length > 1 && !view.addressRights.onlyDefaultBilling;
  return (
    <Text size="small">
      {lines.length > 0 ? t('addresses:billing.to', { address: lines.join(', ') }) : t('addresses:billing.same')}{' '}
      {mayChoose ? (
        <a href={panelHref(checkoutPath(), 'billing-address-list', { pick: 'cart' })}>
          {t('addresses:billing.choose')}
        </a>
      ) : null}
    </Text>
  );
}
