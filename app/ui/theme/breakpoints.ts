// The widths at which layouts change (spec §9) as media queries: upward, with phones as the base; styles of narrow windows alone are below.
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, full: 1920 } as const;

const above = (width: number) => `screen and (min-width: ${width}px)`;

export const from = {
  sm: above(breakpoints.sm),
  md: above(breakpoints.md),
  lg: above(breakpoints.lg),
  xl: above(breakpoints.xl),
  xxl: above(breakpoints.xxl),
  full: above(breakpoints.full),
} as const;

/** What a wider window has no need of, such as a sheet over the page. */
export const below = {
  sm: `screen and (max-width: ${breakpoints.sm - 0.02}px)`,
  lg: `screen and (max-width: ${breakpoints.lg - 0.02}px)`,
} as const;

/** Two ways of setting the same thing: neither has to win over the other. */
export const between = { mdAndXl: `${from.md} and (max-width: ${breakpoints.xl - 0.02}px)` } as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Colours that the system sets, for readers who need contrast: grounds and shadows vanish, outlines, borders and system colours stay. */
export const forcedColors = '(forced-colors: active)';
