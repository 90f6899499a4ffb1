// The page of an SMS: three pictures from the telephone, for a form that waits on the computer.
import { PictureFields, pictureLabels } from '~/forms/complaint/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { LinkView } from '~/models/complaint';
import { Button, Heading, MessageBar, Text } from '~/ui/kit';
import { FormProblems } from './form-problems';
import { form, narrow } from './page.css';

/** `isSent`: the last of them has just come. */
export function UploadPage({ link, isSent, reply }: { link: LinkView; isSent: boolean; reply: FormReply | null }) {
  const { t } = useTexts();
  const { state, pictures } = link;
  return (
    <div className={narrow}>
      <Heading level={1}>{t('complaint:upload.title')}</Heading>
      {state === 'open' ? (
        <>
          <Text>{t('complaint:upload.text')}</Text>
          <FormProblems t={t} reply={reply} labels={pictureLabels(t)} />
          <form method="post" encType="multipart/form-data" className={form}>
            <PictureFields t={t} reply={reply} there={pictures} shownBy={null} isCamera />
            <Button>{t('complaint:upload.send')}</Button>
          </form>
        </>
      ) : null}
      {state === 'done' ? (
        <MessageBar tone={isSent ? 'success' : 'info'}>
          {t(isSent ? 'complaint:upload.sent' : 'complaint:upload.done')}
        </MessageBar>
      ) : null}
      {state === 'late' ? <MessageBar tone="warning">{t('errors:complaint.uploadLinkLate')}</MessageBar> : null}
    </div>
  );
}
