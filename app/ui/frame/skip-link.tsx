// The first stop of the keyboard: past the frame to the page itself.
import { useTexts } from '~/i18n/use-texts';
import * as styles from './bars.css';

export function SkipLink() {
  const { t } = useTexts('common');
  return (
    // The words are for fields that cannot be sent as they are (app/client/own-words).
    <a
      className={styles.skip}
      href="#main"
      data-missing={t('required')}
      data-no-email={t('field.noEmail')}
      data-too-short={t('field.tooShort')}
      data-no-value={t('field.noValue')}
    >
      {t('skipToContent')}
    </a>
  );
}
