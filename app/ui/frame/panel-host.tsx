// The frame of every slide-in panel (architecture §4): first in <body>, open without scripts, modal with them.
import { Link } from '@remix-run/react';
import { type ReactNode, useId, useRef } from 'react';
import { useTexts } from '~/i18n/use-texts';
import { Heading, Icon } from '../kit';
import { useModal } from './modal';
import * as styles from './panel.css';

interface PanelHostProps {
  title: string;
  /** The same page without the panel. */
  closeHref: string;
  /** Stays in sight under the scrolling part: totals and the one primary button. */
  footer?: ReactNode;
  modal?: boolean;
  children: ReactNode;
}

export function PanelHost({ title, closeHref, footer, modal = true, children }: PanelHostProps) {
  const { t } = useTexts('common');
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const behaviour = useModal(ref, closeHref, modal);
  return (
    <>
      <Link
        className={styles.scrim}
        to={closeHref}
        replace
        preventScrollReset
        discover="none"
        tabIndex={-1}
        aria-label={t('close')}
      />
      <dialog ref={ref} open className={styles.panel} aria-labelledby={id} {...behaviour}>
        <div className={styles.head}>
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          <CloseLink href={closeHref} label={t('close')} />
        </div>
        <div className={styles.body}>{children}</div>
        {footer ? <div className={styles.foot}>{footer}</div> : null}
      </dialog>
    </>
  );
}

function CloseLink({ href, label }: { href: string; label: string }) {
  return (
    <Link
      className={styles.close}
      to={href}
      replace
      preventScrollReset
      discover="none"
      rel="nofollow"
      aria-label={label}
    >
      <Icon name="close" />
    </Link>
  );
}

/** What pauses the peek: pointer over it or focus in it. Comes from the timer in the client folder. */
export interface PeekHold {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

interface PeekProps {
  title: string;
  closeHref: string;
  hold?: PeekHold;
  children: ReactNode;
}

/** The minicart for a moment after adding (spec §4 "UI state"): told, not forced; no focus moves, and it stays without scripts. */
export function Peek({ title, closeHref, hold, children }: PeekProps) {
  const { t } = useTexts('common');
  return (
    <div role="status" className={styles.peek} {...hold}>
      <div className={styles.head}>
        <Heading level={2} size="h4">
          {title}
        </Heading>
        <CloseLink href={closeHref} label={t('close')} />
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
