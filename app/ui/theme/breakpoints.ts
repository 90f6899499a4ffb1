// The widths at which layouts change (spec §9) as media queries for styles; upward only, phones are the base.
export const breakpoints = { sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, full: 1920 } as const;

export const from = {
  sm: 'screen and (min-width: 640px)',
  md: 'screen and (min-width: 768px)',
  lg: 'screen and (min-width: 1024px)',
  xl: 'screen and (min-width: 1280px)',
  xxl: 'screen and (min-width: 1536px)',
  full: 'screen and (min-width: 1920px)',
} as const;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
