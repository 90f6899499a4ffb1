// One store: whether it is open, where it is, its hours, services and staff; and the visitor's choice to collect goods here.
import { storesPath } from '#domain/page/addresses';
import { readablePhone } from '#domain/validate/phone';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PhysicalStoreView } from '~/models/physical-store';
import {
  Button,
  ButtonLink,
  Crumbs,
  Heading,
  Icon,
  type Language,
  SmartLink,
  Stack,
  StructuredData,
  Text,
} from '~/ui/kit';
import { AddressLines } from '~/ui/shop/address-card';
import { DenmarkMap } from '~/ui/shop/denmark-map';
import { OpenBadge, StoreHours } from '~/ui/shop/store-hours';
import { head, page, section } from './page.css';
import * as styles from './stores-page.css';

export interface StorePageProps {
  store: PhysicalStoreView;
  stores: PhysicalStoreView[];
  isOwn: boolean;
  /** Goods can be ordered for collection. */
  maySell: boolean;
  said: object[];
  language: Language;
}

export function StorePage({ store, stores, isOwn, maySell, said, language }: StorePageProps) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <Crumbs
        label={t('common:crumbs')}
        crumbs={[
          { label: t('stores:title'), href: storesPath() },
          { label: store.name, href: store.href },
        ]}
      />
      <div className={head}>
        <Heading level={1}>{store.name}</Heading>
        <div className={styles.badges}>
          <OpenBadge store={store} t={t} language={language} />
        </div>
        {store.description ? (
          <Text size="lead" prose>
            {store.description}
          </Text>
        ) : null}
      </div>
      <div className={styles.columns}>
        <div className={styles.facts}>
          <Place store={store} t={t} />
          {maySell ? <OwnStore store={store} isOwn={isOwn} t={t} /> : null}
          <StoreHours store={store} t={t} language={language} />
          <Services services={store.services} t={t} />
          <Staff store={store} t={t} />
        </div>
        <DenmarkMap stores={stores} label={t('stores:map')} marked={store.code} />
      </div>
      <StructuredData data={said} />
    </div>
  );
}

/** A route planner on the web, opened in a new tab. */
const directionsTo = ({ latitude, longitude }: NonNullable<PhysicalStoreView['place']>) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

function Place({ store, t }: { store: PhysicalStoreView; t: Translate }) {
  const { phone, email, place } = store;
  return (
    <Stack gap={3} as="section" aria-labelledby="place">
      <Heading level={2} size="h3" id="place">
        {t('stores:place')}
      </Heading>
      <AddressLines lines={[store.street, `${store.postcode} ${store.city}`]} />
      {phone ? (
        <Text>
          <SmartLink href={`tel:${phone.replaceAll(' ', '')}`}>{readablePhone(phone)}</SmartLink>
        </Text>
      ) : null}
      {email ? (
        <Text>
          <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
        </Text>
      ) : null}
      {place ? (
        <div>
          <ButtonLink tone="secondary" href={directionsTo(place)}>
            <Icon name="pin" size="s" />
            {t('stores:directions')}
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

function OwnStore({ store, isOwn, t }: { store: PhysicalStoreView; isOwn: boolean; t: Translate }) {
  return (
    <section className={styles.own} aria-labelledby="own-store">
      <Heading level={2} size="h3" id="own-store">
        {t('stores:own.title')}
      </Heading>
      <Text prose>{isOwn ? t('stores:own.chosen') : t('stores:own.text')}</Text>
      <form method="post" action={store.href}>
        <input type="hidden" name="intent" value={isOwn ? 'forget' : 'choose'} />
        <Button tone={isOwn ? 'secondary' : 'primary'}>
          {isOwn ? t('stores:own.forget') : t('stores:own.choose')}
        </Button>
      </form>
    </section>
  );
}

function Services({ services, t }: { services: string[]; t: Translate }) {
  if (services.length === 0) return null;
  return (
    <section className={section} aria-labelledby="services">
      <Heading level={2} size="h3" id="services">
        {t('stores:services')}
      </Heading>
      <ul className={styles.lines}>
        {services.map((service) => (
          <li key={service}>
            <Icon name="check" size="s" />
            {service}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The store's own e-mail is already shown above. */
function Staff({ store: { staff, email: ofStore }, t }: { store: PhysicalStoreView; t: Translate }) {
  if (staff.length === 0) return null;
  return (
    <section className={section} aria-labelledby="staff">
      <Heading level={2} size="h3" id="staff">
        {t('stores:staff')}
      </Heading>
      <ul className={styles.lines}>
        {staff.map(({ name, role, email }) => (
          <li key={name}>
            <span>
              <strong>{name}</strong>
              {role ? `, ${role}` : null}
              {email && email !== ofStore ? (
                <>
                  {' · '}
                  <SmartLink href={`mailto:${email}`}>{email}</SmartLink>
                </>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
