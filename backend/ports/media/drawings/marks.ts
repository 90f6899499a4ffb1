// The arrows of energy classes, small, next to products.
import { rect, shape, words } from './art';
import { inkOn } from './colour';

export const ENERGY_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type EnergyClass = (typeof ENERGY_CLASSES)[number];

const ENERGY_COLOURS: Record<EnergyClass, string> = {
  A: '#0a8f4c',
  B: '#55ab3c',
  C: '#bccf2f',
  D: '#f6e11f',
  E: '#f3b31c',
  F: '#e8762a',
  G: '#d92b27',
};

const sheet = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 4}" height="${height * 4}">${body}</svg>`;

/** The class in an arrow to the left, with the scale A–G next to its tail. */
export function drawEnergyArrow(energy: EnergyClass): string {
  const colour = ENERGY_COLOURS[energy];
  return sheet(
    200,
    110,
    rect(2, 2, 46, 106, '#ffffff', 6) +
      `<rect x="2" y="2" width="46" height="106" rx="6" fill="none" stroke="#25272b" stroke-width="2.5"/>` +
      words('A', 25, 22, 26, 40, '#25272b') +
      shape('M25 40l9 11h-6v16h-6V51h-6z', '#25272b') +
      words('G', 25, 88, 26, 40, '#25272b') +
      shape('M106 4H194a4 4 0 0 1 4 4V102a4 4 0 0 1-4 4H106L58 59a6 6 0 0 1 0-8Z', colour) +
      words(energy, 142, 55, 82, 90, inkOn(colour)),
  );
}
