// All brands of the store under their first letters, as in the index of a book.
import { useTexts } from '~/i18n/use-texts';
import type { BrandGroup } from '~/models/shelf';
import { Heading, linkTo, Text } from '~/ui/kit';
import * as styles from './brand-pages.css';
import { head, page } from './page.css';

export function BrandsPage({ groups }: { groups: BrandGroup[] }) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('shelf:brands.title')}</Heading>
        <Text tone="quiet" prose>
          {t('shelf:brands.intro')}
        </Text>
      </div>
      <nav aria-label={t('shelf:brands.letters')} className={styles.letters}>
        {groups.map(({ letter }) => (
          <a key={letter} className={styles.letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.groups}>
        {groups.map(({ letter, brands }) => (
          <section key={letter} id={letter} className={styles.group} aria-labelledby={`brands-${letter}`}>
            <Heading level={2} size="h3" id={`brands-${letter}`} className={styles.initial}>
              {letter}
            </Heading>
            <ul className={styles.names}>
              {brands.map((brand) => (
                <li key={brand.id}>
                  <a className={styles.brand} {...linkTo(brand.href)}>
                    <span className={styles.brandName}>{brand.name}</span>
                    <Text size="small" tone="quiet">
                      {brand.description}
                    </Text>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
