// The newsletter's pages: signing up, confirming by the link of the mail, leaving.
import { frontPath, newsletterPath } from '#domain/page/addresses';
import { NewsletterForm, newsletterLabels } from '~/forms/newsletter/fields';
import type { FormReply } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import { Button, ButtonLink, Heading, Text } from '~/ui/kit';
import { NewsletterWords } from '~/ui/shop/newsletter-signup';
import { FormProblems } from './form-problems';
import { narrow, sheet } from './page.css';

interface NewsletterPageProps {
  /** The form was sent: what is left is done in the mailbox. */
  isSent: boolean;
  words: string;
  reply: FormReply | null;
}

export function NewsletterPage({ isSent, words, reply }: NewsletterPageProps) {
  const { t } = useTexts();
  if (isSent) return <NewsletterAnswer title={t('newsletter:sent.title')} text={t('newsletter:sent.text')} />;
  return (
    <div className={narrow}>
      <Heading level={1}>{t('newsletter:title')}</Heading>
      <Text size="lead">{t('newsletter:short')}</Text>
      <Text>{t('newsletter:how')}</Text>
      <FormProblems t={t} reply={reply} labels={newsletterLabels(t)} />
      <NewsletterForm t={t} reply={reply} action={newsletterPath()} location="page" />
      <NewsletterWords words={words} />
    </div>
  );
}

interface AnswerProps {
  /** Null before the press; false where the link says nothing to the shop any more. */
  isDone: boolean | null;
}

export function NewsletterConfirmPage({ isDone, words }: AnswerProps & { words: string | null }) {
  const { t } = useTexts();
  if (isDone === null)
    return (
      <div className={sheet}>
        <Heading level={1}>{t('newsletter:confirm.title')}</Heading>
        {words ? <Text>{words}</Text> : null}
        <form method="post">
          <Button>{t('newsletter:confirm.press')}</Button>
        </form>
      </div>
    );
  return isDone ? (
    <NewsletterAnswer title={t('newsletter:confirm.done')} text={t('newsletter:confirm.doneText')} />
  ) : (
    <NewsletterAnswer title={t('newsletter:confirm.late')} text={t('newsletter:confirm.lateText')} again />
  );
}

export function NewsletterLeavePage({ isDone, reply }: AnswerProps & { reply: FormReply | null }) {
  const { t } = useTexts();
  // A mail program has posted: its response is normally not shown to the reader.
  if (isDone ?? reply !== null)
    return <NewsletterAnswer title={t('newsletter:leave.done')} text={t('newsletter:leave.doneText')} />;
  if (isDone === false)
    return <NewsletterAnswer title={t('newsletter:leave.nothing')} text={t('newsletter:leave.nothingText')} />;
  return (
    <div className={sheet}>
      <Heading level={1}>{t('newsletter:leave.title')}</Heading>
      <Text>{t('newsletter:leave.text')}</Text>
      <form method="post">
        <Button>{t('newsletter:leave.press')}</Button>
      </form>
    </div>
  );
}

/** What came of it, and the way on. */
function NewsletterAnswer({ title, text, again = false }: { title: string; text: string; again?: boolean }) {
  const { t } = useTexts();
  return (
    <div className={sheet}>
      <Heading level={1}>{title}</Heading>
      <Text>{text}</Text>
      <div>
        <ButtonLink href={again ? newsletterPath() : frontPath()} tone="secondary">
          {t(again ? 'newsletter:again' : 'newsletter:toShop')}
        </ButtonLink>
      </div>
    </div>
  );
}
