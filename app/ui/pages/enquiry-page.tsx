// A question to the shop: the form, and what happens after it was sent.
import { frontPath } from '#domain/page/addresses';
import { EnquiryForm, enquiryLabels } from '~/forms/enquiry/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import { ButtonLink, Heading, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { narrow, sheet } from './page.css';

interface EnquiryPageProps {
  isSent: boolean;
  /** What the shop is requested to get; empty for other questions. */
  wanted: string;
  reply: FormReply | null;
}

export function EnquiryPage({ isSent, wanted, reply }: EnquiryPageProps) {
  const { t } = useTexts();
  if (isSent)
    return (
      <div className={sheet}>
        <Heading level={1}>{t('request:enquiry.done')}</Heading>
        <Text>{t('request:enquiry.doneText')}</Text>
        <div>
          <ButtonLink href={frontPath()} tone="secondary">
            {t('request:enquiry.toShop')}
          </ButtonLink>
        </div>
      </div>
    );
  return (
    <div className={narrow}>
      <Heading level={1}>{t('request:enquiry.title')}</Heading>
      <Text size="lead">{t('request:enquiry.text')}</Text>
      <FormProblems t={t} reply={reply} labels={enquiryLabels(t)} />
      <EnquiryForm t={t} reply={reply} message={wanted && t('request:enquiry.wanted', { wanted })} />
      <Text size="small">{t('request:price.privacy')}</Text>
    </div>
  );
}
