// Buttons, and links that are drawn as buttons.
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import * as styles from './button.css';
import { classes } from './classes';
import { SmartLink } from './link';
import { forKeys, gone } from './without-scripts.css';

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

const WITH_SCRIPTS = { gone, 'on-focus': forKeys };

interface ButtonState {
  busy?: boolean;
  /** For browsers without scripts: where scripts run and the field acts by itself, it is gone, or seen by those who reach it with the keyboard. */
  withScripts?: keyof typeof WITH_SCRIPTS;
  children: ReactNode;
}

type ButtonProps = Look & ButtonState & Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style'>;

export function Button({
  tone,
  size,
  full,
  busy,
  withScripts,
  className,
  type = 'submit',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classes(buttonClass({ tone, size, full, className }), withScripts && WITH_SCRIPTS[withScripts])}
      data-with-scripts={withScripts}
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

/** Indicates progress. The text next to it says of what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
