// Notices to the visitor on any page: the notification bar, toasts, and the loading line.
import { TOAST_LEVELS, toastLifetime } from '#domain/form/toast';
import { useTexts } from '~/i18n/use-texts';
import type { NotificationView } from '~/models/content';
import type { ToastView } from '~/models/frame';
import { Icon } from '../kit';
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
    <section className={styles.notice} data-notification="" aria-label={t('notification')}>
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

/** Spec §9: levels 0–4; 3 and 4 are trouble and stay until they are closed. Scripts close them (app/client/toast-lifetime); without them a toast stays until the next page. */
export function Toasts({ toasts }: { toasts: ToastView[] }) {
  const { t } = useTexts('common');
  return (
    <div className={styles.toasts} role="status" data-toasts={t('close')}>
      {toasts.map((toast) => {
        const lifetime = toastLifetime(toast.level);
        return (
          <div
            key={`${toast.level}-${toast.text}`}
            className={styles.toast[toneOfToast(toast.level)]}
            data-lifetime={lifetime ?? undefined}
          >
            <Icon name={lifetime === null ? 'warning' : 'check-circle'} />
            <p>{toast.text}</p>
          </div>
        );
      })}
    </div>
  );
}

/** Spec §8: a warning is yellow, an error red. */
function toneOfToast(level: ToastView['level']): keyof typeof styles.toast {
  if (level === TOAST_LEVELS.error) return 'trouble';
  return level === TOAST_LEVELS.warning ? 'warned' : 'done';
}

/** The place of a thin line at the top edge, and its words; app/client/loading draws it. */
export function LoadingPlace() {
  const { t } = useTexts('common');
  return <div role="status" className={styles.loading} data-loading={t('loading')} />;
}
