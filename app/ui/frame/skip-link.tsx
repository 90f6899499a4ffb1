// The first stop of the keyboard: past the frame to the page itself.
import { useTexts } from '~/i18n/use-texts';
import * as styles from './bars.css';

export function SkipLink() {
  const { t } = useTexts('common');
  return (
    // The words are for fields that are left empty (app/client/own-words).
    <a className={styles.skip} href="#main" data-missing={t('required')}>
      {t('skipToContent')}
    </a>
  );
}
