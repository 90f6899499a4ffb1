// Promotions that give one of several gifts: a choice as radio buttons, or how much is missing before there is one.
import { cartPath } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { GiftOffer } from '~/models/cart';
import { Button, Card, Heading, type Language, money, Photo, RadioCards, Stack, Text } from '~/ui/kit';
import * as styles from './gift-offers.css';

interface GiftOffersProps {
  offers: GiftOffer[];
  t: Translate;
  language: Language;
}

export function GiftOffers({ offers, t, language }: GiftOffersProps) {
  return (
    <>
      {offers.map((offer) => (
        <Card key={offer.id} as="section" aria-labelledby={`gift-${offer.id}`}>
          <Stack gap={3}>
            <Heading level={2} size="h4" id={`gift-${offer.id}`}>
              {offer.title}
            </Heading>
            {offer.missingOere > 0 ? (
              <Text>{t('cart:gift.missing', { price: money(offer.missingOere, language) })}</Text>
            ) : (
              <GiftChoice offer={offer} t={t} />
            )}
          </Stack>
        </Card>
      ))}
    </>
  );
}

function GiftChoice({ offer, t }: { offer: GiftOffer; t: Translate }) {
  const none = { value: '', title: t('cart:gift.none'), checked: offer.chosenSku === null };
  const gifts = offer.gifts.map(({ sku, name, picture }) => ({
    value: sku,
    title: name,
    aside: <Photo className={styles.picture} picture={picture} width={48} height={48} decorative />,
    checked: sku === offer.chosenSku,
  }));
  return (
    <form method="post" action={cartPath()}>
      <input type="hidden" name="intent" value="gift" />
      <input type="hidden" name="promo" value={offer.id} />
      <Stack gap={3}>
        <RadioCards legend={t('cart:gift.title')} legendHidden name="gift" options={[...gifts, none]} />
        <Button tone="secondary">{t('cart:gift.choose')}</Button>
      </Stack>
    </form>
  );
}
