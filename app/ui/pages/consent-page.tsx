// What is agreed to, and the way to change one's mind.

import { infoPath } from '#domain/addresses';
import type { Purpose } from '#domain/consent';
import { ConsentForm } from '~/forms/consent/fields';
import { useTexts } from '~/i18n/use-texts';
import { Heading, SmartLink, Text } from '~/ui/kit';
import { narrow } from './page.css';

export function ConsentPage({ purposes, action }: { purposes: Purpose[]; action: string }) {
  const { t } = useTexts();
  return (
    <div className={narrow}>
      <Heading level={1}>{t('common:consent.title')}</Heading>
      <Text prose>{t('common:consent.text')}</Text>
      <ConsentForm action={action} returnTo={action} purposes={purposes} open t={t} />
      <Text>
        <SmartLink href={infoPath('cookies')}>{t('common:consent.more')}</SmartLink>
      </Text>
    </div>
  );
}
