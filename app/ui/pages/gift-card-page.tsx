// What a gift card holds, and until when.

import { giftCardPath } from '#domain/addresses';
import { CodeFields } from '~/forms/cart-code/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftCardBalance } from '~/models/gift-card';
import { ButtonLink, Card, Heading, type Language, money, Stack, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { sums } from '~/ui/shop/sums.css';
import { Sum } from '~/ui/shop/why-this-price';
import { narrow } from './gift-card-page.css';

interface GiftCardPageProps {
  /** Null before a code was typed, or where the code is unknown. */
  card: GiftCardBalance | null;
  reply: FormReply | null;
  /** Where gift cards are bought; null where this shop sells none. */
  buyHref: string | null;
  language: Language;
}

export function GiftCardPage({ card, reply, buyHref, language }: GiftCardPageProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5} className={narrow}>
      <Heading level={1}>{t('cart:balance.title')}</Heading>
      <Card>
        <Stack gap={4}>
          <Text>{t('cart:balance.text')}</Text>
          <form method="post" action={giftCardPath()}>
            <CodeFields name="giftcard" use={t('cart:balance.show')} t={t} reply={reply} />
          </form>
        </Stack>
      </Card>
      {card ? (
        <Card as="section" aria-labelledby="gift-card-code">
          <Stack gap={3}>
            <Heading level={2} size="h4" id="gift-card-code">
              {card.code}
            </Heading>
            <dl className={sums}>
              <Sum strong label={t('cart:balance.holds')} value={money(card.holdsOere, language)} />
            </dl>
            <Text size="small" tone="quiet">
              {balanceText(card, t, language)}
            </Text>
          </Stack>
        </Card>
      ) : null}
      {buyHref ? (
        <p>
          <ButtonLink href={buyHref} tone="secondary">
            {t('giftcard:buy')}
          </ButtonLink>
        </p>
      ) : null}
    </Stack>
  );
}

function balanceText({ holdsOere, validTo }: GiftCardBalance, t: Translate, language: Language): string {
  if (holdsOere === 0) return t('cart:balance.empty');
  return validTo === null ? '' : t('cart:balance.until', { date: dayText(validTo, language) });
}
