// Measures that are the same in every look: the 4/8 rhythm, the fixed widths of spec §9, layers and motion.

/** Multiples of 4 px: `space[2]` is 8 px. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  24: '6rem',
} as const;

export type Space = keyof typeof space;

/** Spec §9: container, sidebar, header and signup button. */
export const measure = {
  container: '1450px',
  sidebar: '9.375rem',
  header: '80px',
  tap: '2.75rem',
  text: '42rem',
  panel: '30rem',
  besideSidebar: '650px',
} as const;

/** Stacking order; the modal layer is named by spec §9. */
export const layer = { raised: 1, sticky: 20, menu: 40, peek: 900, modal: 1000, toast: 1100, overlay: 1200 } as const;

export const motion = { quick: '140ms ease-out', slide: '220ms cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;
