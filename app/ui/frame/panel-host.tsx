// The frame of every slide-in panel (architecture §4): first in <body>, open without scripts, modal with them (app/client/open-panel).
import { type ReactNode, useId } from 'react';
import { useTexts } from '~/i18n/use-texts';
import { Heading, Icon, VisuallyHidden } from '../kit';
import * as styles from './panel.css';

interface PanelHostProps {
  /** By it scripts know whether it is the same panel with other content. */
  name: string;
  title: string;
  /** The same page without the panel. */
  closeHref: string;
  /** Stays in sight under the scrolling part: totals and the one primary button. */
  footer?: ReactNode;
  children: ReactNode;
}

export function PanelHost({ name, title, closeHref, footer, children }: PanelHostProps) {
  const { t } = useTexts('common');
  const id = useId();
  return (
    <>
      <a className={styles.scrim} href={closeHref} data-close="" rel="nofollow" tabIndex={-1}>
        <VisuallyHidden>{t('close')}</VisuallyHidden>
      </a>
      <dialog open className={styles.panel} data-panel={name} aria-labelledby={id}>
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
    <a className={styles.close} href={href} data-close="" rel="nofollow" aria-label={label}>
      <Icon name="close" />
    </a>
  );
}

type PeekProps = Pick<PanelHostProps, 'title' | 'closeHref' | 'children'>;

/** The minicart for a moment after adding (spec §4 "UI state"): it does not move the focus, and remains visible without scripts. */
export function Peek({ title, closeHref, children }: PeekProps) {
  const { t } = useTexts('common');
  return (
    <div role="status" className={styles.peek} data-peek="">
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
