// Ends a notice about stock, and says what came of it.

import { frontPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import { Button, ButtonLink, Heading, Text } from '~/ui/kit';
import { sheet } from './page.css';

/** `ended`: null before the press, false where nothing was waiting. */
export function StockNoticePage({ ended }: { ended: boolean | null }) {
  const { t } = useTexts();
  if (ended === null) {
    return (
      <div className={sheet}>
        <Heading level={1}>{t('request:notice.end.title')}</Heading>
        <Text>{t('request:notice.end.text')}</Text>
        <form method="post">
          <Button>{t('request:notice.end.press')}</Button>
        </form>
      </div>
    );
  }
  return (
    <div className={sheet}>
      <Heading level={1}>{t(ended ? 'request:notice.end.done' : 'request:notice.end.nothing')}</Heading>
      <Text>{t(ended ? 'request:notice.end.doneText' : 'request:notice.end.nothingText')}</Text>
      <div>
        <ButtonLink href={frontPath()} tone="secondary">
          {t('request:notice.end.toShop')}
        </ButtonLink>
      </div>
    </div>
  );
}
