// The three layouts of spec §2: default (sidebar, header, footer), checkout (neither header nor footer), simple (sidebar only).
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '~/models/catalogue';
import { Container, classes, Icon, linkTo } from '../kit';
import { Footer } from './footer';
import { Header, Wordmark } from './header';
import * as styles from './layout.css';
import type { FrameProps } from './links';
import { TopBar } from './top-bar';

interface LayoutProps extends FrameProps {
  children: ReactNode;
}

interface DefaultLayoutProps extends LayoutProps {
  /** False on pages that want the whole width (front page, product page, account). */
  sidebar?: boolean;
}

export function DefaultLayout({ children, sidebar = true, ...frame }: DefaultLayoutProps) {
  const withSidebar = sidebar && frame.frame.menu.length > 0;
  return (
    <>
      <TopBar frame={frame.frame} links={frame.links} here={frame.here} />
      <Header {...frame} />
      <Container wide={withSidebar} className={withSidebar ? styles.withSidebar : undefined}>
        {withSidebar ? <Sidebar items={frame.frame.menu} here={frame.here} /> : null}
        <main id="main" tabIndex={-1} className={classes(styles.main, withSidebar && styles.besideSidebar)}>
          {children}
        </main>
      </Container>
      <Footer {...frame} />
    </>
  );
}

/** The categories beside the page; the current one shows its children. */
export function Sidebar({ items, here }: { items: MenuItem[]; here: string }) {
  const { t } = useTranslation('common');
  const path = here.split('?')[0] ?? here;
  const within = (item: MenuItem) => path === linkTo(item.href).href || path.startsWith(`${linkTo(item.href).href}/`);
  return (
    <nav className={styles.sidebar} aria-label={t('categories')}>
      {items.map((item) => (
        <div key={item.id}>
          <SideLink item={item} path={path} />
          {within(item)
            ? item.children.map((child) => <SideLink key={child.id} item={child} path={path} child />)
            : null}
        </div>
      ))}
    </nav>
  );
}

function SideLink({ item, path, child }: { item: MenuItem; path: string; child?: boolean }) {
  const target = linkTo(item.href);
  return (
    <a
      className={child ? styles.sideChild : styles.sideLink}
      aria-current={target.href === path ? 'page' : undefined}
      {...target}
    >
      {item.label}
    </a>
  );
}

interface CheckoutLayoutProps extends LayoutProps {
  back: { href: string; label: string };
}

/** Nothing that leads away but the mark and the way back to the cart. */
export function CheckoutLayout({ frame, links, back, children }: CheckoutLayoutProps) {
  return (
    <>
      <Container as="header">
        <div className={styles.checkoutTop}>
          <Wordmark frame={frame} href={links.home} />
          <a className={styles.backLink} href={back.href}>
            <Icon name="chevron-left" size="s" />
            {back.label}
          </a>
        </div>
      </Container>
      <Container>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </Container>
    </>
  );
}

/** Login, account creation, small pages of panels: only a sidebar with the mark, the way home, and why to trust the shop. */
export function SimpleLayout({ frame, links, children }: LayoutProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.simple}>
      <aside className={styles.simpleSide} data-ring="ink">
        <Wordmark frame={frame} href={links.home} />
        <ul className={styles.simpleFacts}>
          {frame.facts.map((fact) => (
            <li key={fact.title}>
              <strong>{fact.title}</strong>
              <div>{fact.text}</div>
            </li>
          ))}
        </ul>
        <a className={styles.backLink} href={links.home}>
          <Icon name="chevron-left" size="s" />
          {t('toFrontPage')}
        </a>
      </aside>
      <main id="main" tabIndex={-1} className={styles.simpleMain}>
        {children}
      </main>
    </div>
  );
}
