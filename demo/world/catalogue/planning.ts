// Product lines: calendars of 2027, dividers and laminating pouches.
import type { Line, Pack, Size, Theme } from '../making/line';

const calendar = { family: 'calendar', goesWith: ['kuglepenne', 'notesboeger'], weight: 250 } as const;
const calendarPage = (da: string, factor: number, dimensions: string): Size => ({
  da,
  factor,
  mark: da,
  facts: [
    ['format', da],
    ['dimensions', dimensions],
  ],
});
const A4 = calendarPage('A4', 1.5, '21 × 29,7 cm');
const A5 = calendarPage('A5', 1, '14,8 × 21 cm');
const A6 = calendarPage('A6', 0.75, '10,5 × 14,8 cm');
const wallSize = (da: string, factor: number): Size => ({ da, factor, mark: da, facts: [['dimensions', da]] });

// biome-ignore format: a product line reads as one paragraph
const CALENDARS: readonly Line[] = [
  {
    ...calendar, category: 'ugekalendere', noun: ['Ugekalender', 'Weekly calendar'], brand: 'Gråand', model: '2027', price: 129, hot: 4, traits: ['book'], sizes: [A4, A5, A6], colours: ['black', 'navy', 'bordeaux', 'forest'], certificates: ['fsc-mix'],
    short: ['Ugekalender for 2027 med en uge på to sider.', 'Weekly calendar for 2027, one week on two pages.'], about: 'En uge på to sider med ugenumre, helligdage og plads til noter. Papiret er 90 gram, så blæk ikke skinner igennem.',
    points: ['Januar til december 2027', 'Danske helligdage og ugenumre', 'Læsebånd og elastik'], facts: [['kind', 'Uge på to sider', 'Week on two pages'], ['grammage', '90 g/m²'], ['material', 'PU og papir', 'PU and paper']],
  },
  {
    ...calendar, category: 'ugekalendere', noun: ['Spiralkalender', 'Spiral calendar'], brand: 'Gråand', model: '2027', price: 89.95, traits: ['book'], sizes: [A4, A5], colours: ['grey', 'petrol'], certificates: ['fsc-mix'],
    short: ['Spiralkalender for 2027, der ligger fladt.', 'Spiral calendar for 2027 that lies flat.'], about: 'Spiralen gør, at kalenderen ligger fladt ved tastaturet. En uge på to sider med timer fra 7 til 19.',
    points: ['Ligger fladt', 'Timer fra 7 til 19', 'Danske helligdage'], facts: [['kind', 'Uge på to sider', 'Week on two pages'], ['grammage', '80 g/m²'], ['material', 'Karton og papir', 'Card and paper']],
  },
  {
    ...calendar, category: 'ugekalendere', noun: ['Dagkalender', 'Daily calendar'], brand: 'Gråand', model: '2027', price: 169, weight: 480, traits: ['book'], sizes: [{ ...A5, mark: 'A5 DAG' }], colours: ['black', 'red'],
    short: ['Dagkalender for 2027 med en dag på hver side.', 'Daily calendar for 2027, one day to a page.'], about: 'En side til hver dag med timer og huskeliste. Til reception, skole og klinik.',
    points: ['En dag pr. side', 'Timer fra 7 til 20', 'Register for måneder'], facts: [['kind', 'Dag pr. side', 'Day to a page'], ['grammage', '70 g/m²'], ['material', 'PU og papir', 'PU and paper']],
  },
  {
    ...calendar, category: 'ugekalendere', noun: ['Lommekalender', 'Pocket calendar'], brand: 'Hverdag', model: '2027', price: 39.95, weight: 70, traits: ['book'], sizes: [calendarPage('A7', 1, '7,4 × 10,5 cm')], colours: ['black', 'blue', 'red'],
    short: ['Lille kalender for 2027 til lommen.', 'Small calendar for 2027 for the pocket.'], about: 'Tynd kalender med en måned på to sider, der kan ligge i en skjortelomme.',
    points: ['Måned på to sider', 'Danske helligdage', 'Vejer 70 g'], facts: [['kind', 'Måned på to sider', 'Month on two pages'], ['material', 'Plast og papir', 'Plastic and paper']],
  },
  {
    ...calendar, category: 'vaeg-og-bordkalendere', noun: ['Vægkalender', 'Wall calendar'], brand: 'Gråand', model: '2027', price: 59.95, hot: 3, traits: ['wall'], paint: 'red', sizes: [wallSize('30 × 39 cm', 1), wallSize('24 × 32 cm', 0.8), wallSize('42 × 60 cm', 1.7)],
    short: ['Vægkalender for 2027 med en måned pr. blad.', 'Wall calendar for 2027, one month to a sheet.'], about: 'Et blad pr. måned med ugenumre og felter til at skrive i. Bagsiden er kraftig pap.',
    points: ['En måned pr. blad', 'Felter til noter', 'Hul til ophæng'], facts: [['kind', 'Måned pr. blad', 'Month to a sheet'], ['material', 'Papir', 'Paper']],
  },
  {
    ...calendar, category: 'vaeg-og-bordkalendere', noun: ['Familiekalender', 'Family calendar'], brand: 'Gråand', model: '2027', price: 69.95, traits: ['wall'], paint: 'green', sizes: [{ ...wallSize('21 × 42 cm', 1), mark: 'FAMILIE' }],
    short: ['Familiekalender for 2027 med fem kolonner.', 'Family calendar for 2027 with five columns.'], about: 'Fem kolonner, så alle har deres egen. Lomme til sedler bagest.',
    points: ['Fem kolonner', 'Lomme bagest', 'Danske helligdage'], facts: [['kind', 'Måned pr. blad', 'Month to a sheet'], ['material', 'Papir', 'Paper']],
  },
  {
    ...calendar, category: 'vaeg-og-bordkalendere', noun: ['Planlægger', 'Year planner'], brand: 'Ørnedal', model: '2027', price: 99, traits: ['wall'], paint: 'blue', sizes: [wallSize('100 × 70 cm', 1), wallSize('140 × 100 cm', 1.8)],
    short: ['Årsplan for 2027 til væggen.', 'Year planner for 2027 for the wall.'], about: 'Hele året på ét ark, lamineret, så der kan skrives med whiteboardmarker og tørres af.',
    points: ['Hele året på ét ark', 'Kan tørres af', 'Leveres rullet'], facts: [['kind', 'År på ét ark', 'Year on one sheet'], ['material', 'Lamineret papir', 'Laminated paper']],
  },
  {
    ...calendar, category: 'vaeg-og-bordkalendere', noun: ['Bordkalender', 'Desk calendar'], brand: 'Gråand', model: '2027', price: 49.95, hot: 2, traits: ['tent'], colours: ['white', 'petrol', 'rose'], sizes: [{ da: '21 × 13 cm', factor: 1, mark: 'UGE', facts: [['dimensions', '21 × 13 cm']] }],
    short: ['Bordkalender for 2027, der står selv.', 'Desk calendar for 2027 that stands by itself.'], about: 'Bladene vendes over spiralen, og foden står fast. En uge pr. blad.',
    points: ['En uge pr. blad', 'Står selv', 'Danske helligdage'], facts: [['kind', 'Uge pr. blad', 'Week to a sheet'], ['material', 'Karton', 'Card']],
  },
];

const dividers = {
  category: 'skilleblade',
  noun: ['Skilleblade', 'Dividers'],
  family: 'sheet-pack',
  traits: ['tabs'],
  unit: 'sæt',
  weight: 110,
  goesWith: ['ringbind'],
} as const;
const tabbed = (da: string, factor: number, parts: number): Size => ({
  da,
  factor,
  mark: da,
  facts: [['dividers', String(parts)]],
});
const REGISTERS = [
  tabbed('1-5', 0.6, 5),
  tabbed('1-10', 0.85, 10),
  tabbed('1-12', 1, 12),
  tabbed('1-20', 1.4, 20),
  tabbed('1-31', 2, 31),
  tabbed('A-Å', 1.6, 20),
];
const blankTabs = (parts: number, factor: number): Size => ({
  ...tabbed(`${parts} faner`, factor, parts),
  en: `${parts} tabs`,
});
const inA5 = (size: Size): Size => ({
  ...size,
  da: `A5 ${size.da}`,
  en: `A5 ${size.en ?? size.da}`,
  mark: `A5 ${size.da}`,
  factor: size.factor * 0.8,
  facts: [...(size.facts ?? []), ['format', 'A5']],
});
const inA4 = (size: Size): Size => ({
  ...size,
  da: `A4 ${size.da}`,
  en: `A4 ${size.en ?? size.da}`,
  facts: [...(size.facts ?? []), ['format', 'A4']],
});

// biome-ignore format: a product line reads as one paragraph
const DIVIDERS: readonly Line[] = [
  {
    ...dividers, brand: 'Mosevang', price: 24.95, hot: 3, colours: ['grey'], sizes: [...REGISTERS.map(inA4), ...REGISTERS.slice(2).map(inA5)],
    short: ['Skilleblade i plast med trykte faner.', 'Plastic dividers with printed tabs.'], about: 'Skilleblade, også kaldet faneblade eller register, i slidstærk plast. Forbladet kan beskrives.',
    points: ['Slidstærk PP', 'Huller til alle ringbind', 'Forblad til indhold'], facts: [['material', 'PP', 'PP']],
  },
  {
    ...dividers, brand: 'Mosevang', model: 'Karton', modelEn: 'Card', price: 19.95, colours: ['assorted'], sizes: [blankTabs(5, 0.6), blankTabs(10, 1), blankTabs(12, 1.1)].map(inA4), certificates: ['fsc-recycled'],
    short: ['Skilleblade i farvet karton.', 'Dividers in coloured card.'], about: 'Kartonen kan beskrives direkte på fanen og sorteres som papir bagefter.',
    points: ['160 g karton', 'Kan beskrives', 'Sorteres som papir'], facts: [['material', 'Karton', 'Card']],
  },
  {
    ...dividers, noun: ['Skillestrimler', 'Divider strips'], brand: 'Mosevang', price: 29.95, unit: 'pk', colours: ['assorted'], sizes: [{ da: '105 × 240 mm', factor: 1, mark: 'STRIMLER', facts: [['dimensions', '105 × 240 mm']] }], packs: [{ n: 1, unit: 'pk', da: '100 stk.', en: '100 pcs' }],
    short: ['Skillestrimler i karton til ringbind.', 'Card divider strips for binders.'], about: 'Smalle strimler, der deler et ringbind hurtigt op. To huller passer til alle mapper.',
    points: ['190 g karton', 'Fem farver', 'To huller'], facts: [['material', 'Karton', 'Card']],
  },
];

const SHEETS: Readonly<Record<string, readonly [dimensions: string, scale: number, factor: number]>> = {
  A3: ['303 × 426 mm', 1.4, 2.1],
  A4: ['216 × 303 mm', 1, 1],
  A5: ['154 × 216 mm', 0.7, 0.6],
  A6: ['111 × 154 mm', 0.5, 0.4],
  Kort: ['60 × 90 mm', 0.3, 0.3],
};
const pouchOf = (format: keyof typeof SHEETS, microns: number): Size => {
  const [dimensions, , factor] = SHEETS[format] ?? ['', 1, 1];
  return {
    da: `${format} ${microns} mic`,
    en: `${format === 'Kort' ? 'Card' : format} ${microns} mic`,
    factor: factor * (microns / 80),
    mark: `${format} ${microns}`,
    facts: [
      ['format', format, format === 'Kort' ? 'Card' : format],
      ['thickness', `${microns} mikron`, `${microns} microns`],
      ['dimensions', dimensions],
    ],
  };
};
const TWENTY_FIVE: Pack = { n: 1, unit: 'pk', da: '25 stk.', en: '25 pcs' };
const HUNDRED: Pack = { n: 4, unit: 'pk', da: '100 stk.', en: '100 pcs', factor: 0.8 };

// biome-ignore format: a product line reads as one paragraph
const POUCHES: readonly Line[] = [
  {
    category: 'lamineringslommer', noun: ['Lamineringslomme', 'Laminating pouch'], brand: 'Kontorværk', family: 'sheet-pack', traits: ['pouch'], price: 44.95, hot: 3, weight: 320, unit: 'pk', paint: 'turquoise', packs: [TWENTY_FIVE, HUNDRED], goesWith: ['kopipapir-a4'],
    sizes: [pouchOf('A3', 80), pouchOf('A3', 125), pouchOf('A4', 75), pouchOf('A4', 80), pouchOf('A4', 100), pouchOf('A4', 125), pouchOf('A4', 175), pouchOf('A5', 80), pouchOf('A5', 125), pouchOf('A6', 125), pouchOf('Kort', 125)],
    short: ['Blanke lamineringslommer til varmlaminering.', 'Glossy pouches for hot laminating.'], about: 'Lommen er limet i den ene side, så arket ligger lige. 80 mikron er bøjeligt, 125 er stift, og 175 er til skilte, der tages på hver dag.',
    points: ['Til alle varmlaminatorer', 'Blank overflade', 'Antistatisk'], facts: [['surface', 'Blank', 'Glossy'], ['material', 'PET og EVA', 'PET and EVA']],
  },
  {
    category: 'lamineringslommer', noun: ['Lamineringslomme', 'Laminating pouch'], brand: 'Kontorværk', model: 'Mat', modelEn: 'Matt', family: 'sheet-pack', traits: ['pouch', 'matte'], price: 69.95, weight: 330, unit: 'pk', paint: 'grey', packs: [TWENTY_FIVE, HUNDRED], goesWith: ['kopipapir-a4'],
    sizes: [pouchOf('A4', 80), pouchOf('A4', 125), pouchOf('A3', 125)],
    short: ['Matte lamineringslommer uden genskin.', 'Matt pouches without glare.'], about: 'Den matte side spejler ikke lampen og kan beskrives med blyant og kuglepen.',
    points: ['Uden genskin', 'Kan beskrives', 'Til varmlaminatorer'], facts: [['surface', 'Mat', 'Matt'], ['material', 'PET og EVA', 'PET and EVA']],
  },
];

export const PLANNING: Theme = { number: 29, lines: [...CALENDARS, ...DIVIDERS, ...POUCHES] };
