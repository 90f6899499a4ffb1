// The certificates that goods of this store carry: real marks by name, each with what it says itself and no more.
import { useTexts } from '~/i18n/use-texts';
import type { CertificateEntry } from '~/models/shelf';
import { Heading, linkTo, Text } from '~/ui/kit';
import * as styles from './brand-pages.css';
import { head, page } from './page.css';

export function CertificatesPage({ certificates }: { certificates: CertificateEntry[] }) {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('shelf:certificates.title')}</Heading>
        <Text tone="quiet" prose>
          {t('shelf:certificates.intro')}
        </Text>
      </div>
      <ul className={styles.marks}>
        {certificates.map((one) => (
          <li key={one.id}>
            <a className={styles.mark} {...linkTo(one.href)}>
              {one.logoUrl === null ? null : (
                <img className={styles.markLogo} src={one.logoUrl} alt="" width={64} height={64} />
              )}
              <span>
                <Text as="span" className={styles.brandName}>
                  {one.name}
                </Text>
                <Text size="small" tone="quiet">
                  {one.description}
                </Text>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
