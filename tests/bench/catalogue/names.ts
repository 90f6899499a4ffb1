// Danish names for a catalogue of any size: some words are in every tenth product, some in every two hundredth, and some in only five.

const USES = [
  'kontor',
  'kopi',
  'skole',
  'lager',
  'møde',
  'arkiv',
  'værksted',
  'kantine',
  'reception',
  'hjemme',
  'projekt',
  'tegne',
  'pakke',
  'rejse',
  'konference',
  'bord',
  'væg',
  'gulv',
  'skuffe',
  'kasse',
];
const THINGS = ['papir', 'stol', 'lampe', 'mappe', 'blok', 'pen', 'boks', 'tape', 'tavle', 'reol'];
const COLOURS = ['sort', 'hvid', 'blå', 'rød', 'grøn', 'grå', 'gul', 'brun', 'lilla', 'orange'];
const MATERIALS = ['karton', 'birk', 'aluminium', 'stål', 'bomuld', 'glas', 'kork', 'læder', 'uld', 'plast'];
const SIZES = ['A3', 'A4', 'A5', '0,5 mm', '0,7 mm', '60 cm', '80 cm', '120 cm', '5 liter', '10 liter'];
const SYLLABLES = [
  'ba',
  'do',
  'fi',
  'ge',
  'hu',
  'jo',
  'ka',
  'le',
  'mi',
  'no',
  'pu',
  'ri',
  'sa',
  'te',
  'vi',
  'bro',
  'dal',
  'fen',
  'gro',
  'hol',
  'kli',
  'lun',
  'mar',
  'nys',
  'rum',
  'sol',
  'tor',
  'ulf',
  'ven',
  'yst',
];

/** Products that share a model's name. */
const OF_A_MODEL = 5;

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

/** Unlike its neighbours, and the same in every run. */
export function scattered(n: number): number {
  let x = Math.imul(n + 1, 0x9e3779b1) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 0;
  return (x ^ (x >>> 13)) >>> 0;
}

/** A unique word per model, such as 'Solkamir'. */
export function modelOf(product: number): string {
  const model = Math.floor(product / OF_A_MODEL);
  const base = SYLLABLES.length;
  const word = [model, Math.floor(model / base), Math.floor(model / base ** 2), Math.floor(model / base ** 3)]
    .map((at) => pick(SYLLABLES, at))
    .join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export interface Wording {
  thing: string;
  model: string;
  colour: string;
  material: string;
  size: string;
  brand: string;
}

export function wordingOf(product: number): Wording {
  const chance = scattered(product);
  return {
    thing: pick(USES, chance) + pick(THINGS, chance >>> 5),
    model: modelOf(product),
    colour: pick(COLOURS, chance >>> 9),
    material: pick(MATERIALS, chance >>> 13),
    size: pick(SIZES, chance >>> 17),
    brand: `Mærke ${(chance >>> 21) % 200}`,
  };
}

/** The fifty search terms used at every size: their results grow with the catalogue, except for the narrow ones. */
export const TERMS = {
  narrow: Array.from({ length: 20 }, (_, at) => modelOf(at * 37)),
  medium: Array.from({ length: 20 }, (_, at) => pick(USES, at) + pick(THINGS, at * 3)),
  broad: [...COLOURS.slice(0, 5), ...MATERIALS.slice(0, 5)],
};
