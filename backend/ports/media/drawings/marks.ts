// Small marks beside products: energy class arrows, and round marks for certificates (own drawings with initials, no trademarks).
import { disc, rect, ring, shape, words } from './art';
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

/** The class in an arrow to the left, with the scale A–G beside its tail. */
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

interface Certificate {
  initials: string;
  colour: string;
  leaf: boolean;
}
// Known ids have their own tint; any other id gets its first letters in a neutral mark.
const CERTIFICATES: Record<string, Certificate> = {
  svanemaerket: { initials: 'SV', colour: '#2f7d4f', leaf: true },
  'eu-blomsten': { initials: 'EU', colour: '#3f6fae', leaf: true },
  'eu-ecolabel': { initials: 'EU', colour: '#3f6fae', leaf: true },
  fsc: { initials: 'FS', colour: '#3a6b45', leaf: true },
  pefc: { initials: 'PE', colour: '#4a7d3a', leaf: true },
  'blauer-engel': { initials: 'BE', colour: '#3b66a8', leaf: true },
  'nordic-ecolabel': { initials: 'NE', colour: '#2f7d4f', leaf: true },
  'organic-eu': { initials: 'Ø', colour: '#6a9a2d', leaf: true },
  'fsc-mix': { initials: 'FM', colour: '#3a6b45', leaf: true },
  'fsc-recycled': { initials: 'FR', colour: '#4f7a5d', leaf: true },
  'oeko-tex': { initials: 'OT', colour: '#4d8a86', leaf: false },
  'blue-angel': { initials: 'BA', colour: '#3b66a8', leaf: true },
  fairtrade: { initials: 'FT', colour: '#2b7f8f', leaf: false },
  oekologisk: { initials: 'Ø', colour: '#b3392f', leaf: true },
  'energy-star': { initials: 'ES', colour: '#3e7ca6', leaf: false },
  tco: { initials: 'TC', colour: '#566b3f', leaf: false },
  gs: { initials: 'GS', colour: '#4a505a', leaf: false },
  moebelfakta: { initials: 'MF', colour: '#6d5a8a', leaf: false },
};

export function drawCertificate(id: string): string {
  const plain: Certificate = {
    initials: (id.replace(/[^\p{L}\d]/gu, '').slice(0, 2) || '–').toUpperCase(),
    colour: '#5a6570',
    leaf: false,
  };
  const { initials, colour, leaf } = CERTIFICATES[id.toLowerCase()] ?? plain;
  const sprig = leaf
    ? shape('M72 113c16 2 28-4 34-18-16-3-29 3-34 18zM128 113c-16 2-28-4-34-18 16-3 29 3 34 18z', '#ffffff', 0.9)
    : rect(78, 100, 44, 6, '#ffffff', 3, 0.9);
  return sheet(
    200,
    200,
    disc(100, 100, 96, colour) +
      ring(100, 100, 84, 3, '#ffffff') +
      words(initials, 100, leaf ? 72 : 76, 56, 110, '#ffffff') +
      `<g transform="translate(0 24)">${sprig}</g>` +
      ring(100, 100, 90, 1.2, '#ffffff'),
  );
}
