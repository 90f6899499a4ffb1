// The gift cards of a cart: a field for the next one, collapsed until there is a card, and what each pays.
import { cartPath, giftCardPath } from '#domain/page/addresses';
import { CodeFields } from '~/forms/cart-code/fields';
import type { FormReply, Translate } from '~/forms/reply/fields';
import type { CartGiftCard } from '~/models/cart';
import { Button, Details, Icon, type Language, money, Text } from '~/ui/kit';
import { cartRefusalText } from './cart-refusal-text';
import * as styles from './coupon-box.css';

interface GiftCardBoxProps {
  cards: CartGiftCard[];
  reply: FormReply | null;
  t: Translate;
  language: Language;
}

export function GiftCardBox({ cards, reply, t, language }: GiftCardBoxProps) {
  return (
    <Details summary={t('cart:giftcard.title')} open={cards.length > 0 || reply !== null}>
      <div className={styles.box}>
        {cards.length > 0 ? (
          <ul className={styles.coupons} aria-label={t('cart:giftcard.used')}>
            {cards.map((card) => (
              <OneGiftCard key={card.code} card={card} t={t} language={language} />
            ))}
          </ul>
        ) : null}
        <form method="post" action={cartPath()}>
          <CodeFields name="giftcard" t={t} reply={reply} />
        </form>
        <Text size="small">
          <a href={giftCardPath()}>{t('cart:giftcard.balance')}</a>
        </Text>
      </div>
    </Details>
  );
}

function OneGiftCard({ card, t, language }: { card: CartGiftCard } & Pick<GiftCardBoxProps, 't' | 'language'>) {
  const left = card.holdsOere - card.usedOere;
  return (
    <li className={styles.coupon}>
      <div>
        <Text strong>{card.code}</Text>
        {card.problem ? (
          <Text size="small" tone="danger" strong>
            {cartRefusalText(t, card.problem)}
          </Text>
        ) : (
          <Text size="small" tone="quiet">
            {t('cart:giftcard.pays', { used: money(card.usedOere, language), left: money(left, language) })}
          </Text>
        )}
      </div>
      <form method="post" action={cartPath()}>
        <input type="hidden" name="intent" value="giftcard-remove" />
        <input type="hidden" name="giftcard" value={card.code} />
        <Button tone="tertiary" size="small" aria-label={t('cart:giftcard.remove', { code: card.code })}>
          <Icon name="close" size="s" />
        </Button>
      </form>
    </li>
  );
}
