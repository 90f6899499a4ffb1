// The newsletter sign-up at the end of pages: its purpose, one field, and the consent text.
import { infoPath } from '#domain/page/addresses';
import { NewsletterForm } from '~/forms/newsletter/fields';
import { useTexts } from '~/i18n/use-texts';
import { Container, Heading, SmartLink, Text, usePieces } from '~/ui/kit';
import * as styles from './newsletter-signup.css';

interface NewsletterSignupProps {
  action: string;
  words: string;
}

/** The same on every page of a store: drawn once, for reading a form's fields takes longer than the rest of the frame. */
export function NewsletterSignup(props: NewsletterSignupProps) {
  const facts = ['newsletter', props.action, props.words];
  return <div {...usePieces([{ facts, draw: () => <Band {...props} /> }])} />;
}

function Band({ action, words }: NewsletterSignupProps) {
  const { t } = useTexts();
  return (
    <section className={styles.band} aria-labelledby="newsletter-title">
      <Container wide className={styles.row}>
        <div>
          <Heading level={2} size="h3" id="newsletter-title">
            {t('newsletter:title')}
          </Heading>
          <Text>{t('newsletter:short')}</Text>
        </div>
        <div className={styles.ask}>
          <NewsletterForm t={t} action={action} location="footer" />
          <NewsletterWords words={words} />
        </div>
      </Container>
    </section>
  );
}

/** The consent text, next to the button that gives it. */
export function NewsletterWords({ words }: Pick<NewsletterSignupProps, 'words'>) {
  const { t } = useTexts();
  return (
    <Text size="small" tone="quiet">
      {t('newsletter:agrees')} {words} <SmartLink href={infoPath('persondata')}>{t('newsletter:privacy')}</SmartLink>
    </Text>
  );
}
