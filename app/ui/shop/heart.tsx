// The heart of a product: filled if it is on a shopping list, and a link to the panel that shows the lists (spec §4).
import { panelHref } from '#domain/page/addresses';
import type { Translate } from '~/forms/reply/fields';
import type { CartLine } from '~/models/cart';
import type { HeartState } from '~/models/shopping-list';
import { classes, Icon } from '~/ui/kit';
import * as styles from './heart.css';

export interface HeartTexts {
  /** With the product's name after them. */
  on: string;
  off: string;
}

export const heartTexts = (t: Translate): HeartTexts => ({ on: t('lists:heart.change'), off: t('lists:heart.add') });

interface HeartProps {
  heart: HeartState;
  sku: string;
  name: string;
  here: string;
  texts: HeartTexts;
  className?: string;
}

/** Called and not mounted, as the parts of a tile are. */
export function heartLink({ heart, sku, name, here, texts, className }: HeartProps) {
  return (
    <a
      className={classes(styles.heart, className)}
      href={panelHref(here, 'select-shopping-list', { sku })}
      rel="nofollow"
      data-heart={heart}
      aria-label={`${texts[heart]}: ${name}`}
    >
      {Icon({ name: heart === 'on' ? 'heart-filled' : 'heart' })}
    </a>
  );
}

interface HeartLineProps extends Omit<HeartProps, 'texts' | 'className'> {
  /** Set if the listed item is not the product as shown. */
  href?: string | undefined;
  t: Translate;
}

/** With text next to it: on lines of a cart or an order, and next to the product's button. */
export function HeartLine({ heart, sku, name, here, href, t }: HeartLineProps) {
  const words = heartTexts(t)[heart];
  return (
    <a
      className={styles.line}
      href={href ?? panelHref(here, 'select-shopping-list', { sku })}
      rel="nofollow"
      data-heart={heart}
      aria-label={`${words}: ${name}`}
    >
      <Icon name={heart === 'on' ? 'heart-filled' : 'heart'} size="s" />
      {words}
    </a>
  );
}

interface CartLineHeartProps {
  line: Pick<CartLine, 'uid' | 'sku' | 'name' | 'design' | 'isGift' | 'points'>;
  hearts?: Readonly<Record<string, HeartState>> | undefined;
  here: string;
  t: Translate;
}

/** A design is listed as it was put together, and so by its line of the cart (demand D18). */
export function CartLineHeart({ line, hearts, here, t }: CartLineHeartProps) {
  const { uid, sku, name, design, isGift, points } = line;
  const heart = hearts?.[sku];
  if (!heart || isGift || points !== null) return null;
  const href = design === null ? undefined : panelHref(here, 'add-to-shopping-list', { goods: 'cart', item: uid });
  return <HeartLine heart={heart} sku={sku} name={name} here={here} href={href} t={t} />;
}
