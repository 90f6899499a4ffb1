// The address book: where goods and invoices go unless another is chosen, and all other addresses.

import { type AddressRights, mayAdd, mayChange } from '#domain/address/book';
import { addressBookPath, panelHref } from '#domain/page/addresses';
import { type FormReply, messageText, type Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { BookAddress } from '~/models/customer';
import {
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  Icon,
  Inline,
  MessageBar,
  Text,
  VisuallyHidden,
} from '~/ui/kit';
import { AddressLines, linesOf } from '~/ui/shop/address-card';
import { body } from './account-layout.css';
import * as styles from './address-book-page.css';

interface AddressBookPageProps {
  addresses: BookAddress[];
  rights: AddressRights;
  reply: FormReply | null;
}

export function AddressBookPage({ addresses, rights, reply }: AddressBookPageProps) {
  const { t } = useTexts();
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
      {reply?.message ? <MessageBar tone="error">{messageText(t, reply.message)}</MessageBar> : null}
      {open ? null : <MessageBar tone="info">{t('addresses:closed')}</MessageBar>}
      {addresses.length === 0 ? (
        <EmptyState title={t('addresses:empty')} icon="pin">
          <Text>{t('addresses:emptyText')}</Text>
        </EmptyState>
      ) : (
        <>
          <Defaults addresses={addresses} rights={rights} t={t} />
          <Others addresses={addresses} rights={rights} t={t} />
        </>
      )}
    </div>
  );
}

interface PartProps {
  addresses: BookAddress[];
  rights: AddressRights;
  t: Translate;
}

/** Where goods and invoices go unless another is chosen: the same address may be both. */
function Defaults({ addresses, rights, t }: PartProps) {
  const here = addressBookPath();
  const shipping = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = addresses.find(({ isDefaultBilling }) => isDefaultBilling);
  return (
    <div className={styles.section}>
      <div className={styles.defaults}>
        {shipping ? (
          <DefaultAddress
            {...{ address: shipping, rights, t }}
            icon="truck"
            title={t('account:order.shippingAddress')}
            href={rights.allowShippingAddressChange ? panelHref(here, 'delivery-address-list') : null}
          />
        ) : null}
        {billing ? (
          <DefaultAddress
            {...{ address: billing, rights, t }}
            icon="invoice"
            title={t('account:order.billingAddress')}
            href={rights.allowBillingAddressChange ? panelHref(here, 'billing-address-list') : null}
          />
        ) : null}
      </div>
      <Text size="small" tone="quiet">
        {t('addresses:defaultStays')}
      </Text>
    </div>
  );
}

interface DefaultProps extends Omit<PartProps, 'addresses'> {
  address: BookAddress;
  icon: 'truck' | 'invoice';
  title: string;
  /** To the choice of another; null for anyone who may not choose. */
  href: string | null;
}

function DefaultAddress({ address, rights, icon, title, href, t }: DefaultProps) {
  return (
    <section className={styles.card} aria-labelledby={`default-${icon}`}>
      <Heading level={2} size="h4" id={`default-${icon}`} className={styles.title}>
        <Icon name={icon} />
        {title}
      </Heading>
      <AddressLines lines={[...linesOf(address), requisitionOf(address, t)]} />
      <div className={styles.actions}>
        {href ? (
          <ButtonLink href={href} tone="secondary" size="small">
            {t('addresses:billing.choose')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        ) : null}
        <ChangeAddress address={address} rights={rights} t={t} />
      </div>
    </section>
  );
}

function Others({ addresses, rights, t }: PartProps) {
  const others = addresses.filter(({ isDefaultBilling, isDefaultShipping }) => !isDefaultBilling && !isDefaultShipping);
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="others">
      <Heading level={2} size="h3" id="others">
        {t('addresses:others')}
      </Heading>
      <Grid as="ul" min="m" gap={4}>
        {others.map((address) => (
          <li key={address.id} className={styles.card}>
            <AddressLines lines={[...linesOf(address), requisitionOf(address, t)]} />
            <div className={styles.actions}>
              <ChangeAddress address={address} rights={rights} t={t} />
              {mayAdd(rights) ? <Remove id={address.id} named={nameOf(address)} t={t} /> : null}
            </div>
          </li>
        ))}
      </Grid>
    </section>
  );
}

const nameOf = ({ street, postcode, city }: BookAddress) => ({ name: `${street}, ${postcode} ${city}` });

function ChangeAddress({ address, rights, t }: Omit<PartProps, 'addresses'> & { address: BookAddress }) {
  const defaults = { billing: address.isDefaultBilling, shipping: address.isDefaultShipping };
  if (!mayChange(rights, defaults)) return null;
  return (
    <ButtonLink
      href={panelHref(addressBookPath(), 'address-handler', { address: address.id })}
      tone="secondary"
      size="small"
      aria-label={t('addresses:changeNamed', nameOf(address))}
    >
      {t('addresses:change')}
    </ButtonLink>
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
