// The customer's printers: one press to the cartridges, one to buy again what was bought last.
import type { ReactNode } from 'react';
import { myPrintersPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { MyPrinter } from '~/models/ink';
import { Button, ButtonLink, Grid, Heading, Icon, type Language, Text } from '~/ui/kit';
import { dayText } from './dates';
import * as styles from './my-printer-cards.css';

interface MyPrinterCardsProps {
  printers: MyPrinter[];
  t: Translate;
  language: Language;
  /** Additional content of a card. */
  more?: (printer: MyPrinter) => ReactNode;
}

export function MyPrinterCards({ printers, t, language, more }: MyPrinterCardsProps) {
  return (
    <Grid as="ul" min="l" gap={4}>
      {printers.map((mine) => (
        <li key={mine.id} className={styles.card}>
          <div className={styles.head}>
            <Heading level={3}>{mine.name}</Heading>
            <Text tone="quiet">{[mine.printer.name, mine.location].filter(Boolean).join(' · ')}</Text>
          </div>
          {mine.lastPurchase ? <LastPurchase mine={mine} t={t} language={language} /> : null}
          <div className={styles.actions}>
            {mine.lastPurchase ? <Reorder mine={mine} t={t} /> : null}
            <ButtonLink
              href={mine.printer.href}
              tone="secondary"
              aria-label={t('ink:mine.seeNamed', { name: mine.name })}
            >
              {t('ink:mine.see')}
            </ButtonLink>
          </div>
          {more?.(mine)}
        </li>
      ))}
    </Grid>
  );
}

function LastPurchase({ mine, t, language }: { mine: MyPrinter; t: Translate; language: Language }) {
  const { orderedAt = '', items = [] } = mine.lastPurchase ?? {};
  return (
    <div>
      <Text size="small" strong>
        {t('ink:mine.last', { day: dayText(orderedAt, language) })}
      </Text>
      <ul>
        {items.map(({ sku, name, quantity }) => (
          <Text key={sku} as="li" size="small">
            {`${quantity} × ${name}`}
          </Text>
        ))}
      </ul>
    </div>
  );
}

function Reorder({ mine, t }: { mine: MyPrinter; t: Translate }) {
  return (
    <form method="post" action={myPrintersPath()}>
      <input type="hidden" name="intent" value="reorder" />
      <input type="hidden" name="id" value={mine.id} />
      <Button aria-label={t('ink:mine.reorderNamed', { name: mine.name })}>
        <Icon name="repeat" size="s" />
        {t('ink:mine.reorder')}
      </Button>
    </form>
  );
}
