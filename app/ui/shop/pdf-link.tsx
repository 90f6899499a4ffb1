// A way to a paper: a sign, and the words that say which.
import type { ReactNode } from 'react';
import { Icon } from '~/ui/kit';
import { iconLink } from './icon-link.css';

interface PdfLinkProps {
  href: string;
  /** Where the words alone do not say which paper. */
  label?: string;
  children: ReactNode;
}

export function PdfLink({ href, label, children }: PdfLinkProps) {
  return (
    <a className={iconLink} href={href} aria-label={label}>
      <Icon name="download" size="s" />
      {children}
    </a>
  );
}
