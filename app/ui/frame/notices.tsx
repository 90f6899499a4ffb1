// What the shop tells the visitor on any page: the notification bar, toasts, and that a page is loading.

import { useEffect, useRef } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { toastLifetime } from '#domain/toast';
import { useTexts } from '~/i18n/use-texts';
import type { NotificationView } from '~/models/content';
import type { ToastView } from '~/models/frame';
import { Icon, VisuallyHidden } from '../kit';
import * as styles from './bars.css';

interface NotificationBarProps {
  notification: NotificationView;
  /** Where the closing form posts to; closing is one-way (spec §4 "Notification"). */
  closeAction: string;
  here: string;
}

export function NotificationBar({ notification, closeAction, here }: NotificationBarProps) {
  const { t } = useTexts('common');
  return (
    <section className={styles.notice} aria-label={t('notification')}>
      <Icon name="bell" size="s" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and again in the service's map (architecture §5). */}
      <div className={styles.noticeText} dangerouslySetInnerHTML={{ __html: notification.html }} />
      <form method="post" action={closeAction}>
        <input type="hidden" name="id" value={notification.id} />
        <input type="hidden" name="returnTo" value={here} />
        <button type="submit" className={styles.noticeClose} aria-label={t('notificationClose')}>
          <Icon name="close" size="s" />
        </button>
      </form>
    </section>
  );
}

interface ToastsProps {
  toasts: ToastView[];
  /** With scripts: takes one away. Without them a toast stays until the next page. */
  onClose?: (toast: ToastView) => void;
}

const stays = ({ level }: ToastView) => toastLifetime(level) === null;

/** Spec §9: levels 0–4; 3 and 4 are trouble and stay until they are closed. */
export function Toasts({ toasts, onClose }: ToastsProps) {
  const { t } = useTexts('common');
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (!element || toasts.length === 0 || !('popover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
    return () => element.hidePopover();
  }, [toasts]);

  return (
    <div ref={box} className={styles.toasts} role="status">
      {toasts.map((toast) => (
        <div key={`${toast.level}-${toast.text}`} className={stays(toast) ? styles.toast.trouble : styles.toast.done}>
          <Icon name={stays(toast) ? 'warning' : 'check-circle'} />
          <p>{toast.text}</p>
          {isHydrated && onClose ? (
            <button type="button" className={styles.plainButton} aria-label={t('close')} onClick={() => onClose(toast)}>
              <Icon name="close" size="s" />
            </button>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** A thin line at the top edge. `visible` comes from the loading hook of the client folder. */
export function LoadingOverlay({ visible }: { visible: boolean }) {
  const { t } = useTexts('common');
  return (
    <div role="status" className={visible ? styles.loading : undefined}>
      {visible ? (
        <>
          <div className={styles.loadingLine} />
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        </>
      ) : null}
    </div>
  );
}
