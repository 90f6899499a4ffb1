// The next delivery of a subscription: its day, its total, and the buttons that skip it or pause the subscription.
import { formatPoints } from '#domain/money/money';
import { cardName } from '~/forms/kept-card/fields';
import type { Translate } from '~/forms/reply/fields';
import type { KeptCardView } from '~/models/kept-card';
import type { Subscription } from '~/models/subscription';
import { Button, Heading, type Language, money, Stack, Text } from '~/ui/kit';
import { weekdayText } from './dates';
import * as styles from './subscription-next.css';

interface NextDeliveryProps {
  subscription: Subscription;
  cards: readonly KeptCardView[];
  t: Translate;
  language: Language;
}

export function NextDelivery({ subscription, cards, t, language }: NextDeliveryProps) {
  const { nextDelivery, nextOrder, address, totals, acts } = subscription;
  const rows: [string, string][] = [
    [t('subscription:next.delivery'), dayOr(nextDelivery, t('subscription:next.none'), language)],
    ...(nextOrder === null
      ? []
      : [[t('subscription:next.order'), weekdayText(nextOrder, language)] satisfies [string, string]]),
    [t('subscription:next.address'), address?.lines.join(', ') ?? t('subscription:fields.addressGone')],
    [t('subscription:next.pay'), paymentInWords(subscription.paidBy, cards, t)],
    [t('subscription:next.exVat'), money(totals.exVatOere, language)],
    [t('subscription:next.vat'), money(totals.vatOere, language)],
    [t('subscription:next.inclVat'), money(totals.inclVatOere, language)],
    ...(totals.points === null
      ? []
      : [[t('subscription:next.points'), pointsInWords(totals.points, language)] satisfies [string, string]]),
  ];
  return (
    <section className={styles.card} aria-labelledby="subscription-next">
      <Stack gap={4}>
        <Heading level={2} size="h3" id="subscription-next">
          {t('subscription:next.title')}
        </Heading>
        <dl className={styles.facts}>
          {rows.map(([label, value]) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <Text size="small" tone="quiet">
          {t('subscription:next.note', { percent: totals.agreedRisePercent })}
        </Text>
        {acts.includes('skip') || acts.includes('pause') ? (
          <form method="post" className={styles.actions}>
            {acts.includes('skip') && nextDelivery !== null ? (
              <>
                <input type="hidden" name="date" value={nextDelivery} />
                <Button name="intent" value="skip" tone="secondary">
                  {t('subscription:acts.skip')}
                </Button>
              </>
            ) : null}
            {acts.includes('skip') ? (
              <Button name="intent" value="to-cart" tone="secondary">
                {t('subscription:toCart.button')}
              </Button>
            ) : null}
            {acts.includes('pause') ? (
              <Button name="intent" value="pause" tone="secondary">
                {t('subscription:acts.pause')}
              </Button>
            ) : null}
          </form>
        ) : null}
        {acts.includes('skip') ? (
          <Text size="small" tone="quiet">
            {t('subscription:toCart.text')}
          </Text>
        ) : null}
      </Stack>
    </section>
  );
}

const dayOr = (date: string | null, otherwise: string, language: Language) =>
  date === null ? otherwise : weekdayText(date, language);

const pointsInWords = (points: number, language: Language) =>
  formatPoints(points, language === 'en' ? 'en-GB' : 'da-DK');

function paymentInWords(paidBy: Subscription['paidBy'], cards: readonly KeptCardView[], t: Translate): string {
  if (paidBy.kind === 'invoice') return t('subscription:fields.invoice');
  const card = cards.find(({ key }) => key === paidBy.card);
  return card ? cardName(card, t) : t('subscription:fields.choose');
}
