// Breadcrumbs, pagination and collapsible details.
import type { ReactNode } from 'react';
import type { Paging } from '~/models/catalogue';
import type { Crumb } from '~/models/product';
import { classes } from './classes';
import { Icon } from './icon';
import { linkTo } from './link';
import * as styles from './navigation.css';

/** The last crumb is the page itself and no link. `way`: a category's way down to a product is shown on the product's page. */
export function Crumbs({ label, crumbs, way }: { label: string; crumbs: Crumb[]; way?: 'category' | 'product' }) {
  return (
    <nav aria-label={label} data-way={way}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, at) => (
          <li key={crumb.href} className={styles.crumb}>
            {at === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a {...linkTo(crumb.href)}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** First, last, and the neighbours of the current page; null is a gap. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const shown: (number | null)[] = [];
  for (let each = 1; each <= pages; each += 1) {
    const near = Math.abs(each - page) <= 1 || each === 1 || each === pages;
    if (near) shown.push(each);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}

interface PagerProps {
  paging: Paging;
  hrefFor: (page: number) => string;
  labels: { nav: string; previous: string; next: string };
}

export function Pager({ paging, hrefFor, labels }: PagerProps) {
  const { page, pages } = paging;
  if (pages < 2) return null;
  return (
    <nav aria-label={labels.nav} className={styles.pager}>
      {page > 1 ? (
        <a className={styles.page} rel="prev" href={hrefFor(page - 1)}>
          <Icon name="chevron-left" size="s" />
          {labels.previous}
        </a>
      ) : null}
      {pagesShown(page, pages).map((each, at) => (
        <PageLink key={each ?? `gap-${at}`} page={each} current={each === page} hrefFor={hrefFor} />
      ))}
      {page < pages ? (
        <a className={styles.page} rel="next" href={hrefFor(page + 1)}>
          {labels.next}
          <Icon name="chevron-right" size="s" />
        </a>
      ) : null}
    </nav>
  );
}

function PageLink({
  page,
  current,
  hrefFor,
}: {
  page: number | null;
  current: boolean;
  hrefFor: (page: number) => string;
}) {
  // Three dots, not the ellipsis character: a character outside Latin-1 doubles the memory that the server uses for the page.
  if (page === null) return <span className={styles.page}>...</span>;
  return (
    <a className={styles.page} href={hrefFor(page)} aria-current={current ? 'page' : undefined}>
      {page}
    </a>
  );
}

interface DetailsProps {
  summary: ReactNode;
  open?: boolean;
  id?: string;
  /** Details with the same group close each other. */
  group?: string;
  className?: string;
  children: ReactNode;
}

export function Details({ summary, open, id, group, className, children }: DetailsProps) {
  return (
    <details id={id} className={classes(styles.details, className)} open={open} {...(group ? { name: group } : {})}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <Icon name="chevron-down" size="s" />
      </summary>
      <div className={styles.detailsBody}>{children}</div>
    </details>
  );
}
