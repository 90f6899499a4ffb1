// The first stop of the keyboard: past the frame to the page itself.
import { useTranslation } from 'react-i18next';
import * as styles from './bars.css';

export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <a className={styles.skip} href="#main">
      {t('skipToContent')}
    </a>
  );
}
