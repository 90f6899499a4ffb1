// Product lines: desk tools and boards.
import type { Line, Size, Theme } from '../making/line';

const stapler = {
  category: 'haeftemaskiner',
  noun: ['Hæftemaskine', 'Stapler'],
  family: 'stapler',
  choose: ['colour'],
  goesWith: ['hullemaskiner', 'ringbind'],
} as const;
const punch = {
  category: 'hullemaskiner',
  noun: ['Hullemaskine', 'Hole punch'],
  family: 'hole-punch',
  choose: ['colour'],
  goesWith: ['ringbind', 'haeftemaskiner'],
} as const;
const scissors = {
  category: 'sakse-og-knive',
  noun: ['Saks', 'Scissors'],
  family: 'scissors',
  goesWith: ['tape-og-dispensere', 'farvet-papir'],
} as const;
const tape = {
  category: 'tape-og-dispensere',
  family: 'tape',
  goesWith: ['sakse-og-knive', 'forsendelseskasser'],
} as const;
const calculator = { category: 'lommeregnere', family: 'calculator', goesWith: ['kuglepenne', 'ringbind'] } as const;
const board = (width: number, height: number, factor: number): Size => ({
  da: `${width} × ${height} cm`,
  factor,
  heft: (width * height) / 5400,
  facts: [['dimensions', `${width} × ${height} cm`]],
  traits: width >= 150 ? ['wide'] : [],
});
const sheets = (n: number): NonNullable<Size['facts']> => [['capacity', `${n} ark`, `${n} sheets`]];
const BOARDS = [
  board(60, 45, 0.55),
  board(90, 60, 1),
  board(120, 90, 1.8),
  board(150, 100, 2.5),
  board(180, 120, 3.4),
  board(240, 120, 4.6),
];

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...stapler, brand: 'Tinghøj', model: '25', price: 99, hot: 5, weight: 260, colours: ['black', 'red', 'blue', 'white', 'turquoise'], traits: ['half-strip'], more: ['b2b_uniq'],
    short: ['Hæftemaskine til 25 ark.', 'Stapler for 25 sheets.'], about: 'Hus af metal og en bund, der ikke skrider. Magasinet åbner sig selv, og klammerne 24/6 fås overalt.',
    points: ['25 ark i 80 gram', 'Hæfter og tacker', 'Fem års garanti på mekanikken'], facts: [['capacity', '25 ark', '25 sheets'], ['material', 'Stål og ABS', 'Steel and ABS'], ['dimensions', '150 × 38 × 62 mm'], ['warranty', '5 år', '5 years']],
  },
  {
    ...stapler, brand: 'Tinghøj', model: '40 Flad', price: 199, weight: 380, colours: ['black', 'white', 'red'], traits: ['full-strip', 'flat-clinch'],
    short: ['Hæftemaskine til 40 ark med flad hæftning.', 'Flat-clinch stapler for 40 sheets.'], about: 'Flad hæftning giver en lavere stak i ringbindet, og vægtstangen halverer trykket. Den lange arm når 65 mm ind.',
    points: ['40 ark i 80 gram', 'Flad hæftning', 'Halvt tryk'], facts: [['capacity', '40 ark', '40 sheets'], ['material', 'Stål', 'Steel'], ['dimensions', '185 × 40 × 80 mm'], ['warranty', '5 år', '5 years']],
  },
  {
    ...stapler, brand: 'Tinghøj', model: 'Blok 100', price: 449, weight: 1450, colours: ['black', 'grey'], traits: ['heavy-duty'],
    short: ['Kraftig hæftemaskine til 100 ark.', 'Heavy-duty stapler for 100 sheets.'], about: 'Til rapporter og kopirum. Anslaget kan stilles fra 10 til 70 mm, så klammerne sidder ens på hele oplaget.',
    points: ['100 ark i 80 gram', 'Anslag fra 10 til 70 mm', 'Klammer 23/8 til 23/13'], facts: [['capacity', '100 ark', '100 sheets'], ['material', 'Støbt metal', 'Cast metal'], ['dimensions', '290 × 75 × 210 mm'], ['warranty', '10 år', '10 years']],
  },
  {
    ...punch, brand: 'Tinghøj', price: 129, hot: 4, weight: 420, sizes: [{ da: '20', factor: 0.7, facts: [...sheets(20), ['dimensions', '120 × 100 × 80 mm']] }, { da: '30', factor: 1, facts: [...sheets(30), ['dimensions', '130 × 110 × 95 mm']] }, { da: '65', factor: 3.1, heft: 3.2, facts: [...sheets(65), ['dimensions', '190 × 140 × 210 mm']], traits: ['heavy-duty'] }], colours: ['black', 'red', 'blue', 'white'], more: ['b2b_uniq'],
    short: ['Hullemaskine med to huller og anslag.', 'Two-hole punch with guide.'], about: 'To huller med 80 mm afstand, anslag med formater og en bundbakke, der tømmes uden konfetti på gulvet.',
    points: ['To huller, 80 mm', 'Anslag til A3-A6', 'Låsbar arm'], facts: [['material', 'Stål og ABS', 'Steel and ABS'], ['holes', '2'], ['warranty', '5 år', '5 years']],
  },
  {
    ...punch, brand: 'Hverdag', model: 'Hul', price: 44.95, weight: 190, colours: ['black', 'blue', 'red'],
    short: ['Lille hullemaskine til 12 ark.', 'Small punch for 12 sheets.'], about: 'Lille hullemaskine til hjemmekontoret. Anslaget trækkes ud af siden.',
    points: ['12 ark i 80 gram', 'Anslag', 'Plads i skuffen'], facts: [['capacity', '12 ark', '12 sheets'], ['material', 'Stål og plast', 'Steel and plastic'], ['holes', '2'], ['dimensions', '105 × 80 × 55 mm']],
  },
  {
    ...scissors, brand: 'Klinge', price: 79.95, hot: 3, weight: 70, sizes: [{ da: '14 cm', factor: 0.7, facts: [['length', '14 cm']] }, { da: '18 cm', factor: 0.9, facts: [['length', '18 cm']] }, { da: '21 cm', factor: 1, facts: [['length', '21 cm']] }], colours: ['black', 'blue', 'red'], choose: ['colour'],
    short: ['Saks i rustfrit stål med blødt greb.', 'Stainless steel scissors with soft grip.'], about: 'Bladene er hærdet til 56 HRC og skruet sammen, så de kan strammes. Grebet passer til højre hånd.',
    points: ['Hærdet stål', 'Skruet samling', 'Blødt greb'], facts: [['material', 'Rustfrit stål og TPE', 'Stainless steel and TPE'], ['steel', '56 HRC'], ['warranty', '10 år', '10 years']],
  },
  {
    ...scissors, brand: 'Klinge', model: 'Venstre', price: 89.95, weight: 72, sizes: [{ da: '21 cm', factor: 1, facts: [['length', '21 cm'], ['hand', 'Venstre', 'Left']] }], colours: ['green', 'black'], traits: ['left-handed'], choose: ['colour'],
    short: ['Saks til venstrehåndede.', 'Scissors for left-handed users.'], about: 'Både greb og skær er vendt, så den venstrehåndede kan se stregen, der klippes efter.',
    points: ['Vendte skær', 'Hærdet stål', 'Blødt greb'], facts: [['material', 'Rustfrit stål og TPE', 'Stainless steel and TPE'], ['steel', '56 HRC'], ['warranty', '10 år', '10 years']],
  },
  {
    ...tape, noun: ['Kontortape', 'Office tape'], brand: 'Tinghøj', price: 14.5, weight: 30, colours: ['clear'], sizes: [{ da: '12 mm × 33 m', factor: 0.7, facts: [['width', '12 mm'], ['length', '33 m']] }, { da: '15 mm × 33 m', factor: 0.85, facts: [['width', '15 mm'], ['length', '33 m']] }, { da: '19 mm × 33 m', factor: 1, facts: [['width', '19 mm'], ['length', '33 m']] }, { da: '19 mm × 66 m', factor: 1.7, facts: [['width', '19 mm'], ['length', '66 m']] }], packs: [{ n: 1, unit: 'rl' }, { n: 8, unit: 'pk' }], unit: 'rl',
    short: ['Klar tape til dispenser.', 'Clear tape for dispensers.'], about: 'Klar tape, der rives lige over og ikke gulner i vinduet. Passer til alle dispensere med 25 mm kerne.',
    points: ['Rives lige over', 'Gulner ikke', 'Kerne 25 mm'], facts: [['material', 'PP-film', 'PP film'], ['adhesive', 'Akryl, vandbaseret', 'Water-based acrylic']],
  },
  {
    ...tape, noun: ['Usynlig tape', 'Invisible tape'], brand: 'Tinghøj', model: 'Mat', price: 24.95, weight: 32, colours: ['white'], sizes: [{ da: '19 mm × 33 m', factor: 1, facts: [['width', '19 mm'], ['length', '33 m']] }, { da: '12 mm × 33 m', factor: 0.75, facts: [['width', '12 mm'], ['length', '33 m']] }], packs: [{ n: 1, unit: 'rl' }, { n: 8, unit: 'pk' }], unit: 'rl', traits: ['matte'],
    short: ['Mat tape, der ikke ses på kopien.', 'Matte tape, invisible on copies.'], about: 'Den matte overflade ses ikke på papir og kan skrives på. Tages af igen inden for det første døgn.',
    points: ['Ses ikke på kopien', 'Kan skrives på', 'Arkivbestandig'], facts: [['material', 'Celluloseacetat', 'Cellulose acetate'], ['adhesive', 'Akryl', 'Acrylic']],
  },
  {
    ...tape, noun: ['Tapedispenser', 'Tape dispenser'], brand: 'Tinghøj', model: 'Tung', price: 119, weight: 980, colours: ['black', 'white', 'red', 'dustyblue'], choose: ['colour'], traits: ['dispenser'],
    short: ['Tung tapedispenser til bordet.', 'Heavy tape dispenser for the desk.'], about: 'Bunden er fyldt med sand, så du kan rive med én hånd. Tager ruller op til 25 mm bredde og 66 meter.',
    points: ['Rives med én hånd', 'Skridsikker bund', 'Til 25 og 76 mm kerne'], facts: [['material', 'ABS og sand', 'ABS and sand'], ['dimensions', '180 × 75 × 85 mm'], ['width', 'op til 25 mm', 'up to 25 mm']],
  },
  {
    ...calculator, noun: ['Lommeregner', 'Pocket calculator'], brand: 'Kontorværk', model: 'L8', price: 49.95, weight: 70, colours: ['black', 'white', 'turquoise', 'pink'], choose: ['colour'], traits: ['pocket'],
    short: ['Lommeregner med otte cifre.', 'Pocket calculator with eight digits.'], about: 'Solcelle med batteri som reserve. Kvadratrod, procent og hukommelse med tre taster.',
    points: ['Solcelle og batteri', 'Låg over tasterne', 'Store cifre'], facts: [['digits', '8'], ['power', 'Solcelle og LR54', 'Solar cell and LR54'], ['dimensions', '120 × 70 × 12 mm']],
  },
  {
    ...calculator, noun: ['Bordregner', 'Desk calculator'], brand: 'Kontorværk', model: 'B12 Moms', price: 149, hot: 3, weight: 210, colours: ['black', 'grey', 'white'], choose: ['colour'], traits: ['desk', 'tilted-display'], more: ['b2b_uniq'],
    short: ['Bordregner med 12 cifre og momstaster.', 'Desk calculator with 12 digits and VAT keys.'], about: 'Momstasterne lægger 25 procent til eller trækker dem fra. Displayet kan vippes, og tasterne har samme gang som et tastatur.',
    points: ['Momstaster', 'Vipbart display', 'Grand total'], facts: [['digits', '12'], ['power', 'Solcelle og LR44', 'Solar cell and LR44'], ['dimensions', '190 × 135 × 35 mm']],
  },
  {
    ...calculator, noun: ['Strimmelregner', 'Printing calculator'], brand: 'Kontorværk', model: 'S14', price: 649, weight: 1650, colours: ['grey'], traits: ['printing'], days: 3,
    short: ['Strimmelregner med tofarvet udskrift.', 'Printing calculator in two colours.'], about: 'Printer fire linjer i sekundet på 57 mm strimmel, minus i rødt. Til kassen og bogholderiet.',
    points: ['Fire linjer i sekundet', 'Sort og rød', 'Netadapter følger med'], facts: [['digits', '14'], ['power', '230 V'], ['dimensions', '330 × 210 × 80 mm']],
  },
  {
    category: 'whiteboards', noun: ['Whiteboard', 'Whiteboard'], brand: 'Ørnedal', model: 'Stål', family: 'whiteboard', price: 499, hot: 3, weight: 4200, sizes: BOARDS, colours: ['white'], traits: ['tray'], days: 2, goesWith: ['whiteboardmarkers'], more: ['b2b_uniq'],
    short: ['Magnetisk whiteboard i lakeret stål.', 'Magnetic whiteboard in lacquered steel.'], about: 'Lakeret stål i ramme af aluminium. Hjørnerne skjuler skruerne, og pennehylden kan flyttes langs kanten.',
    points: ['Magnetisk', 'Skruer og pennehylde følger med', 'Hænges op på højkant eller langs'], facts: [['surface', 'Lakeret stål', 'Lacquered steel'], ['material', 'Aluminium', 'Aluminium'], ['warranty', '5 år', '5 years']],
  },
  {
    category: 'whiteboards', noun: ['Whiteboard', 'Whiteboard'], brand: 'Ørnedal', model: 'Emalje', family: 'whiteboard', price: 899, weight: 5600, sizes: BOARDS.slice(1), colours: ['white'], traits: ['tray', 'enamel'], days: 3, goesWith: ['whiteboardmarkers'],
    short: ['Whiteboard i keramisk emalje til dagligt brug.', 'Ceramic enamel whiteboard for daily use.'], about: 'Emalje brændt på stål ved 800 grader. Overfladen kan ikke ridses af markers og bliver ved med at slippe blækket.',
    points: ['Magnetisk emalje', '25 års garanti på overfladen', 'Pennehylde i fuld bredde'], facts: [['surface', 'Keramisk emalje', 'Ceramic enamel'], ['material', 'Stål og aluminium', 'Steel and aluminium'], ['warranty', '25 år på overfladen', '25 years on the surface']],
  },
  {
    category: 'glastavler', noun: ['Glastavle', 'Glass board'], brand: 'Ørnedal', model: 'Klar', family: 'whiteboard', price: 1199, weight: 11000, sizes: [board(90, 60, 1), board(120, 90, 1.7), board(150, 100, 2.3)], colours: ['white', 'black', 'petrol', 'dustyblue'], choose: ['colour'], traits: ['glass', 'frameless'], days: 4, goesWith: ['whiteboardmarkers'], more: ['b2cb'],
    short: ['Glastavle i hærdet glas uden ramme.', 'Frameless board in tempered glass.'], about: 'Fire millimeter hærdet glas med farvet bagside. Beslagene sidder skjult, og tavlen er magnetisk med stærke magneter.',
    points: ['Magnetisk', 'Skjulte beslag', 'Fire magneter følger med'], facts: [['surface', 'Hærdet glas, 4 mm', 'Tempered glass, 4 mm'], ['material', 'Glas og stål', 'Glass and steel'], ['warranty', '10 år', '10 years']],
  },
];

export const DESK: Theme = { number: 15, lines: LINES };
