// What the designed furniture can be made of: one maker's workshop, its articles and their choices. Surcharges in gross øre.
import type { DesignArticle, DesignOption, DesignValue } from '#domain/design';

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

const SURFACES = [
  value('hvid', ['Hvid laminat', 'White laminate'], 0, { colour: '#f2f1ed' }),
  value('eg', ['Egefiner', 'Oak veneer'], 60_000, { colour: '#c9a06c' }),
  value('valnoed', ['Valnøddefiner', 'Walnut veneer'], 95_000, { colour: '#6b4630' }),
  value('linoleum', ['Mosgrøn linoleum', 'Moss green linoleum'], 80_000, { colour: '#56654a' }),
];
const FRAMES = [
  value('sort', ['Sort stål', 'Black steel'], 0, { colour: '#24262a' }),
  value('hvid', ['Hvidt stål', 'White steel'], 0, { colour: '#e6e6e2' }),
  value('traeben', ['Massivt egetræ', 'Solid oak'], 70_000, {
    colour: '#b98b55',
    without: [
      { option: 'maal', value: 'stor' },
      { option: 'plade', value: 'linoleum' },
    ],
  }),
];
const TOP = option('plade', ['Plade', 'Top'], SURFACES);
const sizes = (small: string, middle: string, large: string, step: number) =>
  option(
    'maal',
    ['Mål', 'Size'],
    [
      value('lille', [small, small], 0),
      value('mellem', [middle, middle], step),
      value('stor', [large, large], step * 2),
    ],
  );
const CLOTH = option(
  'polstring',
  ['Polstring', 'Upholstery'],
  [
    value('graa', ['Grå uld', 'Grey wool'], 0, { colour: '#8b8d8f' }),
    value('blaa', ['Blå uld', 'Blue wool'], 0, { colour: '#33547a' }),
    value('rust', ['Rustrød uld', 'Rust red wool'], 20_000, { colour: '#a4512f' }),
    value('laeder', ['Sort læder', 'Black leather'], 120_000, { colour: '#1d1b1a' }),
  ],
);
const legs = (without: DesignValue['without']) =>
  option(
    'stel',
    ['Stel', 'Base'],
    [
      value('sort', ['Sort', 'Black'], 0, { colour: '#24262a' }),
      value('alu', ['Poleret aluminium', 'Polished aluminium'], 30_000, { colour: '#b9bdc2' }),
      value('eg', ['Egetræ', 'Oak'], 45_000, { colour: '#b98b55', ...(without ? { without } : {}) }),
    ],
  );
const ARMS = option(
  'armlaen',
  ['Armlæn', 'Armrests'],
  [
    value('uden', ['Uden armlæn', 'Without armrests'], 0),
    value('faste', ['Faste armlæn', 'Fixed armrests'], 25_000),
    value('justerbare', ['Justerbare armlæn', 'Adjustable armrests'], 49_500),
  ],
);
const WOOD = option('plade', ['Træ', 'Wood'], SURFACES.slice(0, 3));
const BACK = option(
  'stel',
  ['Bagklædning', 'Back panel'],
  [
    value('aaben', ['Åben', 'Open'], 0),
    value('hvid', ['Hvid', 'White'], 20_000, { colour: '#e6e6e2' }),
    value('filt', ['Grå filt', 'Grey felt'], 35_000, {
      colour: '#8b8d8f',
      without: [{ option: 'maal', value: 'stor' }],
    }),
  ],
);

const ARTICLES: Record<string, DesignArticle> = {
  desk: {
    shape: 'desk',
    options: [
      TOP,
      option('stel', ['Stel', 'Frame'], FRAMES),
      sizes('120 × 80 cm', '160 × 80 cm', '180 × 80 cm', 30_000),
    ],
  },
  lift: {
    shape: 'desk',
    options: [
      TOP,
      option('stel', ['Stel', 'Frame'], FRAMES.slice(0, 2)),
      sizes('120 × 80 cm', '160 × 80 cm', '180 × 80 cm', 30_000),
    ],
  },
  table: {
    shape: 'table',
    options: [
      TOP,
      option('stel', ['Ben', 'Legs'], FRAMES),
      sizes('180 × 100 cm', '240 × 110 cm', '320 × 120 cm', 180_000),
    ],
  },
  shelf: { shape: 'shelf', options: [WOOD, BACK, sizes('76 cm', '122 cm', '196 cm', 70_000)] },
  chair: { shape: 'chair', options: [CLOTH, legs([{ option: 'armlaen', value: 'justerbare' }]), ARMS] },
  guest: { shape: 'chair', options: [CLOTH, legs([{ option: 'polstring', value: 'laeder' }])] },
};

export const DESIGN_ARTICLES = Object.entries(ARTICLES).map(([ban, definition]) => ({
  moc: 'ravnholt-vaerksted',
  ban,
  definition,
}));
