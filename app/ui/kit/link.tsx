// Links by the rule of spec §2: http opens a new tab, everything else gets a leading slash.
import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';

const external = /^https?:/i;
const kept = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i;

/** The attributes of an <a> for any target that content or data may hold. */
export function linkTo(href: string): { href: string; target?: '_blank'; rel?: 'noopener' } {
  if (external.test(href)) return { href, target: '_blank', rel: 'noopener' };
  return { href: kept.test(href) ? href : `/${href}` };
}

interface SmartLinkProps {
  href: string;
  /** Navigates without a full page load when scripts run. Never in lists: each Remix link costs render time. */
  soft?: boolean;
  prefetch?: 'none' | 'intent';
  /** Preserves the scroll position: panels and filters on the same page. */
  stay?: boolean;
  rel?: string;
  id?: string;
  className?: string;
  title?: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true' | 'step' | 'location';
  'data-close'?: '';
  children: ReactNode;
}

export function SmartLink({ href, soft, prefetch = 'none', stay, rel, children, ...rest }: SmartLinkProps) {
  const target = linkTo(href);
  if (soft && !target.target && /^[/?]/.test(target.href)) {
    return (
      <Link to={target.href} discover="none" prefetch={prefetch} preventScrollReset={stay} rel={rel} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a {...target} rel={target.rel ?? rel} {...rest}>
      {children}
    </a>
  );
}
