// Options of the designed furniture: one maker's workshop, its articles and their choices. Surcharges in gross øre.
import type { DesignArticle, DesignLook, DesignOption, DesignValue } from '#domain/design/design';

const value = (
  code: string,
  [label, labelEn]: readonly [string, string],
  surcharge: number,
  more: Partial<DesignValue> = {},
): DesignValue => ({ code, label, labelEn, surcharge, colour: null, ...more });
const option = (code: string, [label, labelEn]: readonly [string, string], values: DesignValue[]): DesignOption => ({
  code,
  label,
  labelEn,
  values,
});

/** A tone that the top, the wood or the cloth takes on. */
const inTone = (colour: string, traits?: readonly string[]) => ({
  colour,
  look: { colour, ...(traits ? { traits } : {}) },
});
/** A tone of legs, frame or back. */
const carriedIn = (colour: string, without?: DesignValue['without']) => ({
  colour,
  look: { accent: colour },
  ...(without ? { without } : {}),
});

const SURFACES = [
  value('hvid', ['Hvid laminat', 'White laminate'], 0, inTone('#f2f1ed')),
  value('eg', ['Egefiner', 'Oak veneer'], 60_000, inTone('#c9a06c')),
  value('valnoed', ['Valnøddefiner', 'Walnut veneer'], 95_000, inTone('#6b4630')),
  value('linoleum', ['Mosgrøn linoleum', 'Moss green linoleum'], 80_000, inTone('#56654a', ['linoleum'])),
];
const FRAMES = [
  value('sort', ['Sort stål', 'Black steel'], 0, carriedIn('#24262a')),
  value('hvid', ['Hvidt stål', 'White steel'], 0, carriedIn('#e6e6e2')),
  value(
    'traeben',
    ['Massivt egetræ', 'Solid oak'],
    70_000,
    carriedIn('#b98b55', [
      { option: 'maal', value: 'stor' },
      { option: 'plade', value: 'linoleum' },
    ]),
  ),
];
const TOP = option('plade', ['Plade', 'Top'], SURFACES);

interface Sized {
  text: string;
  facts: DesignLook['facts'];
}
const topOf = (width: number, depth: number): Sized => ({ text: `${width} × ${depth} cm`, facts: { width, depth } });
const shelvesTo = (height: number, shelves: number): Sized => ({ text: `${height} cm`, facts: { height, shelves } });
const sizes = (names: readonly [string, string], all: readonly [Sized, Sized, Sized], step: number) =>
  option(
    'maal',
    names,
    all.map(({ text, facts }, at) =>
      value(['lille', 'mellem', 'stor'][at] ?? '', [text, text], step * at, { look: { facts } }),
    ),
  );
const SIZE = ['Mål', 'Size'] as const;
const DESKTOPS = sizes(SIZE, [topOf(120, 80), topOf(160, 80), topOf(180, 80)], 30_000);
const CLOTH = option(
  'polstring',
  ['Polstring', 'Upholstery'],
  [
    value('graa', ['Grå uld', 'Grey wool'], 0, inTone('#8b8d8f')),
    value('blaa', ['Blå uld', 'Blue wool'], 0, inTone('#33547a')),
    value('rust', ['Rustrød uld', 'Rust red wool'], 20_000, inTone('#a4512f')),
    value('laeder', ['Sort læder', 'Black leather'], 120_000, inTone('#1d1b1a')),
  ],
);
const legs = (without: DesignValue['without']) =>
  option(
    'stel',
    ['Stel', 'Base'],
    [
      value('sort', ['Sort', 'Black'], 0, carriedIn('#24262a')),
      value('alu', ['Poleret aluminium', 'Polished aluminium'], 30_000, carriedIn('#b9bdc2')),
      value('eg', ['Egetræ', 'Oak'], 45_000, carriedIn('#b98b55', without)),
    ],
  );
const armrests = (kind: string): Partial<DesignValue> => ({ look: { facts: { arms: kind } } });
const ARMS = option(
  'armlaen',
  ['Armlæn', 'Armrests'],
  [
    value('uden', ['Uden armlæn', 'Without armrests'], 0, armrests('none')),
    value('faste', ['Faste armlæn', 'Fixed armrests'], 25_000, armrests('fixed')),
    value('justerbare', ['Justerbare armlæn', 'Adjustable armrests'], 49_500, armrests('adjustable')),
  ],
);
const WOOD = option('plade', ['Træ', 'Wood'], SURFACES.slice(0, 3));
const BACK = option(
  'stel',
  ['Bagklædning', 'Back panel'],
  [
    value('aaben', ['Åben', 'Open'], 0, { look: { traits: ['open-back'] } }),
    value('hvid', ['Hvid', 'White'], 20_000, carriedIn('#e6e6e2')),
    value('filt', ['Grå filt', 'Grey felt'], 35_000, carriedIn('#8b8d8f', [{ option: 'maal', value: 'stor' }])),
  ],
);

const ARTICLES: Record<string, DesignArticle> = {
  desk: { options: [TOP, option('stel', ['Stel', 'Frame'], FRAMES), DESKTOPS] },
  lift: { options: [TOP, option('stel', ['Stel', 'Frame'], FRAMES.slice(0, 2)), DESKTOPS] },
  table: {
    options: [
      TOP,
      option('stel', ['Ben', 'Legs'], FRAMES),
      sizes(SIZE, [topOf(180, 100), topOf(240, 110), topOf(320, 120)], 180_000),
    ],
  },
  shelf: {
    options: [WOOD, BACK, sizes(['Højde', 'Height'], [shelvesTo(76, 2), shelvesTo(122, 3), shelvesTo(196, 5)], 70_000)],
  },
  chair: { options: [CLOTH, legs([{ option: 'armlaen', value: 'justerbare' }]), ARMS] },
  guest: { options: [CLOTH, legs([{ option: 'polstring', value: 'laeder' }])] },
};

export const DESIGN_ARTICLES = Object.entries(ARTICLES).map(([ban, definition]) => ({
  moc: 'ravnholt-vaerksted',
  ban,
  definition,
}));
