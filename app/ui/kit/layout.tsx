// Boxes that give their children room: stack (down), inline (across), grid, container, card.
import type { ReactNode } from 'react';
import { classes } from './classes';
import * as styles from './layout.css';

type Tag =
  | 'div'
  | 'section'
  | 'ul'
  | 'ol'
  | 'nav'
  | 'article'
  | 'aside'
  | 'main'
  | 'header'
  | 'footer'
  | 'li'
  | 'dl'
  | 'span';

interface BoxProps {
  as?: Tag;
  id?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  className?: string;
  children: ReactNode;
}

type Gap = keyof typeof styles.gap;

export function Stack({ as: Box = 'div', gap = 4, className, ...rest }: BoxProps & { gap?: Gap }) {
  return <Box className={classes(styles.stack, styles.gap[gap], className)} {...rest} />;
}

interface InlineProps extends BoxProps {
  gap?: Gap;
  wrap?: boolean;
  align?: keyof typeof styles.align;
  justify?: keyof typeof styles.justify;
}

export function Inline(props: InlineProps) {
  const { as: Box = 'div', gap = 2, wrap = true, align = 'center', justify = 'start', className, ...rest } = props;
  const theme = classes(
    styles.inline,
    styles.gap[gap],
    wrap && styles.wrap,
    styles.align[align],
    styles.justify[justify],
    className,
  );
  return <Box className={theme} {...rest} />;
}

interface GridProps extends Omit<BoxProps, 'children'> {
  children?: ReactNode;
  /** In place of children: items that the server has drawn by themselves. */
  dangerouslySetInnerHTML?: { __html: string };
  /** Smallest column: a product tile (two across on phones), or 9, 15 or 22 rem. */
  min?: keyof typeof styles.grid;
  gap?: Gap;
}

export function Grid({ as: Box = 'div', min = 'm', gap = 'tiles', className, ...rest }: GridProps) {
  return <Box className={classes(styles.grid[min], styles.gap[gap], className)} {...rest} />;
}

export function Container({ as: Box = 'div', wide, className, ...rest }: BoxProps & { wide?: boolean }) {
  return <Box className={classes(styles.container, wide && styles.wide, className)} {...rest} />;
}

export function Card({ as: Box = 'div', tint, className, ...rest }: BoxProps & { tint?: boolean }) {
  return <Box className={classes(styles.card, tint && styles.cardTint, className)} {...rest} />;
}

/** HTML that the services have sanitised already. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when written and again in the service's map (architecture §5).
  return <div className={classes(styles.richText, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
