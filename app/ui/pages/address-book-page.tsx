// The address book: where goods and invoices go unless another is chosen, and all other addresses.
import { useTranslation } from 'react-i18next';
import { addressBookPath, panelHref } from '#domain/addresses';
import { type AddressRights, mayAdd, mayChange } from '#domain/address/book';
import { type FormReply, type Translate, wordsOf } from '~/forms/reply/fields';
import type { BookAddress } from '~/models/customer';
import { Badge, Button, ButtonLink, EmptyState, Grid, Heading, Icon, Inline, MessageBar, Text } from '~/ui/kit';
import { AddressLines, linesOf } from '~/ui/shop/address-card';
import { body } from './account-layout.css';
import * as styles from './address-book-page.css';

interface AddressBookPageProps {
  addresses: BookAddress[];
  rights: AddressRights;
  reply: FormReply | null;
}

export function AddressBookPage({ addresses, rights, reply }: AddressBookPageProps) {
  const { t } = useTranslation();
  const here = addressBookPath();
  const open = mayAdd(rights);
  return (
    <div className={body}>
      <Inline gap={4} justify="between">
        <Heading level={1}>{t('addresses:title')}</Heading>
        {open ? (
          <ButtonLink href={panelHref(here, 'address-handler')}>
            <Icon name="plus" size="s" />
            {t('addresses:form.new')}
          </ButtonLink>
        ) : null}
      </Inline>
      {reply?.message ? <MessageBar tone="error">{wordsOf(t, reply.message)}</MessageBar> : null}
      {open ? null : <MessageBar tone="info">{t('addresses:closed')}</MessageBar>}
      {addresses.length === 0 ? (
        <EmptyState title={t('addresses:empty')} icon="pin">
          <Text>{t('addresses:emptyText')}</Text>
        </EmptyState>
      ) : (
        <>
          <Defaults rights={rights} t={t} />
          <Grid as="ul" min="m" gap={4}>
            {addresses.map((address) => (
              <OneAddress key={address.id} address={address} rights={rights} t={t} />
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}

/** The ways to another default; the cards below say which it is now. */
function Defaults({ rights, t }: { rights: AddressRights; t: Translate }) {
  const here = addressBookPath();
  return (
    <Inline gap={4}>
      {rights.allowShippingAddressChange ? (
        <a href={panelHref(here, 'delivery-address-list')}>{t('addresses:delivery.title')}</a>
      ) : null}
      {rights.allowBillingAddressChange ? (
        <a href={panelHref(here, 'billing-address-list')}>{t('addresses:billing.title')}</a>
      ) : null}
    </Inline>
  );
}

function OneAddress({ address, rights, t }: { address: BookAddress; rights: AddressRights; t: Translate }) {
  const defaults = { billing: address.isDefaultBilling, shipping: address.isDefaultShipping };
  const isDefault = defaults.billing || defaults.shipping;
  const named = { name: `${address.street}, ${address.postcode} ${address.city}` };
  return (
    <li className={styles.card}>
      {isDefault ? (
        <Inline gap={2}>
          {defaults.shipping ? <Badge>{t('addresses:delivery.default')}</Badge> : null}
          {defaults.billing ? <Badge>{t('addresses:billing.default')}</Badge> : null}
        </Inline>
      ) : null}
      <AddressLines lines={[...linesOf(address), requisitionOf(address, t)]} />
      {mayChange(rights, defaults) ? (
        <div className={styles.actions}>
          <ButtonLink
            href={panelHref(addressBookPath(), 'address-handler', { address: address.id })}
            tone="secondary"
            size="small"
            aria-label={t('addresses:changeNamed', named)}
          >
            {t('addresses:change')}
          </ButtonLink>
          {isDefault ? null : <Remove id={address.id} named={named} t={t} />}
        </div>
      ) : null}
      {isDefault ? (
        <Text size="small" tone="quiet">
          {t('addresses:defaultStays')}
        </Text>
      ) : null}
    </li>
  );
}

const requisitionOf = ({ requisitioner, requisitionNumber }: BookAddress, t: Translate): string =>
  requisitioner || requisitionNumber
    ? t('addresses:requisition', { value: [requisitioner, requisitionNumber].filter(Boolean).join(' · ') })
    : '';

function Remove({ id, named, t }: { id: string; named: { name: string }; t: Translate }) {
  return (
    <form method="post" action={addressBookPath()}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="addressId" value={id} />
      <Button tone="tertiary" size="small" aria-label={t('addresses:removeNamed', named)}>
        {t('addresses:remove')}
      </Button>
    </form>
  );
}
