// The colours of printing inks. They are what is sold, so they are the same in every look.
const BLACK = '#23262b';
const CYAN = '#1ba3cf';
const MAGENTA = '#c7257e';
const YELLOW = '#f2d21b';

export const INKS = {
  black: BLACK,
  cyan: CYAN,
  magenta: MAGENTA,
  yellow: YELLOW,
  colour: `conic-gradient(${CYAN} 0 33%, ${MAGENTA} 0 66%, ${YELLOW} 0)`,
  photo: '#4a4f9c',
  set: `conic-gradient(${BLACK} 0 25%, ${CYAN} 0 50%, ${MAGENTA} 0 75%, ${YELLOW} 0)`,
  drum: '#4b5057',
  waste: '#c6c9cc',
} as const;
