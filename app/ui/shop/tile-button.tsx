// The one button of a tile: into the cart, to a choice, to a question, or why there is none.
import { cartPath, panelHref } from '#domain/page/addresses';
import { AddFields } from '~/forms/cart-line/fields';
import { buttonClass, Icon, QuantityInput } from '~/ui/kit';
import type { TileProps } from './tile';
import * as styles from './tile.css';

export function tileButton({ tile, texts, here, listId }: TileProps) {
  const { action } = tile;
  switch (action.kind) {
    case 'add-to-cart':
      return (
        <form method="post" action={cartPath()} className={styles.buy}>
          {AddFields({ sku: action.sku, rule: tile.quantity, inPoints: tile.forPoints === true, returnTo: here })}
          {QuantityInput({
            name: 'qty',
            id: `${listId}-${tile.sku}`,
            rule: tile.quantity,
            label: `${texts.quantity}, ${tile.name}`,
          })}
          <button
            type="submit"
            className={buttonClass({ className: styles.add })}
            aria-label={`${texts.add}: ${tile.name}`}
          >
            {Icon({ name: 'cart', className: styles.addIcon })}
            <span className={styles.addWord}>{texts.add}</span>
          </button>
        </form>
      );
    case 'configure':
      // The panel's form buys for money.
      if (tile.forPoints) return leadTo(action.href, texts.configure, tile.name);
      return (
        <a
          className={buttonClass({ tone: 'secondary', full: true })}
          href={panelHref(here, 'configurable-options', {
            slug: action.slug,
            options: action.options.join(',') || null,
          })}
          rel="nofollow"
          aria-label={`${texts.configure}: ${tile.name}`}
        >
          {texts.configure}
        </a>
      );
    case 'design':
      return leadTo(action.href, texts.designYourOwn, tile.name);
    case 'gift-card':
      return leadTo(action.href, texts.chooseAmount, tile.name);
    case 'request-price':
      return leadTo(panelHref(here, 'request-price', { sku: action.sku }), texts.requestPrice, tile.name, 'nofollow');
    case 'business-only':
      return closed(texts.businessOnly);
    case 'sold-out':
      return closed(texts.soldOut);
    case 'none':
      return null;
  }
}

function leadTo(href: string, words: string, name: string, rel?: 'nofollow') {
  const label = `${words}: ${name}`;
  return (
    <a className={buttonClass({ tone: 'secondary', full: true })} href={href} rel={rel} aria-label={label}>
      {words}
    </a>
  );
}

function closed(text: string) {
  return (
    <button type="button" disabled className={buttonClass({ full: true, className: styles.closed })}>
      {text}
    </button>
  );
}
