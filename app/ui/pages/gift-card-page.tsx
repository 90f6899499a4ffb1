// The balance of a gift card and its expiry date; next to it the gift card that the shop sells.

import { giftCardPath } from '#domain/page/addresses';
import { BotFields } from '~/forms/bot-check/fields';
import { CodeFields } from '~/forms/cart-code/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import { useTexts } from '~/i18n/use-texts';
import type { GiftCardBalance, GiftCardSold } from '~/models/gift-card';
import { ButtonLink, Card, Heading, type Language, money, Photo, Stack, Text } from '~/ui/kit';
import { dayText } from '~/ui/shop/dates';
import { sums } from '~/ui/shop/sums.css';
import { Sum } from '~/ui/shop/why-this-price';
import { forSale, picture, sides } from './gift-card-page.css';

interface GiftCardPageProps {
  /** Null before a code was typed, or where the code is unknown. */
  card: GiftCardBalance | null;
  reply: FormReply | null;
  /** Time stamp of the form (request-context/bot-check). */
  stamp: string;
  /** Null where this shop sells none. */
  sold: GiftCardSold | null;
  language: Language;
}

export function GiftCardPage({ sold, ...asked }: GiftCardPageProps) {
  const { t } = useTexts();
  return (
    <Stack gap={5}>
      <Heading level={1}>{t('cart:balance.title')}</Heading>
      <div className={sides}>
        <Balance {...asked} t={t} />
        {sold ? <ForSale sold={sold} t={t} /> : null}
      </div>
    </Stack>
  );
}

function Balance({ card, reply, stamp, language, t }: Omit<GiftCardPageProps, 'sold'> & { t: Translate }) {
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('cart:balance.ask')}
          </Heading>
          <Text>{t('cart:balance.text')}</Text>
          <form method="post" action={giftCardPath()}>
            <BotFields label={t('request:honeypot')} stamp={stamp} />
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
    </Stack>
  );
}

function ForSale({ sold, t }: { sold: GiftCardSold; t: Translate }) {
  return (
    <section className={forSale} aria-labelledby="gift-card-sale">
      <Photo className={picture} picture={sold.picture} width={400} height={300} decorative eager />
      <Stack gap={3}>
        <Heading level={2} size="h3" id="gift-card-sale">
          {t('giftcard:sale.title')}
        </Heading>
        <Text>{t('giftcard:sale.text')}</Text>
        <p>
          <ButtonLink href={sold.href}>{t('giftcard:buy')}</ButtonLink>
        </p>
      </Stack>
    </section>
  );
}

function balanceText({ holdsOere, validTo }: GiftCardBalance, t: Translate, language: Language): string {
  if (holdsOere === 0) return t('cart:balance.empty');
  return validTo === null ? '' : t('cart:balance.until', { date: dayText(validTo, language) });
}
