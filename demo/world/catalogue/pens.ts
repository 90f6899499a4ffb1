// Product lines: ballpoint pens, gel pens and pencils.
import type { Line, Pack, Size, Theme } from '../making/line';

const FINE: Size = {
  da: '0,5 mm',
  factor: 1,
  heft: 1,
  facts: [['tip', '0,5 mm']],
  note: 'Stregen på 0,5 mm er smal nok til skemaer og små felter.',
  traits: ['tip-0.5'],
};
const MEDIUM: Size = {
  da: '0,7 mm',
  factor: 1,
  heft: 1,
  facts: [['tip', '0,7 mm']],
  note: 'Stregen på 0,7 mm er mellembred og let at læse.',
  traits: ['tip-0.7'],
};
const BROAD: Size = {
  da: '1,0 mm',
  factor: 1,
  heft: 1,
  facts: [['tip', '1,0 mm']],
  note: 'Stregen på 1,0 mm er kraftig og god til underskrifter.',
  traits: ['tip-1.0'],
};
const ONE: Pack = { n: 1, unit: 'stk' };
const DOZEN: Pack = { n: 12, unit: 'ds' };
const FIFTY: Pack = { n: 50, unit: 'ks' };

const ballpoint = {
  category: 'kuglepenne',
  noun: ['Kuglepen', 'Ballpoint pen'],
  family: 'ballpoint-pen',
  choose: ['colour'],
  weight: 11,
  goesWith: ['notesboeger', 'spiralblokke', 'overstregningspenne'],
} as const;
const gel = {
  category: 'gelpenne',
  noun: ['Gelpen', 'Gel pen'],
  family: 'gel-pen',
  choose: ['colour'],
  weight: 12,
  goesWith: ['notesboeger', 'selvklaebende-noter'],
} as const;
const pencil = {
  category: 'blyanter-og-pencils',
  family: 'pencil',
  goesWith: ['spiralblokke', 'lommeregnere'],
} as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...ballpoint, brand: 'Nordlys', model: 'Flow', price: 12.5, hot: 9, sizes: [MEDIUM, BROAD], packs: [ONE, DOZEN], colours: ['blue', 'black', 'red', 'green', 'purple'],
    traits: ['cap', 'clip'], badge: ['Mest købte', 'Bestseller'], more: ['b2b_uniq'],
    short: ['Kuglepen med hætte og jævnt blæk, der ikke klatter.', 'Capped ballpoint with even ink that does not blot.'],
    about: 'Nordlys Flow er den kuglepen, de fleste kontorer ender med. Kuglen er af hårdmetal, så stregen er den samme på side ét og side tusind, og hætten har en clips af metal.',
    points: ['Skriver cirka 1.800 meter', 'Kugle af hårdmetal', 'Clips af metal på hætten'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['tipShape', 'Kugle', 'Ball'], ['material', 'ABS-plast', 'ABS plastic'], ['length', '148 mm']],
  },
  {
    ...ballpoint, brand: 'Nordlys', model: 'Klik', price: 14.5, hot: 7, sizes: [FINE, MEDIUM, BROAD], packs: [ONE, DOZEN], colours: ['blue', 'black', 'red', 'green'],
    traits: ['click', 'grip'], more: ['b2b_uniq'],
    short: ['Kuglepen med trykmekanik og blødt greb.', 'Retractable ballpoint with soft grip.'],
    about: 'Trykmekanikken er afprøvet til 50.000 klik, og grebet af gummi gør pennen behagelig til lange noter. Refillen skiftes ved at skrue spidsen af.',
    points: ['Trykmekanik, ingen hætte at miste', 'Gummigreb', 'Refill kan skiftes'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['refill', 'Nordlys R2', 'Nordlys R2'], ['material', 'Plast og gummi', 'Plastic and rubber'], ['length', '142 mm']],
  },
  {
    ...ballpoint, brand: 'Nordlys', model: 'Igen', price: 16, sizes: [MEDIUM], packs: [ONE, DOZEN], colours: ['blue', 'black', 'red', 'green', 'turquoise'], traits: ['click'],
    short: ['Kuglepen med skaft af mindst 80 % genbrugsplast.', 'Ballpoint whose barrel is at least 80% recycled plastic.'],
    about: 'Skaftet er støbt af plast fra kasserede kontormaskiner; andelen på mindst 80 procent er målt på skaftets vægt uden refill. Pennen kan skilles ad, og refillen kan skiftes.',
    points: ['Skaft med mindst 80 % genbrugsplast', 'Refill kan skiftes', 'Leveres i papæske'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['refill', 'Nordlys R2', 'Nordlys R2'], ['material', 'Genbrugsplast', 'Recycled plastic'], ['length', '140 mm']],
  },
  {
    ...ballpoint, brand: 'Hverdag', model: 'Basis', price: 2.5, hot: 8, minQty: 10, increments: 10, sizes: [MEDIUM], packs: [ONE], colours: ['blue', 'black', 'red', 'green'], traits: ['cap'],
    short: ['Enkel kuglepen med hætte til skranke og messe.', 'Plain capped ballpoint for counter and fair.'],
    about: 'En enkel pen til steder, hvor penne forsvinder. Skaftet er sekskantet, så den ikke triller ned fra skranken. Sælges i portioner på ti.',
    points: ['Sekskantet skaft', 'Hætte i blækkets farve', 'Mindste køb 10 stk.'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['material', 'Polystyren', 'Polystyrene'], ['length', '149 mm']],
  },
  {
    ...ballpoint, brand: 'Hverdag', model: 'Storpakke', price: 2.25, onlyTrade: true, sizes: [MEDIUM], packs: [FIFTY, { n: 100, unit: 'ks' }], colours: ['blue', 'black'], traits: ['cap'],
    short: ['Kuglepenne i storpakke til skoler og institutioner.', 'Ballpoints in bulk for schools and institutions.'],
    about: 'Samme pen som Hverdag Basis, pakket i papkasse uden inderæsker. Sælges kun til virksomheder, foreninger og det offentlige.',
    points: ['Én kasse, intet inderpapir', 'Sekskantet skaft', 'Kun til erhverv'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['material', 'Polystyren', 'Polystyrene'], ['length', '149 mm']],
  },
  {
    ...ballpoint, brand: 'Nordlys', model: 'Direktør', price: 189, weight: 28, sizes: [MEDIUM], colours: ['black', 'navy', 'bordeaux', 'silver'], traits: ['twist', 'metal'], more: ['firmagaver_dk', 'b2cb'], also: ['gavekasser'],
    short: ['Kuglepen i metal med drejemekanik og gaveæske.', 'Metal ballpoint with twist action and gift case.'],
    about: 'Skaftet er drejet i messing og lakeret tre gange, så pennen ligger tungt og roligt i hånden. Kommer i en æske, der kan få navn på låget.',
    points: ['Drejemekanik', 'Lakeret messing', 'Gaveæske følger med'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['refill', 'Standard G2', 'Standard G2'], ['material', 'Messing, lakeret', 'Lacquered brass'], ['length', '138 mm']],
  },
  {
    ...gel, brand: 'Nordlys', model: 'Gel', price: 18.5, hot: 6, sizes: [FINE, MEDIUM], packs: [ONE, DOZEN], colours: ['black', 'blue', 'red', 'green', 'purple', 'turquoise'], traits: ['click', 'grip'],
    short: ['Gelpen med mørkt blæk og blødt greb.', 'Gel pen with dark ink and soft grip.'],
    about: 'Gelblækket flyder uden tryk og dækker jævnt, også på glat papir. Blækket er tørt efter to sekunder, så venstrehåndede ikke gnider i det.',
    points: ['Tørrer på cirka to sekunder', 'Skriver cirka 650 meter', 'Refill kan skiftes'],
    facts: [['ink', 'Gel, vandbaseret', 'Water-based gel'], ['refill', 'Nordlys G5', 'Nordlys G5'], ['material', 'Plast', 'Plastic'], ['length', '145 mm']],
  },
  {
    ...gel, brand: 'Nordlys', model: 'Arkiv', price: 22, sizes: [FINE, MEDIUM], packs: [ONE, DOZEN], colours: ['black', 'blue', 'red'], traits: ['cap'],
    short: ['Gelpen med dokumentægte blæk.', 'Gel pen with document-proof ink.'],
    about: 'Pigmentblækket er prøvet efter ISO 14145-2 og tåler vand, lys og viskelæder. Vælg den til underskrifter og protokoller, der skal kunne læses om mange år.',
    points: ['Dokumentægte efter ISO 14145-2', 'Vand- og lysægte', 'Med hætte og metalclips'],
    facts: [['ink', 'Pigmentgel', 'Pigment gel'], ['tipShape', 'Kugle', 'Ball'], ['material', 'Plast og metal', 'Plastic and metal'], ['length', '147 mm']],
  },
  {
    ...gel, brand: 'Kontorværk', model: 'Linje', price: 11.5, sizes: [FINE, MEDIUM], packs: [ONE, DOZEN], colours: ['black', 'blue', 'red', 'green'], traits: ['click'],
    short: ['Vores egen gelpen til hver dag.', 'Our own everyday gel pen.'],
    about: 'Linje er vores bud på en god gelpen til en rimelig pris: mørkt blæk, fast clips og en spids, der tåler at blive tabt.',
    points: ['Spids af rustfrit stål', 'Fast clips', 'Refill kan skiftes'],
    facts: [['ink', 'Gel, vandbaseret', 'Water-based gel'], ['refill', 'Kontorværk G1', 'Kontorværk G1'], ['material', 'Plast', 'Plastic'], ['length', '143 mm']],
  },
  {
    ...gel, brand: 'Nordlys', model: 'Pastel', price: 19.5, sizes: [MEDIUM], colours: ['rose', 'lightblue', 'lightgreen', 'mustard', 'orange', 'pink'], traits: ['cap'],
    short: ['Gelpen i dæmpede farver til kalender og noter.', 'Gel pen in soft colours for diary and notes.'],
    about: 'Dækkende gelblæk i dæmpede farver, der kan læses på hvidt og på gult papir. God til at skelne mellem emner i kalenderen.',
    points: ['Dækkende blæk', 'Farven sidder i hætten', 'Skriver cirka 500 meter'],
    facts: [['ink', 'Gel, dækkende', 'Opaque gel'], ['tipShape', 'Kugle', 'Ball'], ['material', 'Plast', 'Plastic'], ['length', '146 mm']],
  },
  {
    ...pencil, brand: 'Skovly', noun: ['Blyant', 'Pencil'], model: 'Stamme', price: 4.5, weight: 5, colours: ['yellow'], certificates: ['fsc-mix'],
    sizes: ['HB', 'B', '2B', '4B', 'H'].map((grade) => ({ da: grade, factor: 1, facts: [['hardness', grade]] as const })), choose: ['size'], sizeIs: 'hardness', packs: [ONE, DOZEN],
    short: ['Blyant i cedertræ med limet stift.', 'Cedar pencil with bonded lead.'],
    about: 'Stiften er limet i hele længden og knækker ikke, når blyanten tabes. Træet er lyst cedertræ, der spidser let.',
    points: ['Limet stift', 'Sekskantet skaft', 'Spidset ved levering'],
    facts: [['material', 'Cedertræ og grafit', 'Cedar and graphite'], ['length', '176 mm'], ['tipShape', 'Spidset', 'Sharpened']], hot: 3,
  },
  {
    ...pencil, brand: 'Nordlys', noun: ['Stiftblyant', 'Mechanical pencil'], model: 'Stift', price: 34, weight: 14, colours: ['black', 'blue', 'red', 'silver'], sizes: [FINE, MEDIUM], packs: [ONE], choose: ['colour'], traits: ['click', 'grip'],
    short: ['Stiftblyant med metalspids og viskelæder.', 'Mechanical pencil with metal tip and eraser.'],
    about: 'Spidsen er af metal og kan skydes ind, så stiften ikke knækker i lommen. Viskelæderet under knappen kan skiftes.',
    points: ['Spids, der skydes ind', 'Viskelæder under knappen', 'Tre stifter følger med'],
    facts: [['hardness', 'HB'], ['material', 'Plast og metal', 'Plastic and metal'], ['length', '144 mm']],
  },
  {
    ...ballpoint, brand: 'Kontorværk', model: 'Skriv', price: 8.5, sizes: [FINE, MEDIUM, BROAD], packs: [ONE, DOZEN, FIFTY], colours: ['blue', 'black', 'red', 'green', 'purple', 'turquoise'], traits: ['click', 'clip'],
    short: ['Vores egen kuglepen med trykmekanik.', 'Our own retractable ballpoint.'],
    about: 'En ligetil kuglepen i tre stregbredder. Skaftet har samme farve som blækket, og refillen kan skiftes i alle tre.',
    points: ['Tre stregbredder', 'Skaft i blækkets farve', 'Refill kan skiftes'],
    facts: [['ink', 'Oliebaseret', 'Oil-based'], ['refill', 'Kontorværk K1', 'Kontorværk K1'], ['material', 'Plast', 'Plastic'], ['length', '141 mm']],
  },
  {
    ...ballpoint, brand: 'Nordlys', model: 'Skærm', price: 29.5, weight: 15, sizes: [MEDIUM], packs: [ONE], colours: ['black', 'white', 'dustyblue', 'rose', 'moss', 'orange'], traits: ['click', 'stylus'], more: ['firmagaver_dk'],
    short: ['Kuglepen med blød spids til skærm.', 'Ballpoint with soft tip for screens.'],
    about: 'Den bløde ende skriver på telefon og tablet uden at ridse. Blækket er blåt i alle farver skaft.',
    points: ['Spids til skærm', 'Blåt blæk', 'Kan få logo fra 100 stk.'],
    facts: [['ink', 'Blåt, oliebaseret', 'Blue, oil-based'], ['refill', 'Nordlys R2', 'Nordlys R2'], ['material', 'Aluminium', 'Aluminium'], ['length', '139 mm']],
  },
];

export const PENS: Theme = { number: 10, lines: LINES };
