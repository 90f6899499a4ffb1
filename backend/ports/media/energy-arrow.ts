// The arrows of energy classes, small, next to products: the class in an arrow to the left, with the scale A–G next to its tail.
export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

const [DARK, LIGHT] = ['#25272b', '#fbfaf7'];
/** The colour of the arrow, and of the letter that is read on it. */
const COLOURS: Record<EnergyClass, readonly [arrow: string, letter: string]> = {
  A: ['#0a8f4c', LIGHT],
  B: ['#55ab3c', DARK],
  C: ['#bccf2f', DARK],
  D: ['#f6e11f', DARK],
  E: ['#f3b31c', DARK],
  F: ['#e8762a', DARK],
  G: ['#d92b27', LIGHT],
};

const arrowLetter = (text: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, Liberation Sans, Arial, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}">${text}</text>`;

export function drawEnergyArrow(energy: EnergyClass): string {
  const [arrow, ink] = COLOURS[energy];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 110" width="800" height="440">',
    '<rect x="2" y="2" width="46" height="106" rx="6" fill="#ffffff"/>',
    `<rect x="2" y="2" width="46" height="106" rx="6" fill="none" stroke="${DARK}" stroke-width="2.5"/>`,
    arrowLetter('A', 25, 31.36, 26, DARK),
    `<path d="M25 40l9 11h-6v16h-6V51h-6z" fill="${DARK}"/>`,
    arrowLetter('G', 25, 97.36, 26, DARK),
    `<path d="M106 4H194a4 4 0 0 1 4 4V102a4 4 0 0 1-4 4H106L58 59a6 6 0 0 1 0-8Z" fill="${arrow}"/>`,
    `${arrowLetter(energy, 142, 84.52, 82, ink)}</svg>`,
  ].join('');
}
