// The three layouts of spec §2: default (sidebar, header, footer), checkout (neither header nor footer), simple (sidebar only).
import type { ReactNode } from 'react';
import { withdrawPath } from '#domain/page/addresses';
import { useTexts } from '~/i18n/use-texts';
import { Container, classes, Icon, ServerOnly, SideMenuContext } from '../kit';
import { Footer } from './footer';
import { Header, Wordmark } from './header';
import * as styles from './layout.css';
import type { FrameProps, Side } from './links';
import { PaymentMarks, SellerLine } from './seller-line';
import { BranchMenu, Sidebar } from './sidebar';
import { TopBar } from './top-bar';

interface LayoutProps extends FrameProps {
  children: ReactNode;
}

interface DefaultLayoutProps {
  /** Null in the browser, which retains the frame as the server rendered it. */
  props: FrameProps | null;
  side: Side;
  /** Notices above everything, and prompts at the bottom edge. */
  top?: ReactNode;
  /** Content between the page and its footer, and after everything. */
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

export function DefaultLayout({ props, side, top, before, after, children }: DefaultLayoutProps) {
  const sidebar = side === 'menu';
  const menu = import.meta.env.SSR && props ? { items: props.frame.menu, here: props.here } : null;
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && props ? <Top {...props}>{top}</Top> : null}</ServerOnly>
      <Container wide={side !== 'none'} className={sidebar ? styles.withSidebar : undefined}>
        {sidebar ? <ServerOnly>{menu ? <Sidebar {...menu} /> : null}</ServerOnly> : null}
        <main
          id="main"
          tabIndex={-1}
          className={classes(side === 'list' ? styles.listMain : styles.main, sidebar && styles.besideSidebar)}
        >
          <SideMenuContext.Provider value={menu && side === 'list' ? <BranchMenu {...menu} /> : null}>
            {children}
          </SideMenuContext.Provider>
        </main>
      </Container>
      <ServerOnly>
        {import.meta.env.SSR && props ? (
          <>
            {before}
            <Footer {...props} />
            {after}
          </>
        ) : null}
      </ServerOnly>
    </>
  );
}

function Top({ children, ...frame }: LayoutProps) {
  return (
    <>
      {children}
      <TopBar {...frame} />
      <Header {...frame} />
    </>
  );
}

interface CheckoutLayoutProps {
  /** Null in the browser, as in the default layout. */
  props: FrameProps | null;
  back: { href: string; label: string };
  children: ReactNode;
}

/** Its only links are the logo and the way back to the cart. */
export function CheckoutLayout({ props, back, children }: CheckoutLayoutProps) {
  return (
    <>
      <ServerOnly>{import.meta.env.SSR && props ? <CheckoutTop {...props} back={back} /> : null}</ServerOnly>
      <Container>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </Container>
      <ServerOnly>{import.meta.env.SSR && props ? <CheckoutFoot {...props} /> : null}</ServerOnly>
    </>
  );
}

/** Whom the buyer pays, and how: read where money changes hands. */
function CheckoutFoot({ frame }: FrameProps) {
  return (
    <Container>
      <div className={styles.checkoutFoot}>
        <SellerLine seller={frame.seller} />
        <PaymentMarks marks={frame.paymentMarks} />
      </div>
    </Container>
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
      <Wordmark frame={frame} href={frame.features.browse ? links.home : null} inWords />
      <ul className={styles.simpleFacts}>
        {frame.facts.map((fact) => (
          <li key={fact.title}>
            <strong>{fact.title}</strong>
            <div>{fact.text}</div>
          </li>
        ))}
      </ul>
      {links.language ? (
        <a className={styles.backLink} href={links.language} rel="nofollow">
          <Icon name="globe" size="s" />
          {t('languageName')}
        </a>
      ) : null}
      {frame.features.browse ? (
        <a className={styles.backLink} href={links.home}>
          <Icon name="chevron-left" size="s" />
          {t('toFrontPage')}
        </a>
      ) : null}
      {/* The law wants it on every page (Directive 2011/83/EU, article 11a). */}
      {frame.features.withdraw ? (
        <a className={styles.backLink} href={withdrawPath()}>
          {t('withdrawal:link')}
        </a>
      ) : null}
    </aside>
  );
}
