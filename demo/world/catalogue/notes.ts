// Product lines: notebooks, spiral pads and sticky notes.
import type { Line, Pack, Size, Theme } from '../making/line';

const A5: Size = {
  da: 'A5',
  factor: 1,
  facts: [
    ['format', 'A5'],
    ['dimensions', '148 × 210 mm'],
  ],
  mark: 'A5',
};
const A4: Size = {
  da: 'A4',
  factor: 1.55,
  heft: 2,
  facts: [
    ['format', 'A4'],
    ['dimensions', '210 × 297 mm'],
  ],
  mark: 'A4',
};
const A6: Size = {
  da: 'A6',
  factor: 0.75,
  heft: 0.5,
  facts: [
    ['format', 'A6'],
    ['dimensions', '105 × 148 mm'],
  ],
  mark: 'A6',
};
const ONE: Pack = { n: 1, unit: 'stk' };
const TEN: Pack = { n: 10, unit: 'pk' };

const book = {
  category: 'notesboeger',
  noun: ['Notesbog', 'Notebook'],
  family: 'notebook',
  choose: ['colour'],
  weight: 260,
  goesWith: ['kuglepenne', 'gelpenne', 'blyanter-og-pencils'],
} as const;
const spiral = {
  category: 'spiralblokke',
  noun: ['Spiralblok', 'Spiral pad'],
  family: 'notebook',
  traits: ['spiral'],
  weight: 210,
  goesWith: ['kuglepenne', 'overstregningspenne'],
} as const;
const sticky = {
  category: 'selvklaebende-noter',
  noun: ['Selvklæbende noter', 'Sticky notes'],
  family: 'sticky-notes',
  choose: ['colour'],
  weight: 40,
  goesWith: ['kuglepenne', 'overstregningspenne', 'whiteboards'],
} as const;
const noteSize = (da: string, factor: number): Size => ({ da, factor, facts: [['dimensions', da]] });

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...book, brand: 'Gråand', model: 'Dagbog', price: 99, hot: 5, sizes: [A5, A4, A6], colours: ['black', 'navy', 'bordeaux', 'forest', 'dustyblue', 'mustard'], traits: ['elastic', 'ribbon'], tail: ['linieret', 'ruled'], more: ['firmagaver_dk', 'b2cb'], certificates: ['fsc-mix'],
    short: ['Indbunden notesbog med elastik og læsebånd.', 'Bound notebook with elastic and ribbon.'],
    about: 'Trådhæftet, så bogen ligger fladt på bordet fra første side. Papiret er 100 gram og cremehvidt, og bagest er der en lomme til løse sedler.',
    points: ['192 nummererede sider', 'Lomme og to læsebånd', 'Trådhæftet ryg'], facts: [['ruling', 'Linieret', 'Ruled'], ['grammage', '100 g/m²'], ['sheets', '96'], ['material', 'Kunstlæder og papir', 'Imitation leather and paper']],
  },
  {
    ...book, brand: 'Gråand', model: 'Dagbog', price: 99, sizes: [A5, A4], colours: ['black', 'navy', 'bordeaux', 'forest'], traits: ['elastic', 'ribbon', 'dotted'], tail: ['prikket', 'dotted'], certificates: ['fsc-mix'],
    short: ['Indbunden notesbog med prikker til skitser og lister.', 'Bound notebook with dots for sketches and lists.'],
    about: 'Prikker med fem millimeters afstand hjælper både tegning og skrift uden at larme. Samme bind og papir som den linierede Dagbog.',
    points: ['192 nummererede sider', 'Prikker pr. 5 mm', 'Trådhæftet ryg'], facts: [['ruling', 'Prikket 5 mm', 'Dotted 5 mm'], ['grammage', '100 g/m²'], ['sheets', '96'], ['material', 'Kunstlæder og papir', 'Imitation leather and paper']],
  },
  {
    ...book, brand: 'Gråand', model: 'Lærred', price: 79.95, sizes: [A5], colours: ['sand', 'terracotta', 'moss', 'dustyblue', 'rose', 'petrol'], traits: ['cloth'], tail: ['blank', 'plain'], more: ['firmagaver_dk', 'b2cb'],
    short: ['Notesbog i vævet lærred med blanke sider.', 'Cloth-bound notebook with plain pages.'],
    about: 'Bindet er vævet bomuld, og siderne er blanke til den, der både tegner og skriver. En pæn gave med et navn præget på hjørnet.',
    points: ['160 blanke sider', 'Bind af vævet bomuld', 'Kan præges'], facts: [['ruling', 'Blank', 'Plain'], ['grammage', '120 g/m²'], ['sheets', '80'], ['material', 'Bomuld og papir', 'Cotton and paper']],
  },
  {
    ...book, brand: 'Hverdag', model: 'Hæfte', noun: ['Kollegiehæfte', 'Exercise book'], price: 9.5, weight: 90, sizes: [A5, A4], packs: [ONE, TEN], colours: ['blue', 'red', 'green', 'yellow'], traits: ['soft-cover'], tail: ['linieret', 'ruled'], minQty: 5, increments: 5,
    short: ['Kollegiehæfte med 40 blade.', 'Exercise book with 40 leaves.'],
    about: 'Enkelt hæfte med to klammer i ryggen og margin til højre. Sælges i portioner på fem.',
    points: ['40 blade', 'Margin', 'To klammer i ryggen'], facts: [['ruling', 'Linieret med margin', 'Ruled with margin'], ['grammage', '70 g/m²'], ['sheets', '40'], ['material', 'Karton og papir', 'Card and paper']],
  },
  {
    ...spiral, brand: 'Gråand', model: 'Referat', price: 39.95, hot: 4, sizes: [A5, A4], packs: [ONE, TEN], colours: ['black', 'green', 'red', 'blue'], choose: ['colour'], tail: ['kvadreret', 'squared'], certificates: ['nordic-ecolabel'],
    short: ['Spiralblok med mikroperforering og stift bagblad.', 'Spiral pad with micro-perforation and stiff back.'],
    about: 'Arkene rives af i en ren kant og har fire huller til ringbindet. Bagbladet er så stift, at man kan skrive stående.',
    points: ['80 ark med mikroperforering', 'Fire huller', 'Stift bagblad'], facts: [['ruling', 'Kvadreret 5 mm', 'Squared 5 mm'], ['grammage', '70 g/m²'], ['sheets', '80'], ['material', 'Karton, papir og metal', 'Card, paper and metal']],
  },
  {
    ...spiral, brand: 'Kontorværk', model: 'Projekt', price: 64.95, weight: 420, sizes: [A4], packs: [ONE], colours: ['black', 'navy', 'turquoise', 'pink'], choose: ['colour'], traits: ['spiral', 'dividers'], tail: ['linieret', 'ruled'],
    short: ['Spiralblok med fem skilleblade.', 'Spiral pad with five dividers.'],
    about: 'Fem skilleblade med lomme kan flyttes, efterhånden som projekterne vokser. Omslaget er af plast og tåler tasken.',
    points: ['100 ark', 'Fem flytbare skilleblade', 'Omslag af plast'], facts: [['dividers', '5'], ['ruling', 'Linieret 8 mm', 'Ruled 8 mm'], ['grammage', '80 g/m²'], ['sheets', '100'], ['material', 'Polypropylen og papir', 'Polypropylene and paper']],
  },
  {
    ...sticky, brand: 'Solhverv', model: 'Husk', price: 14.5, hot: 6, sizes: [noteSize('76 × 76 mm', 1), noteSize('51 × 38 mm', 0.6), noteSize('127 × 76 mm', 1.6)], packs: [ONE, { n: 12, unit: 'pk' }], colours: ['yellow', 'pink', 'green', 'lightblue', 'orange'], more: ['b2b_uniq'],
    short: ['Selvklæbende noter, der kan flyttes mange gange.', 'Sticky notes that move many times.'],
    about: 'Limen holder på papir, skærm og whiteboard og slipper uden rester. Hver blok har 100 ark i 70 gram papir.',
    points: ['100 ark pr. blok', 'Slipper uden rester', 'Limen er vandbaseret'], facts: [['sheets', '100'], ['adhesive', 'Flytbar, vandbaseret', 'Removable, water-based'], ['material', 'Papir', 'Paper']],
  },
  {
    ...sticky, brand: 'Solhverv', model: 'Super', price: 19.5, sizes: [noteSize('76 × 76 mm', 1), noteSize('101 × 152 mm', 2.2)], packs: [ONE, { n: 6, unit: 'pk' }], colours: ['yellow', 'turquoise', 'pink', 'purple'], traits: ['super-sticky'],
    short: ['Noter med ekstra stærk lim til lodrette flader.', 'Notes with extra strong glue for vertical surfaces.'],
    about: 'Stærk lim til vægge, glas og tavler, hvor almindelige noter falder ned i løbet af natten. God til workshops.',
    points: ['Holder på glas og væg', '90 ark pr. blok', 'Kan flyttes'], facts: [['sheets', '90'], ['adhesive', 'Ekstra stærk, flytbar', 'Extra strong, removable'], ['material', 'Papir', 'Paper']],
  },
  {
    ...sticky, noun: ['Indeksflag', 'Index flags'], brand: 'Solhverv', model: 'Flag', price: 24.5, weight: 12, sizes: [noteSize('12 × 45 mm', 1), noteSize('25 × 45 mm', 1.2)], packs: [{ n: 4, unit: 'pk', da: '4 × 50 stk.', en: '4 × 50 pcs', factor: 0.25 }], colours: ['red', 'blue', 'green', 'yellow'], traits: ['flags'], choose: ['colour'],
    short: ['Indeksflag af film, der kan skrives på.', 'Film index flags that take writing.'],
    about: 'Smalle flag af film, der markerer siden uden at dække teksten. Kan skrives på med kuglepen og flyttes igen.',
    points: ['4 × 50 flag', 'Gennemsigtig bund', 'Kan skrives på'], facts: [['adhesive', 'Flytbar', 'Removable'], ['material', 'PP-film', 'PP film'], ['count', '200 flag', '200 flags']],
  },
];

export const NOTES: Theme = { number: 13, lines: LINES };
