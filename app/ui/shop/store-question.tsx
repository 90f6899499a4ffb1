// Prompts on a first visit for private or business: at the bottom edge, until a store is chosen.
import { useTexts } from '~/i18n/use-texts';
import type { StoreLink } from '~/models/frame';
import { Button, Container, classes, Text } from '~/ui/kit';
import * as styles from './question-bar.css';
import { answers, question } from './store-question.css';

interface StoreQuestionProps {
  stores: StoreLink[];
  action: string;
  /** The panel that says what the choice means. */
  moreHref: string;
  here: string;
}

export function StoreQuestion({ stores, action, moreHref, here }: StoreQuestionProps) {
  const { t } = useTexts('content');
  return (
    <section className={classes(styles.bar, question)} data-question="" aria-label={t('storeInit.title')}>
      <Container wide className={styles.row}>
        <Text size="small">
          {t('storeInit.short')}{' '}
          <a href={moreHref} rel="nofollow">
            {t('storeInit.more')}
          </a>
        </Text>
        <form method="post" action={action} className={answers}>
          <input type="hidden" name="returnTo" value={here} />
          {stores.map(({ code, label }) => (
            <Button key={code} tone="secondary" name="store" value={code} aria-label={t(`storeInit.${label}`)}>
              {t(`storeInit.answer.${label}`)}
            </Button>
          ))}
        </form>
      </Container>
    </section>
  );
}
