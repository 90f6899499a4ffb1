// The stores that one can walk into: on a map, and as a list that a postcode puts in order.
import { storesPath } from '#domain/page/addresses';
import { StoreSearchField } from '~/forms/store-search/fields';
import { useTexts } from '~/i18n/use-texts';
import type { PhysicalStoreView } from '~/models/physical-store';
import { Badge, Button, Heading, type Language, linkTo, Text } from '~/ui/kit';
import { AddressLines } from '~/ui/shop/address-card';
import { DenmarkMap } from '~/ui/shop/denmark-map';
import { OpenBadge } from '~/ui/shop/store-hours';
import { head, page } from './page.css';
import * as styles from './stores-page.css';

export interface StoresPageProps {
  stores: PhysicalStoreView[];
  /** As it was typed; `error`: it is none. */
  near: { typed: string; error: string | null };
  ownStore: string | null;
  language: Language;
}

export function StoresPage({ stores, near, ownStore, language }: StoresPageProps) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('stores:title')}</Heading>
        <Text tone="quiet" prose>
          {t('stores:intro', { count: stores.length })}
        </Text>
      </div>
      <div className={styles.columns}>
        <div className={styles.listing}>
          <form method="get" action={storesPath()} className={styles.search} noValidate>
            <StoreSearchField t={t} near={near} />
            <Button tone="secondary">{t('stores:near.press')}</Button>
          </form>
          <ul className={styles.list}>
            {stores.map((store) => (
              <li key={store.code} className={styles.store}>
                <Heading level={2} size="h4">
                  <a {...linkTo(store.href)}>{store.name}</a>
                </Heading>
                <div className={styles.badges}>
                  <OpenBadge store={store} t={t} language={language} />
                  {store.code === ownStore ? <Badge tone="mark">{t('stores:own.mark')}</Badge> : null}
                </div>
                <AddressLines lines={[store.street, `${store.postcode} ${store.city}`]} />
                {near.typed && near.error === null ? (
                  <Text size="small" tone="quiet">
                    {distanceText(store, near.typed, t)}
                  </Text>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
        <DenmarkMap stores={stores} label={t('stores:map')} marked={ownStore} />
      </div>
    </div>
  );
}

/** Measured between the centres of two districts: accurate to whole kilometres only. */
function distanceText({ km, postcode }: PhysicalStoreView, asked: string, t: ReturnType<typeof useTexts>['t']): string {
  if (km === null) return t('stores:near.unknown');
  if (postcode === asked) return t('checkout:shipping.samePostcode');
  return km < 1 ? t('checkout:shipping.underOneKm') : t('checkout:shipping.km', { km });
}
