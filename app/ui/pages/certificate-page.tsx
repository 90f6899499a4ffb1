// A certificate: what it takes to carry it, who issues it, and the products that do.

import { certificatesPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import type { CertificatePage as CertificatePageModel, FacetedShelf } from '~/models/shelf';
import { Crumbs, Heading, type Language, RichText, Text } from '~/ui/kit';
import { ProductList } from '~/ui/shop/product-list';
import * as styles from './brand-pages.css';
import { list } from './category-page.css';

interface CertificatePageProps {
  certificate: CertificatePageModel;
  shelf: FacetedShelf;
  language: Language;
  here: string;
}

export function CertificatePage({ certificate, shelf, language, here }: CertificatePageProps) {
  const { t } = useTexts();
  const { name, issuer } = certificate;
  const head = (
    <div className={list}>
      <Crumbs
        label={t('common:crumbs')}
        crumbs={[
          { label: t('shelf:certificates.title'), href: certificatesPath() },
          { label: name, href: certificate.href },
        ]}
      />
      <div className={styles.story}>
        <div className={styles.telling}>
          <div className={styles.markHead}>
            {certificate.logoUrl === null ? null : (
              <img className={styles.markLogo} src={certificate.logoUrl} alt="" width={64} height={64} />
            )}
            <Heading level={1}>{name}</Heading>
          </div>
          <p className={styles.lead}>{certificate.description}</p>
          {certificate.html ? (
            <section className={styles.meaning} aria-labelledby="meaning">
              <Heading level={2} size="h4" id="meaning">
                {t('shelf:certificates.meaning')}
              </Heading>
              <RichText html={certificate.html} />
            </section>
          ) : null}
        </div>
        {issuer ? (
          <section className={styles.aside} aria-labelledby="issuer">
            <Heading level={2} size="h4" id="issuer">
              {t('shelf:certificates.issuer')}
            </Heading>
            <Text>{issuer.name}</Text>
            {issuer.href ? (
              <Text>
                <a href={issuer.href} target="_blank" rel="noreferrer">
                  {t('shelf:certificates.readMore')}
                </a>
              </Text>
            ) : null}
          </section>
        ) : null}
      </div>
    </div>
  );
  return (
    <ProductList
      list={shelf}
      head={head}
      title={t('shelf:certificates.products', { name })}
      t={t}
      language={language}
      here={here}
    />
  );
}
