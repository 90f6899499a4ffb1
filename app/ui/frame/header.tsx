// The header: mark and name, categories, search as the largest thing, account, lists and cart.
import { useTexts } from '~/i18n/use-texts';
import type { FrameView } from '~/models/frame';
import { Container, classes, Icon, type IconName } from '../kit';
import { hidden } from '../kit/text.css';
import { Mark } from '../theme/marks';
import { cartMark } from './cart-mark';
import { CategoryMenu, MobileMenu } from './category-menu';
import * as styles from './header.css';
import type { FrameProps } from './links';

interface WordmarkProps {
  frame: Pick<FrameView, 'shopName' | 'themeName' | 'logo'>;
  /** Null: there is no other page for them. */
  href: string | null;
  /** On a ground that a picture was not made for. */
  inWords?: boolean;
}

/** Logo, or mark and name, lead home. The first word of the name is the brand; what follows says which shop it is. */
export function Wordmark({ frame, href, inWords = false }: WordmarkProps) {
  const { shopName, logo, themeName } = frame;
  if (!inWords && logo !== null && logo !== 'look') {
    const { url, width, height } = logo;
    return (
      <a className={styles.home} {...(href === null ? {} : { href })}>
        <img className={styles.logo} src={url} width={width} height={height} alt={shopName} />
      </a>
    );
  }
  const [brand, ...rest] = shopName.split(' ');
  return (
    <a className={styles.home} {...(href === null ? {} : { href })}>
      {logo === 'look' ? <Mark themeName={themeName} /> : null}
      <span className={styles.name}>
        {brand}
        {rest.length > 0 ? <span className={styles.nameRest}> {rest.join(' ')}</span> : null}
      </span>
    </a>
  );
}

export function Header(props: FrameProps) {
  const { frame, links, query } = props;
  return (
    <header className={styles.header} data-ring="ink">
      <Container wide className={styles.row}>
        <MobileMenu {...props} />
        <Wordmark frame={frame} href={links.home} />
        <CategoryMenu items={frame.menu} shortcuts={frame.shortcuts} allHref={links.categories} />
        {frame.features.search ? <SearchForm action={links.search} query={query} terms={frame.popularTerms} /> : null}
        <Tools {...props} />
      </Container>
    </header>
  );
}

function SearchForm({ action, query, terms }: { action: string; query?: string; terms: string[] }) {
  const { t } = useTexts('common');
  return (
    <form role="search" action={action} className={styles.search}>
      <input
        className={styles.searchInput}
        type="search"
        name="q"
        required
        key={query}
        defaultValue={query}
        placeholder={t('searchPlaceholder')}
        aria-label={t('search')}
        list={terms.length > 0 ? 'popular-terms' : undefined}
        autoComplete="off"
        enterKeyHint="search"
      />
      {terms.length > 0 ? (
        <datalist id="popular-terms">
          {terms.map((term) => (
            <option key={term} value={term} />
          ))}
        </datalist>
      ) : null}
      <button type="submit" className={styles.searchButton} aria-label={t('search')}>
        <Icon name="search" />
        <span className={styles.searchWord}>{t('search')}</span>
      </button>
    </form>
  );
}

function Tools({ frame, links }: FrameProps) {
  const { t } = useTexts('common');
  const { customer, features, cart } = frame;
  return (
    <div className={styles.tools}>
      {features.login && features.accountLink ? (
        <Tool href={customer ? links.account : links.login} icon="user" word={customer ? customer.name : t('logIn')} />
      ) : null}
      {links.lists ? <Tool href={links.lists} icon="heart" word={t('lists')} wide /> : null}
      {features.cart ? (
        <a className={styles.tool} href={links.cart} rel="nofollow">
          <Icon name="cart" />
          <span className={styles.toolWord}>{t('cart')}</span>
          {/* Both are updated by app/client/cart-count when a soft change has altered the cart. */}
          <span className={hidden} data-cart-count="words">
            {t('cartCount', { count: cart.quantity })}
          </span>
          <span className={styles.count} aria-hidden="true" data-cart-count="mark" hidden={cart.quantity === 0}>
            {cartMark(cart.quantity)}
          </span>
        </a>
      ) : null}
    </div>
  );
}

function Tool({ href, icon, word, wide }: { href: string; icon: IconName; word: string; wide?: boolean }) {
  return (
    <a className={classes(styles.tool, wide && styles.onlyWideTool)} href={href} aria-label={word}>
      <Icon name={icon} />
      <span className={styles.toolWord}>{word}</span>
    </a>
  );
}
