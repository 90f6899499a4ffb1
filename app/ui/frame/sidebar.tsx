// The categories next to a page: all of them in a separate column, or the current branch above a list's filters.
import { useTexts } from '~/i18n/use-texts';
import type { MenuItem } from '~/models/catalogue';
import { CachedMarkup, Details, linkTo, type Memory } from '../kit';
import * as styles from './sidebar.css';

const SIDEBARS: Memory = new WeakMap();
const BRANCHES: Memory = new WeakMap();

interface SidebarProps {
  items: MenuItem[];
  /** Path and query of this page. */
  here: string;
}

const targetOf = (item: MenuItem) => linkTo(item.href).href;

const liesIn = (item: MenuItem, path: string) => path === targetOf(item) || path.startsWith(`${targetOf(item)}/`);

/** The category and the sub-category of the menu that contain the page. */
function branchAt({ items, here }: SidebarProps) {
  const path = here.split('?')[0] ?? here;
  const open = items.find((item) => liesIn(item, path));
  return { path, open, child: open?.children.find((item) => liesIn(item, path)) };
}

/** Every category; the current one shows its children. */
export function Sidebar(props: SidebarProps) {
  const { t } = useTexts('common');
  const { items } = props;
  const { path, open, child } = branchAt(props);
  const current = [open, child].find((item) => item && targetOf(item) === path);
  const marked = { path, as: 'page' as const };
  return (
    <CachedMarkup memory={SIDEBARS} of={items} as={`${open?.id} ${current?.id}`}>
      <nav className={styles.sidebar} aria-label={t('categories')}>
        {items.map((item) => (
          <div key={item.id}>
            <SideLink item={item} marked={marked} />
            {item === open
              ? item.children.map((each) => <SideLink key={each.id} item={each} marked={marked} child />)
              : null}
          </div>
        ))}
      </nav>
    </CachedMarkup>
  );
}

/** The visitor's category with its children, and the others collapsed: the list's filters come below. */
export function BranchMenu(props: SidebarProps) {
  const { t } = useTexts('common');
  const { items } = props;
  const { open, child, path } = branchAt(props);
  // Deeper than the menu goes, the sub-category above is marked.
  const nearest = child ?? open;
  const isPage = nearest !== undefined && targetOf(nearest) === path;
  const marked = nearest ? { path: targetOf(nearest), as: isPage ? ('page' as const) : ('true' as const) } : undefined;
  return (
    <CachedMarkup memory={BRANCHES} of={items} as={`${nearest?.id} ${isPage}`}>
      <nav className={styles.branch} aria-label={t('categories')}>
        {open ? (
          <>
            <SideLink item={open} marked={marked} />
            {open.children.map((each) => (
              <SideLink key={each.id} item={each} marked={marked} child />
            ))}
          </>
        ) : null}
        <Details summary={open ? t('otherCategories') : t('categories')} className={styles.others}>
          {items.map((item) => (item === open ? null : <SideLink key={item.id} item={item} />))}
        </Details>
      </nav>
    </CachedMarkup>
  );
}

interface SideLinkProps {
  item: MenuItem;
  /** Where the visitor is: on that very page, or below it. */
  marked?: { path: string; as: 'page' | 'true' };
  child?: boolean;
}

function SideLink({ item, marked, child }: SideLinkProps) {
  const target = linkTo(item.href);
  return (
    <a
      className={child ? styles.sideChild : styles.sideLink}
      aria-current={target.href === marked?.path ? marked.as : undefined}
      {...target}
    >
      {item.label}
    </a>
  );
}
