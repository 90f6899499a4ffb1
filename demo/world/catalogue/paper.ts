// Product lines: copy paper, coloured paper, card and envelopes.
import type { Line, Pack, Size, Theme } from '../making/line';

const REAM: Pack = { n: 1, unit: 'pk', da: '500 ark', en: '500 sheets' };
const BOX: Pack = { n: 5, unit: 'ks', da: '5 × 500 ark', en: '5 × 500 sheets', factor: 0.92 };
const PALLET: Pack = {
  n: 200,
  unit: 'ks',
  da: 'palle med 200 × 500 ark',
  en: 'pallet of 200 × 500 sheets',
  factor: 0.78,
};
const RIM3: Pack = { n: 1, unit: 'pk', da: '250 ark', en: '250 sheets' };

const gram = (format: 'A4' | 'A3', grams: number, factor: number): Size => ({
  da: `${format} ${grams} g`,
  factor,
  heft: (grams / 80) * (format === 'A3' ? 2 : 1),
  mark: `${format} ${grams} g`,
  facts: [
    ['format', format],
    ['grammage', `${grams} g/m²`],
  ],
});
const a4 = {
  category: 'kopipapir-a4',
  noun: ['Kopipapir', 'Copy paper'],
  family: 'paper-ream',
  colours: ['white'],
  weight: 2500,
  unit: 'pk',
  goesWith: ['ringbind', 'tusch-og-markers', 'rudekuverter'],
} as const;
const a3 = { ...a4, category: 'kopipapir-a3' } as const;

const envelope = {
  family: 'envelope',
  weight: 5,
  choose: ['size'],
  sizeIs: 'format',
  goesWith: ['kuglepenne', 'kopipapir-a4'],
} as const;
const C5: Size = {
  da: 'C5',
  factor: 1.15,
  heft: 1.3,
  facts: [
    ['format', 'C5'],
    ['dimensions', '162 × 229 mm'],
  ],
  mark: 'C5',
};
const M65: Size = {
  da: 'M65',
  factor: 1,
  heft: 1,
  facts: [
    ['format', 'M65'],
    ['dimensions', '110 × 220 mm'],
  ],
  mark: 'M65',
};
const C4: Size = {
  da: 'C4',
  factor: 2.2,
  heft: 2.6,
  facts: [
    ['format', 'C4'],
    ['dimensions', '229 × 324 mm'],
  ],
  mark: 'C4',
};
const E4: Size = {
  da: 'E4',
  factor: 3.4,
  heft: 3.4,
  facts: [
    ['format', 'E4'],
    ['dimensions', '280 × 400 mm'],
  ],
  mark: 'E4',
};
const HUNDRED: Pack = { n: 100, unit: 'pk', factor: 1 };
const FIVE_HUNDRED: Pack = { n: 500, unit: 'ks', factor: 0.8 };

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...a4, brand: 'Skovly', price: 59.95, hot: 12, offer: 15, sizes: [gram('A4', 75, 0.92), gram('A4', 80, 1), gram('A4', 90, 1.25), gram('A4', 100, 1.5), gram('A4', 120, 1.95)], packs: [REAM, BOX], certificates: ['nordic-ecolabel', 'fsc-mix'], more: ['b2b_uniq'],
    badge: ['Mest købte', 'Bestseller'], short: ['Hvidt kopipapir til alle printere.', 'White copy paper for all printers.'],
    about: 'Skovly er et hvidt multifunktionspapir, der kører roligt gennem både laser og inkjet. Indpakningen er papir og kan sorteres sammen med resten.',
    points: ['Til laser, inkjet og kopimaskine', 'Arkivbestandigt efter ISO 9706', 'Indpakning af papir'], facts: [['brightness', 'CIE 161'], ['sheets', '500 pr. pakke', '500 per ream'], ['material', 'Træfrit papir', 'Wood-free paper']],
  },
  {
    ...a4, brand: 'Hverdag', price: 44.95, hot: 8, sizes: [gram('A4', 75, 0.95), gram('A4', 80, 1)], packs: [REAM, BOX], certificates: ['fsc-mix'],
    short: ['Kopipapir til daglige udskrifter.', 'Copy paper for daily prints.'],
    about: 'Vores billigste papir til interne udskrifter og kladder. Hvidheden er lidt lavere end Skovly, men det kører lige så stabilt.',
    points: ['Til laser og kopimaskine', 'Lav støvdannelse', 'Kasse med håndgreb'], facts: [['brightness', 'CIE 146'], ['sheets', '500 pr. pakke', '500 per ream'], ['material', 'Træfrit papir', 'Wood-free paper']],
  },
  {
    ...a4, brand: 'Skovly', model: 'Igen', price: 64.95, sizes: [gram('A4', 80, 1)], packs: [REAM, BOX], certificates: ['blue-angel', 'fsc-recycled'],
    short: ['Kopipapir af 100 % genbrugspapir.', 'Copy paper of 100% recycled paper.'],
    about: 'Fremstillet af 100 procent returpapir uden klor. Tonen er en anelse varmere end hvidt papir, og det støver ikke mere.',
    points: ['100 % genbrugsfibre', 'Godkendt til dobbeltsidet print', 'Indpakning af papir'], facts: [['brightness', 'CIE 135'], ['sheets', '500 pr. pakke', '500 per ream'], ['material', 'Genbrugspapir', 'Recycled paper']],
  },
  {
    ...a4, brand: 'Skovly', model: 'Farveprint', price: 89.95, sizes: [gram('A4', 90, 0.9), gram('A4', 100, 1), gram('A4', 120, 1.2), gram('A4', 160, 1.6)], packs: [REAM], certificates: ['fsc-mix'],
    short: ['Glat papir til farvelaser.', 'Smooth paper for colour laser.'],
    about: 'Overfladen er ekstra glat, så farver står skarpt, og toneren ikke krakelerer ved fals. Til rapporter, der skal afleveres.',
    points: ['Ekstra glat overflade', 'Skarpe farver', 'Til farvelaser'], facts: [['brightness', 'CIE 165'], ['sheets', '500 pr. pakke', '500 per ream'], ['material', 'Træfrit papir', 'Wood-free paper']],
  },
  {
    ...a4, brand: 'Hverdag', model: 'Palle', price: 44.95, sizes: [gram('A4', 80, 1)], packs: [PALLET], onlyTrade: true, days: 4, certificates: ['fsc-mix'], unit: 'ks',
    short: ['En hel palle kopipapir, leveret til kantsten.', 'A whole pallet of copy paper, delivered kerbside.'],
    about: 'En palle med 200 pakker til dem, der har plads på lageret. Leveres med lift til kantsten; aftal tidspunkt med vognmanden.',
    points: ['200 pakker på én palle', 'Leveres med lift', 'Kun til erhverv'], facts: [['brightness', 'CIE 146'], ['sheets', '100.000 pr. palle', '100,000 per pallet'], ['material', 'Træfrit papir', 'Wood-free paper']],
  },
  {
    ...a3, brand: 'Skovly', price: 119, sizes: [gram('A3', 80, 1), gram('A3', 90, 1.25), gram('A3', 100, 1.5)], packs: [REAM, BOX], certificates: ['nordic-ecolabel', 'fsc-mix'],
    short: ['Hvidt kopipapir i A3.', 'White copy paper in A3.'],
    about: 'Samme papir som Skovly A4 i dobbelt format. God planhed, så store tegninger ikke buer efter print.',
    points: ['Til laser, inkjet og kopimaskine', 'Planliggende', 'Indpakning af papir'], facts: [['brightness', 'CIE 161'], ['sheets', '500 pr. pakke', '500 per ream'], ['material', 'Træfrit papir', 'Wood-free paper']],
  },
  {
    ...a4, category: 'farvet-papir', noun: ['Farvet papir', 'Coloured paper'], brand: 'Skovly', model: 'Kulør', price: 99, choose: ['colour'],
    colours: ['yellow', 'green', 'lightblue', 'rose', 'orange', 'red', 'cream', 'lightgreen', 'purple', 'turquoise', 'grey', 'mustard'], sizes: [gram('A4', 80, 1), gram('A3', 80, 2)], packs: [REAM], certificates: ['fsc-mix'],
    short: ['Gennemfarvet papir til opslag og sedler.', 'Dyed-through paper for notices and slips.'],
    about: 'Farven går hele vejen igennem, så kanten er lige så farvet som fladen. Lysægte nok til et opslag, der hænger et halvt år.',
    points: ['Gennemfarvet', 'Til laser og inkjet', 'Lysægthed 4-5'], facts: [['sheets', '500 pr. pakke', '500 per ream'], ['material', 'Træfrit papir', 'Wood-free paper']],
  },
  {
    ...a4, category: 'karton', noun: ['Karton', 'Card'], brand: 'Skovly', model: 'Stiv', price: 89.95, choose: ['colour'], weight: 3200, colours: ['white', 'cream', 'black', 'red', 'forest', 'navy', 'kraft'],
    sizes: [gram('A4', 160, 1), gram('A4', 220, 1.35)], packs: [RIM3], certificates: ['fsc-mix'],
    short: ['Karton til forsider og skilte.', 'Card for covers and signs.'],
    about: 'Karton med glat overflade, der kan rilles og falses uden at revne. Brug printerens bagerste bakke, så papirvejen er lige.',
    points: ['Kan rilles og falses', 'Glat på begge sider', '250 ark i pakken'], facts: [['sheets', '250 pr. pakke', '250 per pack'], ['material', 'Karton', 'Card']],
  },
  {
    ...envelope, category: 'kuverter-uden-rude', noun: ['Kuvert', 'Envelope'], brand: 'Skovly', price: 0.85, hot: 3, colours: ['white'], sizes: [M65, C5, C4], packs: [HUNDRED, FIVE_HUNDRED], certificates: ['nordic-ecolabel', 'fsc-mix'], tail: ['uden rude', 'without window'],
    short: ['Hvid kuvert med selvklæbende lukning.', 'White self-sealing envelope.'],
    about: 'Hvid kuvert i 90 gram med gråt indertryk, så indholdet ikke kan læses udefra. Lukkes med selvklæb og holder gennem frankeringsmaskinen.',
    points: ['Selvklæbende lukning', 'Indertryk', 'Til frankeringsmaskine'], facts: [['grammage', '90 g/m²'], ['closure', 'Selvklæb', 'Self-seal'], ['window', 'Nej', 'No']],
  },
  {
    ...envelope, category: 'kuverter-uden-rude', noun: ['Kuvert', 'Envelope'], brand: 'Skovly', model: 'Kulør', price: 1.9, choose: ['colour'], colours: ['red', 'forest', 'navy', 'kraft', 'cream', 'black', 'rose', 'mustard'], sizes: [C5, M65], packs: [{ n: 25, unit: 'pk', factor: 1 }], traits: ['straight-flap'], certificates: ['fsc-mix'], more: ['firmagaver_dk'],
    short: ['Farvet kuvert til invitationer og kort.', 'Coloured envelope for invitations and cards.'],
    about: 'Kuvert i 120 gram gennemfarvet papir med lige klap. Farverne passer til vores farvede karton.',
    points: ['Gennemfarvet papir', 'Lige klap med strip', 'Passer til kortene i C5 og M65'], facts: [['grammage', '120 g/m²'], ['closure', 'Strip', 'Peel and seal'], ['window', 'Nej', 'No']],
  },
  {
    ...envelope, category: 'rudekuverter', noun: ['Rudekuvert', 'Window envelope'], brand: 'Skovly', price: 0.9, hot: 3, colours: ['white'], sizes: [M65, C5, C4], packs: [HUNDRED, FIVE_HUNDRED], traits: ['window'], certificates: ['nordic-ecolabel', 'fsc-mix'],
    short: ['Hvid rudekuvert til breve og fakturaer.', 'White window envelope for letters and invoices.'],
    about: 'Ruden sidder til venstre og passer til danske brevskabeloner. Ruden er af papirfilm og kan sorteres som papir.',
    points: ['Rude af papirfilm', 'Indertryk', 'Til frankeringsmaskine'], facts: [['grammage', '90 g/m²'], ['closure', 'Selvklæb', 'Self-seal'], ['window', 'Venstre', 'Left']],
  },
  {
    ...envelope, category: 'rudekuverter', noun: ['Rudekuvert', 'Window envelope'], brand: 'Hverdag', price: 0.65, colours: ['white'], sizes: [M65, C5], packs: [FIVE_HUNDRED, { n: 1000, unit: 'ks', factor: 0.72 }], traits: ['window'], onlyTrade: true,
    short: ['Rudekuvert i storpakke.', 'Window envelope in bulk.'],
    about: 'Rudekuverter til store udsendelser, pakket i kasser til kuverteringsmaskinen. Sælges kun til erhverv.',
    points: ['Til kuverteringsmaskine', 'Indertryk', 'Kun til erhverv'], facts: [['grammage', '80 g/m²'], ['closure', 'Gummieret', 'Gummed'], ['window', 'Venstre', 'Left']],
  },
  {
    ...envelope, category: 'boblekuverter', noun: ['Boblekuvert', 'Padded envelope'], brand: 'Pakhus 9', price: 3.2, weight: 18, choose: ['size'], colours: ['kraft', 'white'], sizes: [C5, C4, E4], packs: [{ n: 10, unit: 'pk', factor: 1 }, { n: 100, unit: 'ks', factor: 0.75 }], traits: ['padded'], goesWith: ['pakketape-paa-rulle', 'postaesker'],
    short: ['Foret kuvert til bøger og små dele.', 'Padded envelope for books and small parts.'],
    about: 'Yderpapir og boblefor kan skilles ad og sorteres hver for sig. Rivesnoren åbner kuverten uden saks.',
    points: ['Strip og rivesnor', 'Foret kan skilles fra', 'Passer i postkassen op til C4'], facts: [['closure', 'Strip', 'Peel and seal'], ['material', 'Papir og PE-boblefor', 'Paper and PE bubble lining'], ['window', 'Nej', 'No']],
  },
];

export const PAPER_LINES: Theme = { number: 12, lines: LINES };
