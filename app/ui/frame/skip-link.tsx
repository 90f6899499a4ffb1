// The first stop of the keyboard: past the frame to the page itself.
import { useTexts } from '~/i18n/use-texts';
import * as styles from './bars.css';

export function SkipLink() {
  const { t } = useTexts('common');
  return (
    <a className={styles.skip} href="#main">
      {t('skipToContent')}
    </a>
  );
}
