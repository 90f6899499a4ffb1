// The three layouts of spec §2: default (sidebar, header, footer), checkout (neither header nor footer), simple (sidebar only).
import type { ReactNode } from 'react';
import { useTexts } from '~/i18n/use-texts';
import type { MenuItem } from '~/models/catalogue';
import { CachedMarkup, Container, classes, Icon, linkTo, type Memory, ServerOnly } from '../kit';
import { Footer } from './footer';
import { Header, Wordmark } from './header';
import * as styles from './layout.css';
import type { FrameProps } from './links';
import { TopBar } from './top-bar';

interface LayoutProps extends FrameProps {
  children: ReactNode;
}

interface DefaultLayoutProps {
  /** Null in the browser, which keeps the frame as the server drew it. */
  props: FrameProps | null;
  /** False on pages that want the whole width (front page, product page, account), and where there is no menu. */
  sidebar: boolean;
  /** Above everything else: the notification. */
  top?: ReactNode;
  children: ReactNode;
}

export function DefaultLayout({ props, sidebar, top, children }: DefaultLayoutProps) {
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && props ? <Top {...props}>{top}</Top> : null}</ServerOnly>
      <Container wide={sidebar} className={sidebar ? styles.withSidebar : undefined}>
        {sidebar ? (
          <ServerOnly>
            {import.meta.env.SSR && props ? <Sidebar items={props.frame.menu} here={props.here} /> : null}
          </ServerOnly>
        ) : null}
        <main id="main" tabIndex={-1} className={classes(styles.main, sidebar && styles.besideSidebar)}>
          {children}
        </main>
      </Container>
      <ServerOnly>{import.meta.env.SSR && props ? <Footer {...props} /> : null}</ServerOnly>
    </>
  );
}

function Top({ children, ...frame }: LayoutProps) {
  return (
    <>
      {children}
      <TopBar frame={frame.frame} links={frame.links} here={frame.here} />
      <Header {...frame} />
    </>
  );
}

/** The categories beside the page; the current one shows its children. */
export function Sidebar({ items, here }: { items: MenuItem[]; here: string }) {
  const path = here.split('?')[0] ?? here;
  const targetOf = (item: MenuItem) => linkTo(item.href).href;
  const open = items.find((item) => path === targetOf(item) || path.startsWith(`${targetOf(item)}/`));
  const current = [open, ...(open?.children ?? [])].find((item) => item && targetOf(item) === path);
  return (
    <CachedMarkup memory={SIDEBARS} of={items} as={`${open?.id} ${current?.id}`}>
      <SideLinks items={items} open={open} path={path} />
    </CachedMarkup>
  );
}

const SIDEBARS: Memory = new WeakMap();

function SideLinks({ items, open, path }: { items: MenuItem[]; open: MenuItem | undefined; path: string }) {
  const { t } = useTexts('common');
  return (
    <nav className={styles.sidebar} aria-label={t('categories')}>
      {items.map((item) => (
        <div key={item.id}>
          <SideLink item={item} path={path} />
          {item === open
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

interface CheckoutLayoutProps {
  /** Null in the browser, as in the default layout. */
  props: FrameProps | null;
  back: { href: string; label: string };
  children: ReactNode;
}

/** Nothing that leads away but the mark and the way back to the cart. */
export function CheckoutLayout({ props, back, children }: CheckoutLayoutProps) {
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && props ? <CheckoutTop {...props} back={back} /> : null}</ServerOnly>
      <Container>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </Container>
    </>
  );
}

function CheckoutTop({ frame, links, back }: FrameProps & Pick<CheckoutLayoutProps, 'back'>) {
  return (
    <Container as="header">
      <div className={styles.checkoutTop}>
        <Wordmark frame={frame} href={links.home} />
        <a className={styles.backLink} href={back.href}>
          <Icon name="chevron-left" size="s" />
          {back.label}
        </a>
      </div>
    </Container>
  );
}

/** Login, account creation, small pages of panels: only a sidebar with the mark, the way home, and why to trust the shop. */
export function SimpleLayout({ props, children }: Pick<CheckoutLayoutProps, 'props' | 'children'>) {
  return (
    <div className={styles.simple}>
      <ServerOnly>{import.meta.env.SSR && props ? <SimpleSide {...props} /> : null}</ServerOnly>
      <main id="main" tabIndex={-1} className={styles.simpleMain}>
        {children}
      </main>
    </div>
  );
}

function SimpleSide({ frame, links }: FrameProps) {
  const { t } = useTexts('common');
  return (
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
      <a className={styles.backLink} href={links.language} rel="nofollow">
        <Icon name="globe" size="s" />
        {t('languageName')}
      </a>
      {frame.features.browse ? (
        <a className={styles.backLink} href={links.home}>
          <Icon name="chevron-left" size="s" />
          {t('toFrontPage')}
        </a>
      ) : null}
    </aside>
  );
}
