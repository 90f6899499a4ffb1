// The scanner as it opens without a connection: the field, the camera, and what waits. The same for everyone.
import { scannerPath, scansPath } from '#domain/page/addresses';
import { ScanFields } from '~/forms/scan/fields';
import { useTexts } from '~/i18n/use-texts';
import { Button, Heading, SmartLink, Text } from '~/ui/kit';
import { form, head, page } from './page.css';
import { scannerWords } from './scanner-page';
import * as styles from './scanner-page.css';

export function ScannerOfflinePage() {
  const { t } = useTexts();
  return (
    <div className={page}>
      <div className={head}>
        <Heading level={1}>{t('scan:offline.title')}</Heading>
        <Text tone="quiet" prose>
          {t('scan:offline.text')}
        </Text>
      </div>
      {/* No owner: the script scans for the one who scanned in this browser last. */}
      <div className={styles.scanner} data-scanner={scansPath()} data-owner="" data-words={scannerWords(t)}>
        <form method="post" action={scannerPath()} className={form} data-scan-form="" noValidate>
          <ScanFields t={t} reply={null} targets={[]} target="cart" />
          <Button>{t('scan:press')}</Button>
        </form>
        <div data-camera="" className={styles.camera} />
        <p data-scan-state="" role="status" className={styles.state} />
        <ol data-scan-log="" aria-live="polite" aria-label={t('scan:log')} className={styles.log} />
        <p>
          <SmartLink href={scannerPath()}>{t('scan:offline.again')}</SmartLink>
        </p>
      </div>
    </div>
  );
}
