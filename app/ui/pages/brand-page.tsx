// A brand: its story, its manufacturer, its categories, and all its products.

import { brandsPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { BrandPage as BrandPageModel, FacetedShelf } from '~/models/shelf';
import { Badge, Crumbs, Heading, type Language, Text } from '~/ui/kit';
import { AddressLines } from '~/ui/shop/address-card';
import { CategoryWays } from '~/ui/shop/category-entries';
import { ProductList } from '~/ui/shop/product-list';
import * as styles from './brand-pages.css';
import { list } from './category-page.css';

interface BrandPageProps {
  brand: BrandPageModel;
  shelf: FacetedShelf;
  language: Language;
  here: string;
}

export function BrandPage({ brand, shelf, language, here }: BrandPageProps) {
  const { t } = useTexts();
  const { name, producer } = brand;
  const head = (
    <div className={list}>
      <span hidden data-viewed="brand" data-key={brand.id} />
      <Crumbs
        label={t('common:crumbs')}
        crumbs={[
          { label: t('shelf:brands.title'), href: brandsPath() },
          { label: name, href: brand.href },
        ]}
      />
      <div className={styles.story}>
        <div className={styles.telling}>
          <Heading level={1}>{name}</Heading>
          {brand.isHouse ? <Badge>{t('shelf:brands.house')}</Badge> : null}
          {brand.description ? <p className={styles.lead}>{brand.description}</p> : null}
        </div>
        {producer ? (
          <section className={styles.aside} aria-labelledby="producer">
            <Heading level={2} size="h4" id="producer">
              {t('shelf:brands.producer')}
            </Heading>
            <AddressLines lines={[producer.name, producer.address]} />
            <Text>
              <a href={`mailto:${producer.email}`}>{producer.email}</a>
            </Text>
          </section>
        ) : null}
      </div>
      <CategoryWays entries={brand.categories} label={t('shelf:brands.categories', { name })} />
    </div>
  );
  return (
    <ProductList
      list={shelf}
      head={head}
      title={t('shelf:brands.products', { name })}
      t={t}
      language={language}
      here={here}
    />
  );
}
