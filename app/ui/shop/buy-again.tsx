// What may be bought again in one press: each an entry with its own button, which is a plain form of the page that it belongs to.
// That page says line by line what could not be put into the cart.
import type { Translate } from '~/forms/reply/fields';
import type { BuyAgainEntry } from '~/models/buy-again';
import { Button, Heading, Icon, type Language, Text } from '~/ui/kit';
import * as styles from './buy-again.css';
import { dayText } from './dates';

interface BuyAgainProps {
  entries: BuyAgainEntry[];
  /** The level of its heading in the page. */
  level: 2 | 3;
  t: Translate;
  language: Language;
}

/** The intent that the form of an entry posts to its page. */
const INTENTS: Record<BuyAgainEntry['kind'], string> = { order: 'reorder', subscription: 'to-cart', list: 'cart-all' };

export function BuyAgain({ entries, level, t, language }: BuyAgainProps) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.again} aria-labelledby="buy-again" data-part="buy-again">
      <Heading level={level} size={level === 2 ? 'h3' : 'h4'} id="buy-again">
        {t('cart:again.title')}
      </Heading>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.href} className={styles.entry}>
            <div className={styles.words}>
              <a href={entry.href}>{nameOfEntry(entry, t)}</a>
              <Text size="small" tone="quiet">
                {whenOf(entry, t, language)}
                {t('cart:again.lines', { count: entry.lines })}
              </Text>
            </div>
            <form method="post" action={entry.href} className={styles.press}>
              <input type="hidden" name="intent" value={INTENTS[entry.kind]} />
              <Button tone="secondary" aria-label={t('cart:again.buyNamed', { name: nameOfEntry(entry, t) })}>
                <Icon name="cart" />
                {t('cart:again.buy')}
              </Button>
            </form>
            {entry.kind === 'subscription' ? (
              <div className={styles.note}>
                <Text size="small" tone="quiet">
                  {t('subscription:toCart.text')}
                </Text>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When it was ordered, or when it comes next by itself. */
function whenOf({ kind, at }: BuyAgainEntry, t: Translate, language: Language): string {
  if (at === null) return '';
  const day = dayText(at, language);
  return `${kind === 'subscription' ? t('cart:again.next', { day }) : day} · `;
}

function nameOfEntry({ kind, name }: BuyAgainEntry, t: Translate): string {
  if (kind === 'order') return t('cart:again.order', { number: name });
  return kind === 'subscription' ? t('cart:again.subscription', { name }) : name;
}
