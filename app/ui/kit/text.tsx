// Running text, headings, and text for those who listen to the page.
import type { ReactNode } from 'react';
import { classes } from './classes';
import * as styles from './text.css';

interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | 'li' | 'label' | 'time' | 'address';
  size?: keyof typeof styles.size;
  tone?: keyof typeof styles.tone;
  strong?: boolean;
  /** Limits lines to a readable length. */
  prose?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Text({
  as: Tag = 'p',
  size = 'body',
  tone = 'ink',
  strong,
  prose,
  id,
  className,
  children,
}: TextProps) {
  const theme = classes(
    styles.size[size],
    styles.tone[tone],
    strong && styles.strong,
    prose && styles.prose,
    className,
  );
  return (
    <Tag id={id} className={theme}>
      {children}
    </Tag>
  );
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** The visual size; the level is its place in the outline. */
  size?: keyof typeof styles.heading;
  id?: string;
  tabIndex?: number;
  className?: string;
  children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export function Heading({ level, size, id, tabIndex, className, children }: HeadingProps) {
  const Tag = tags[level];
  return (
    <Tag id={id} tabIndex={tabIndex} className={classes(styles.heading[size ?? Tag], className)}>
      {children}
    </Tag>
  );
}

/** A heading is itself hidden: a heading inside a span is no HTML. */
export function VisuallyHidden({
  as: Tag = 'span',
  children,
  id,
}: {
  as?: 'span' | 'h2';
  children: ReactNode;
  id?: string;
}) {
  return (
    <Tag id={id} className={styles.hidden}>
      {children}
    </Tag>
  );
}
