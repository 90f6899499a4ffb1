// Requests a visitor's consent once: a thin bar at the bottom edge that does not block the page.

import type { Purpose } from '#domain/content/consent';
import { infoPath } from '#domain/page/addresses';
import { ConsentForm } from '~/forms/consent/fields';
import { useTexts } from '~/i18n/use-texts';
import { Container, SmartLink, Text, VisuallyHidden } from '~/ui/kit';
import './consent-bar.css';
import * as styles from './question-bar.css';

export function ConsentBar({ action, here, asked }: { action: string; here: string; asked: readonly Purpose[] }) {
  const { t } = useTexts();
  return (
    <section className={styles.bar} aria-label={t('common:consent.title')}>
      <Container wide className={styles.row}>
        <Text size="small">
          {t(asked.includes('marketing') ? 'common:consent.shortMarketing' : 'common:consent.short')}{' '}
          <SmartLink href={infoPath('cookies')}>
            {t('common:consent.more')}
            <VisuallyHidden> {t('common:consent.about')}</VisuallyHidden>
          </SmartLink>
        </Text>
        <ConsentForm action={action} returnTo={here} asked={asked} purposes={[]} t={t} />
      </Container>
    </section>
  );
}
