// What the shop has to say: message bars, the error summary of a form, and states with nothing to show.
import { type ReactNode, useId } from 'react';
import type { Picture } from '~/models/product';
import { classes } from './classes';
import { Icon, type IconName } from './icon';
import * as styles from './message.css';
import { Photo } from './photo';
import { Heading } from './text';

export type MessageTone = keyof typeof styles.tone;

const icons: Record<MessageTone, IconName> = {
  error: 'error',
  warning: 'warning',
  info: 'info',
  success: 'check-circle',
};

interface MessageBarProps {
  tone: MessageTone;
  title?: ReactNode;
  id?: string;
  children?: ReactNode;
}

export function MessageBar({ tone, title, id, children }: MessageBarProps) {
  return (
    <div id={id} role={tone === 'error' ? 'alert' : 'status'} className={classes(styles.bar, styles.tone[tone])}>
      <Icon name={icons[tone]} />
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

interface ErrorSummaryProps {
  title: string;
  /** `id` of the field (`fieldId(name)`), so that each line links to the field to correct. */
  errors: { id: string; text: string }[];
}

export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div
      role="alert"
      tabIndex={-1}
      aria-labelledby={id}
      className={classes(styles.bar, styles.tone.error)}
      data-error-summary=""
    >
      <Icon name="error" />
      <div className={styles.body}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        <ul className={styles.errors}>
          {errors.map((error) => (
            <li key={error.id + error.text}>
              <a href={`#${error.id}`}>{error.text}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

interface EmptyStateProps {
  title: ReactNode;
  level?: 1 | 2 | 3;
  icon?: IconName;
  picture?: Picture;
  /** What to do next: words and buttons. */
  children?: ReactNode;
}

export function EmptyState({ title, level = 2, icon, picture, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture ? <Photo picture={picture} width={240} height={240} /> : null}
      {icon ? (
        <span className={styles.emptyIcon}>
          <Icon name={icon} size="xl" />
        </span>
      ) : null}
      <div className={styles.emptyBody}>
        <Heading level={level} size="h2">
          {title}
        </Heading>
        {children}
      </div>
    </div>
  );
}
