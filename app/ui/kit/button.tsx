// Buttons, and links that are drawn as buttons.
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import * as styles from './button.css';
import { classes } from './classes';
import { SmartLink } from './link';

export type ButtonTone = keyof typeof styles.tone;
export type ButtonSize = keyof typeof styles.size;

interface Look {
  tone?: ButtonTone;
  size?: ButtonSize;
  full?: boolean;
  className?: string;
}

/** For elements that must look like a button and are not our own buttons, such as <summary>. */
export function buttonClass({ tone = 'primary', size = 'medium', full, className }: Look = {}): string {
  return classes(styles.button, styles.tone[tone], styles.size[size], full && styles.full, className);
}

type ButtonProps = Look & { busy?: boolean; children: ReactNode } & Omit<
    ComponentPropsWithoutRef<'button'>,
    'className' | 'style'
  >;

export function Button({ tone, size, full, busy, className, type = 'submit', children, ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ tone, size, full, className })}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  soft?: boolean;
  stay?: boolean;
  rel?: string;
  id?: string;
  'aria-label'?: string;
  children: ReactNode;
}

export function ButtonLink({ tone, size, full, className, ...rest }: ButtonLinkProps) {
  return <SmartLink className={buttonClass({ tone, size, full, className })} {...rest} />;
}

/** Says that something is under way. The words beside it say what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
