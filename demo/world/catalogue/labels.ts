// Product lines: labels, and envelopes in every format.
import type { Line, Pack, Size, Theme } from '../making/line';

const SHEETS_25: Pack = { n: 1, unit: 'pk', da: '25 ark', en: '25 sheets' };
const SHEETS_100: Pack = { n: 4, unit: 'pk', da: '100 ark', en: '100 sheets', factor: 0.8 };

const labelsOnSheet = (width: string, height: string, perSheet: number): Size => ({
  da: `${width} × ${height} mm, ${perSheet} pr. ark`,
  en: `${width.replace(',', '.')} × ${height.replace(',', '.')} mm, ${perSheet} per sheet`,
  factor: 1,
  mark: `${width} × ${height}`,
  facts: [
    ['dimensions', `${width} × ${height} mm`],
    ['content', `${perSheet} etiketter pr. ark`, `${perSheet} labels per sheet`],
    ['format', 'A4'],
  ],
});
const onSheets = {
  category: 'etiketter-paa-ark',
  noun: ['Etiketter', 'Labels'],
  family: 'sheet-pack',
  unit: 'pk',
  weight: 220,
  goesWith: ['kuverter-uden-rude', 'laserprintere'],
} as const;
const onRolls = {
  category: 'etiketter-paa-rulle',
  family: 'bag-roll',
  unit: 'rl',
  goesWith: ['forsendelseskasser', 'pakketape-paa-rulle'],
} as const;
const labelRoll = (size: string, pieces: number, factor: number): Size => ({
  da: `${size} mm`,
  factor,
  mark: size,
  facts: [
    ['dimensions', `${size} mm`],
    ['content', `${pieces} etiketter`, `${pieces} labels`],
  ],
});

// biome-ignore format: a product line reads as one paragraph
const LABELS: readonly Line[] = [
  {
    ...onSheets, brand: 'Skovly', price: 49.95, hot: 4, colours: ['white'], packs: [SHEETS_25, SHEETS_100], certificates: ['fsc-mix'],
    sizes: [labelsOnSheet('70', '37', 24), labelsOnSheet('63,5', '38,1', 21), labelsOnSheet('99,1', '67,7', 8), labelsOnSheet('105', '148', 4), labelsOnSheet('210', '297', 1), labelsOnSheet('38,1', '21,2', 65), labelsOnSheet('105', '42,3', 14), labelsOnSheet('48,5', '25,4', 44), labelsOnSheet('99,1', '38,1', 14), labelsOnSheet('52,5', '29,7', 40), labelsOnSheet('192', '61', 4)],
    short: ['Hvide etiketter på A4-ark til laser og inkjet.', 'White labels on A4 sheets for laser and inkjet.'], about: 'Etiketterne slipper arket let og sidder fast på papir, pap og plast. Skabeloner i alle mål følger med de fleste tekstprogrammer.',
    points: ['Til laser, inkjet og kopimaskine', 'Permanent klæber', 'Skabeloner i tekstprogrammer'], facts: [['adhesive', 'Permanent', 'Permanent'], ['material', 'Papir', 'Paper']],
  },
  {
    ...onSheets, brand: 'Skovly', model: 'Kulør', price: 69.95, colours: ['yellow', 'red', 'green', 'blue'], packs: [SHEETS_25], sizes: [labelsOnSheet('70', '37', 24)],
    short: ['Farvede etiketter på A4-ark.', 'Coloured labels on A4 sheets.'], about: 'Klare farver til lager, arkiv og udsalg. Kan tages af igen uden limrester.',
    points: ['Kan tages af igen', 'Til laser og inkjet', 'Klare farver'], facts: [['adhesive', 'Aftagelig', 'Removable'], ['material', 'Papir', 'Paper']],
  },
  {
    ...onSheets, brand: 'Skovly', model: 'Vejrfast', modelEn: 'Weatherproof', price: 149, colours: ['white'], packs: [SHEETS_25], sizes: [labelsOnSheet('99,1', '139', 4), labelsOnSheet('210', '297', 1), labelsOnSheet('45,7', '21,2', 48)],
    short: ['Vejrfaste etiketter i polyester.', 'Weatherproof polyester labels.'], about: 'Tåler vand, olie og rengøring. Til maskiner, udendørs kasser og køleanlæg.',
    points: ['Tåler vand og olie', 'Fra -20 til 80 grader', 'Kun til laser'], facts: [['adhesive', 'Permanent', 'Permanent'], ['material', 'Polyester', 'Polyester']],
  },
  {
    ...onRolls, noun: ['Labelrulle', 'Label roll'], brand: 'Kontorværk', price: 79.95, hot: 2, weight: 160, colours: ['white'], sizes: [labelRoll('57 × 32', 500, 0.8), labelRoll('89 × 28', 260, 0.7), labelRoll('89 × 36', 260, 0.8), labelRoll('54 × 101', 220, 1), labelRoll('102 × 152', 250, 1.8)], packs: [{ n: 1, unit: 'rl' }, { n: 12, unit: 'pk' }],
    short: ['Etiketter på rulle til labelprinter.', 'Labels on a roll for label printers.'], about: 'Termiske etiketter, der printes uden blæk. Passer til de udbredte labelprintere med samme mål.',
    points: ['Direkte termisk', 'Permanent klæber', 'Uden BPA'], facts: [['adhesive', 'Permanent', 'Permanent'], ['material', 'Termopapir', 'Thermal paper']],
  },
  {
    ...onRolls, noun: ['Advarselsetiket', 'Warning label'], brand: 'Pakhus 9', model: 'Forsigtig', modelEn: 'Fragile', price: 119, weight: 420, colours: ['red'], sizes: [labelRoll('100 × 50', 500, 1)],
    short: ['Etiketter med teksten »Forsigtig« på rulle.', 'Labels on a roll that say “Handle with care”.'], about: 'Rød etiket med glas og tekst på dansk og engelsk til pakker, der ikke tåler stød.',
    points: ['Dansk og engelsk', 'Sidder fast på pap', '500 på rullen'], facts: [['adhesive', 'Permanent', 'Permanent'], ['material', 'Papir', 'Paper']],
  },
];

const C6: Size = {
  da: 'C6',
  factor: 0.9,
  heft: 0.8,
  mark: 'C6',
  facts: [
    ['format', 'C6'],
    ['dimensions', '114 × 162 mm'],
    ['fits', 'A6, og A4 foldet to gange', 'A6, and A4 folded twice'],
  ],
};
const M65: Size = {
  da: 'M65',
  factor: 1,
  heft: 1,
  mark: 'M65',
  facts: [
    ['format', 'M65'],
    ['dimensions', '110 × 220 mm'],
    ['fits', 'A4 foldet to gange', 'A4 folded twice'],
  ],
};
const C5: Size = {
  da: 'C5',
  factor: 1.2,
  heft: 1.3,
  mark: 'C5',
  facts: [
    ['format', 'C5'],
    ['dimensions', '162 × 229 mm'],
    ['fits', 'A5, og A4 foldet én gang', 'A5, and A4 folded once'],
  ],
};
const B5: Size = {
  da: 'B5',
  factor: 1.7,
  heft: 1.6,
  mark: 'B5',
  facts: [
    ['format', 'B5'],
    ['dimensions', '176 × 250 mm'],
    ['fits', 'A5 i omslag', 'A5 in a cover'],
  ],
};
const C4: Size = {
  da: 'C4',
  factor: 2.3,
  heft: 2.6,
  mark: 'C4',
  facts: [
    ['format', 'C4'],
    ['dimensions', '229 × 324 mm'],
    ['fits', 'A4 uden fold', 'A4 unfolded'],
  ],
};
const B4: Size = {
  da: 'B4',
  factor: 2.8,
  heft: 3,
  mark: 'B4',
  facts: [
    ['format', 'B4'],
    ['dimensions', '250 × 353 mm'],
    ['fits', 'A4 i omslag', 'A4 in a cover'],
  ],
};
const envelope = { family: 'envelope', weight: 5, goesWith: ['kuglepenne', 'kopipapir-a4'] } as const;
const FIFTY: Pack = { n: 50, unit: 'pk', factor: 1 };
const FIVE_HUNDRED: Pack = { n: 500, unit: 'ks', factor: 0.75 };

// biome-ignore format: a product line reads as one paragraph
const ENVELOPES: readonly Line[] = [
  {
    ...envelope, category: 'kuverter-uden-rude', noun: ['Kuvert', 'Envelope'], brand: 'Hverdag', price: 0.8, hot: 3, colours: ['white'], sizes: [C6, M65, C5, B5, C4, B4], packs: [FIFTY, FIVE_HUNDRED], traits: ['straight-flap'], tail: ['uden rude', 'without window'], certificates: ['fsc-mix'],
    short: ['Hvid kuvert med strip i alle formater.', 'White peel-and-seal envelope in every format.'], about: 'Kuverter i de seks formater, der bruges mest, fra det lille kort til A4 i omslag. Lukkes med strip uden at slikke.',
    points: ['Strip', '80 gram', 'Indertryk'], facts: [['grammage', '80 g/m²'], ['closure', 'Strip', 'Peel and seal'], ['window', 'Nej', 'No']],
  },
  {
    ...envelope, category: 'rudekuverter', noun: ['Rudekuvert', 'Window envelope'], brand: 'Skovly', model: 'Strip', price: 1, hot: 2, colours: ['white'], sizes: [M65, C5, C4], packs: [FIFTY, FIVE_HUNDRED], traits: ['window', 'straight-flap'], certificates: ['nordic-ecolabel', 'fsc-mix'],
    short: ['Rudekuvert med strip.', 'Window envelope with peel-and-seal.'], about: 'Ruden er af papirfilm og sidder, hvor danske brevskabeloner har adressen. Strippen holder også efter et år på hylden.',
    points: ['Strip', 'Rude af papirfilm', 'Indertryk'], facts: [['grammage', '90 g/m²'], ['closure', 'Strip', 'Peel and seal'], ['window', 'Venstre', 'Left']],
  },
  {
    ...envelope, category: 'kuverter-uden-rude', noun: ['Papkuvert', 'Board-backed envelope'], brand: 'Pakhus 9', price: 3.4, weight: 40, colours: ['kraft'], sizes: [C5, C4, B4], packs: [{ n: 25, unit: 'pk', factor: 1 }, { n: 100, unit: 'ks', factor: 0.85 }], certificates: ['fsc-recycled'], goesWith: ['pakketape-paa-rulle'],
    short: ['Kuvert med stiv papryg til diplomer og fotos.', 'Envelope with stiff back for diplomas and photos.'], about: 'Ryggen er grå pap på 450 gram, så indholdet ikke bliver bøjet i posten.',
    points: ['Stiv ryg', 'Strip', 'Sorteres som pap'], facts: [['grammage', '120 g/m²'], ['closure', 'Strip', 'Peel and seal'], ['window', 'Nej', 'No']],
  },
];

export const LABELS_AND_ENVELOPES: Theme = { number: 30, lines: [...LABELS, ...ENVELOPES] };
