// Product lines: staples, clips and glue.
import type { Pack, Size, Theme } from '../making/line';

const staples = {
  category: 'haefteklammer',
  noun: ['Hæfteklammer', 'Staples'],
  family: 'supply-carton',
  traits: ['staples'],
  unit: 'ds',
  weight: 120,
  goesWith: ['haeftemaskiner'],
} as const;
const THOUSAND: Pack = { n: 1, unit: 'ds', da: '1.000 stk.', en: '1,000 pcs' };
const FIVE_THOUSAND: Pack = { n: 5, unit: 'pk', da: '5.000 stk.', en: '5,000 pcs' };
const stapleWire = (da: string, factor: number, sheets: number): Size => ({
  da,
  factor,
  mark: da,
  facts: [
    ['size', da],
    ['capacity', `${sheets} ark`, `${sheets} sheets`],
  ],
});
const clip = {
  category: 'clips-og-klemmer',
  family: 'supply-carton',
  unit: 'ds',
  goesWith: ['mapper-og-omslag', 'kopipapir-a4'],
} as const;
const clipLength = (mm: number, factor: number): Size => ({
  da: `${mm} mm`,
  factor,
  mark: `${mm} mm`,
  facts: [['length', `${mm} mm`]],
});
const clipWidth = (mm: number, factor: number): Size => ({
  da: `${mm} mm`,
  factor,
  mark: `${mm} mm`,
  facts: [['width', `${mm} mm`]],
});
const HUNDRED: Pack = { n: 1, unit: 'ds', da: '100 stk.', en: '100 pcs' };
const TEN_HUNDRED: Pack = { n: 10, unit: 'pk', da: '1.000 stk.', en: '1,000 pcs' };
const DOZEN: Pack = { n: 1, unit: 'ds', da: '12 stk.', en: '12 pcs' };
const TEN_DOZEN: Pack = { n: 10, unit: 'pk', da: '120 stk.', en: '120 pcs' };
const glue = { category: 'lim', family: 'glue-stick', goesWith: ['sakse-og-knive', 'farvet-papir'] } as const;
const glueGrams = (n: number, factor: number): Size => ({
  da: `${n} g`,
  factor,
  mark: `${n} g`,
  facts: [['content', `${n} g`]],
});
const glueMillilitres = (n: number, factor: number): Size => ({
  da: `${n} ml`,
  factor,
  mark: `${n} ml`,
  facts: [['volume', `${n} ml`]],
});

export const FASTENING: Theme = {
  number: 28,
  // biome-ignore format: a product line reads as one paragraph
  lines: [
    {
      ...staples, brand: 'Tinghøj', price: 14.95, hot: 4, colours: ['silver'], packs: [THOUSAND, FIVE_THOUSAND],
      sizes: [stapleWire('24/6', 1, 30), stapleWire('26/6', 1, 25), stapleWire('24/8', 1.3, 40), stapleWire('23/8', 1.9, 50), stapleWire('23/10', 2.1, 70), stapleWire('23/13', 2.4, 100), stapleWire('10/4', 0.9, 15)],
      short: ['Forzinkede hæfteklammer med skarpe spidser.', 'Galvanised staples with sharp points.'], about: 'Første tal er trådens tykkelse, andet tal benets længde. Se under bunden af hæftemaskinen, hvilken størrelse den bruger.',
      points: ['Forzinket ståltråd', 'Skærpede spidser', 'Passer til alle mærker af samme størrelse'], facts: [['material', 'Forzinket stål', 'Galvanised steel']],
    },
    {
      ...staples, brand: 'Tinghøj', model: 'Kobber', modelEn: 'Copper', price: 19.95, colours: ['copper'], packs: [THOUSAND, FIVE_THOUSAND], sizes: [stapleWire('24/6', 1, 30), stapleWire('26/6', 1, 25)],
      short: ['Kobberbelagte hæfteklammer.', 'Copper-coated staples.'], about: 'Kobberlaget holder klammen pæn i årevis og ses mindre på brunt papir og karton.',
      points: ['Kobberbelagt', 'Anløber ikke', 'Til kuverter og karton'], facts: [['material', 'Kobberbelagt stål', 'Copper-coated steel']],
    },
    {
      ...staples, brand: 'Hverdag', price: 9.95, hot: 2, colours: ['steel'], packs: [THOUSAND, FIVE_THOUSAND], sizes: [stapleWire('24/6', 1, 25), stapleWire('26/6', 1, 20)],
      short: ['Hæfteklammer til daglig brug.', 'Staples for daily use.'], about: 'Vores billigste klammer til de to størrelser, som de fleste hæftemaskiner bruger.',
      points: ['Ståltråd', 'Til almindelige hæftemaskiner', 'Æske med 1.000 stk.'], facts: [['material', 'Stål', 'Steel']],
    },
    {
      ...clip, noun: ['Papirclips', 'Paper clips'], brand: 'Tinghøj', price: 8.95, hot: 4, weight: 45, colours: ['silver'], traits: ['clips'], packs: [HUNDRED, TEN_HUNDRED], sizes: [clipLength(26, 0.8), clipLength(33, 1), clipLength(50, 2.1), clipLength(77, 3.9)],
      short: ['Forzinkede papirclips med rund ende.', 'Galvanised paper clips with a round end.'], about: 'Den runde ende glider over papiret uden at rive. Korte clips til få ark, lange til en bunke.',
      points: ['Forzinket', 'Rund ende', 'Kan bruges igen'], facts: [['material', 'Forzinket stål', 'Galvanised steel']],
    },
    {
      ...clip, noun: ['Papirclips', 'Paper clips'], brand: 'Tinghøj', model: 'Farvet', modelEn: 'Coloured', price: 14.95, weight: 50, colours: ['assorted'], traits: ['clips'], packs: [HUNDRED], sizes: [clipLength(28, 1), clipLength(50, 2)],
      short: ['Plastbelagte papirclips i seks farver.', 'Plastic-coated paper clips in six colours.'], about: 'Plastlaget giver ingen rust og ingen mærker. Brug farverne til at skille sager ad.',
      points: ['Seks farver', 'Ruster ikke', 'Plastbelagt ståltråd'], facts: [['material', 'Plastbelagt stål', 'Plastic-coated steel']],
    },
    {
      ...clip, noun: ['Foldbackklemme', 'Foldback clip'], brand: 'Tinghøj', price: 12.95, hot: 2, weight: 60, colours: ['black'], traits: ['foldback'], packs: [DOZEN, TEN_DOZEN], sizes: [clipWidth(15, 0.7), clipWidth(19, 0.8), clipWidth(25, 1), clipWidth(32, 1.5), clipWidth(41, 2.3), clipWidth(51, 3.2)],
      short: ['Foldbackklemmer i fjederstål.', 'Foldback clips of spring steel.'], about: 'Klemmen holder op til 200 ark, og armene kan foldes ned, så bunken kan stables.',
      points: ['Fjederstål', 'Arme kan foldes eller tages af', 'Holder uden huller'], facts: [['material', 'Fjederstål', 'Spring steel']],
    },
    {
      ...clip, noun: ['Foldbackklemme', 'Foldback clip'], brand: 'Tinghøj', model: 'Farvet', modelEn: 'Coloured', price: 16.95, weight: 60, colours: ['assorted'], traits: ['foldback'], packs: [DOZEN], sizes: [clipWidth(19, 1), clipWidth(25, 1.3), clipWidth(32, 1.8)],
      short: ['Foldbackklemmer i blandede farver.', 'Foldback clips in assorted colours.'], about: 'Samme klemme som den sorte, lakeret i fire farver.',
      points: ['Fire farver', 'Fjederstål', 'Arme kan foldes'], facts: [['material', 'Lakeret fjederstål', 'Lacquered spring steel']],
    },
    {
      ...clip, noun: ['Papirklemme', 'Bulldog clip'], brand: 'Tinghøj', model: 'Bred', modelEn: 'Broad', price: 19.95, weight: 140, colours: ['steel'], traits: ['foldback', 'large'], packs: [{ n: 1, unit: 'ds', da: '10 stk.', en: '10 pcs' }], sizes: [clipWidth(50, 1), clipWidth(70, 1.4)],
      short: ['Brede klemmer af forniklet stål.', 'Broad clips of nickel-plated steel.'], about: 'Til tykke bunker og plakater. Hullet i armen gør, at klemmen kan hænge på et søm.',
      points: ['Forniklet stål', 'Hul til ophæng', 'Bredt greb'], facts: [['material', 'Forniklet stål', 'Nickel-plated steel']],
    },
    {
      ...glue, noun: ['Limstift', 'Glue stick'], brand: 'Kontorværk', price: 14.95, hot: 4, weight: 25, colours: ['red'], sizes: [{ ...glueGrams(10, 0.7), traits: ['small'] }, glueGrams(21, 1), glueGrams(43, 1.6)], packs: [{ n: 1, unit: 'stk' }, { n: 12, unit: 'pk' }],
      short: ['Limstift uden opløsningsmidler.', 'Glue stick without solvents.'], about: 'Limen er hvid og tørrer klar på et par minutter. Så længe den er fugtig, kan papiret flyttes, og pletter vaskes af med vand.',
      points: ['Til papir, karton og fotos', 'Uden opløsningsmidler', 'Vaskes af med vand'], facts: [['adhesive', 'PVP', 'PVP'], ['shelfLife', '3 år', '3 years']],
    },
    {
      ...glue, noun: ['Limstift', 'Glue stick'], brand: 'Hverdag', price: 7.95, weight: 22, colours: ['blue'], sizes: [glueGrams(8, 0.7), glueGrams(20, 1), glueGrams(40, 1.7)], packs: [{ n: 1, unit: 'stk' }, { n: 24, unit: 'pk' }],
      short: ['Limstift til papir.', 'Glue stick for paper.'], about: 'Vores billigste limstift til kuverter, opslag og børnetegninger.',
      points: ['Til papir', 'Tørrer klart', 'Låg, der slutter tæt'], facts: [['adhesive', 'PVA', 'PVA']],
    },
    {
      ...glue, noun: ['Flydende lim', 'Liquid glue'], brand: 'Kontorværk', price: 22.95, weight: 60, colours: ['yellow'], traits: ['bottle'], sizes: [glueMillilitres(50, 1), glueMillilitres(100, 1.6), glueMillilitres(250, 3)], 
      short: ['Klar lim i flaske med spids.', 'Clear glue in a bottle with a nozzle.'], about: 'Klar, vandbaseret lim. Spidsen giver en smal streg, og låget er en nål, så den ikke stopper til.',
      points: ['Vandbaseret', 'Tørrer klart', 'Til papir, pap og træ'], facts: [['adhesive', 'Vandbaseret', 'Water-based']],
    },
    {
      ...glue, noun: ['Hæftemasse', 'Adhesive tack'], brand: 'Tinghøj', price: 24.95, weight: 60, family: 'supply-carton', traits: ['tack'], colours: ['white', 'yellow', 'blue'], sizes: [glueGrams(50, 1), glueGrams(100, 1.7)],
      short: ['Hæftemasse til opslag, kan bruges igen.', 'Reusable tack for notices.'], about: 'Riv et stykke af, ælt det blødt, og tryk. Kan tages ned igen uden huller i væggen.',
      points: ['Kan bruges igen', 'Ingen huller', 'Til glatte, faste flader'], facts: [['material', 'Syntetisk gummi', 'Synthetic rubber']],
    },
  ],
};
