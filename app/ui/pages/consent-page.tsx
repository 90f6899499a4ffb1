// What is agreed to, and the way to change one's mind.

import type { Purpose } from '#domain/content/consent';
import { infoPath } from '#domain/page/addresses';
import { ConsentForm } from '~/forms/consent/fields';
import type { Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import { Heading, SmartLink, Text } from '~/ui/kit';
import { narrow } from './page.css';

interface ConsentPageProps {
  asked: Purpose[];
  purposes: Purpose[];
  /** Whether the visitor has answered before; the page shows the present answer only then. */
  answered: boolean;
  action: string;
}

export function ConsentPage({ asked, purposes, answered, action }: ConsentPageProps) {
  const { t } = useTexts();
  return (
    <div className={narrow}>
      <Heading level={1}>{t('common:consent.title')}</Heading>
      <Text prose>{t('common:consent.text')}</Text>
      {asked.includes('marketing') ? <Text prose>{t('common:consent.textMarketing')}</Text> : null}
      {answered ? <Text strong>{answerNow(purposes, t)}</Text> : null}
      <ConsentForm action={action} returnTo={action} asked={asked} purposes={purposes} open t={t} />
      <Text>
        <SmartLink href={infoPath('cookies')}>{t('common:consent.more')}</SmartLink>
      </Text>
    </div>
  );
}

const answerNow = (purposes: Purpose[], t: Translate): string =>
  purposes.length === 0
    ? t('common:consent.nowNone')
    : t('common:consent.now', { purposes: purposes.map((one) => t(`common:consent.named.${one}`)).join(', ') });
