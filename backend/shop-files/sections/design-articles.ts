// design.yaml: furniture that shoppers design, with its choices and what each adds to the price.
import { z } from 'zod/v4';
import type { DesignArticle, DesignLook } from '#domain/design/design';
import { yamlList } from '../file/yaml';
import { recordSection } from '../section';
import { loadDesigns, writeDesigns } from './design-articles.sql';
import { code, inLanguages, kroner, kronerFromOere, oereOfAmount } from './values';

const bilingual = inLanguages(z.string().min(1).max(200));

const tone = z.string().regex(/^#[0-9a-f]{6}$/i, 'Skriv farven som #1d4ed8.');
const word = z.string().min(1).max(40);

const value = z.strictObject({
  code,
  label: bilingual,
  /** On top of the article's own price, including VAT. */
  surcharge: kroner.default(0),
  colour: tone.optional(),
  /** Values of other options that it cannot be had with. */
  without: z
    .array(z.strictObject({ option: code, value: code }))
    .min(1)
    .optional(),
  /** How it shows in the drawing of the product: the words of `drawing:` in products.csv. */
  look: z
    .strictObject({
      colour: tone.optional(),
      accent: tone.optional(),
      traits: z.array(word).min(1).optional(),
      facts: z.record(z.string().regex(/^[a-z][a-zA-Z]{0,19}$/), z.union([z.number().min(0), word])).optional(),
    })
    .optional(),
});

const article = z
  .strictObject({
    /** The maker's catalogue, and the article in it. */
    moc: z.string().min(1).max(100),
    ban: z.string().min(1).max(100),
    /** The first value of each makes the standard design. */
    options: z.array(z.strictObject({ code, label: bilingual, values: z.array(value).min(1) })).min(1),
  })
  .superRefine(({ options }, context) => {
    const known = new Set(options.flatMap((option) => option.values.map((one) => `${option.code}=${one.code}`)));
    options.forEach((option, at) => {
      option.values.forEach((one, n) => {
        for (const other of one.without ?? []) {
          if (other.option !== option.code && known.has(`${other.option}=${other.value}`)) continue;
          const path = ['options', at, 'values', n, 'without'];
          const message = `${other.option}=${other.value} er ikke en værdi af et andet valg.`;
          context.addIssue({ code: 'custom', path, message });
        }
      });
    });
  });

export type DesignRecord = z.infer<typeof article>;
type DesignValueRecord = z.infer<typeof value>;

export const designsSource = yamlList({ file: 'design.yaml', key: 'articles', schema: article });

export const designArticles = recordSection<DesignRecord>({
  name: 'design-articles',
  title: 'møbler til tegnebordet',
  source: designsSource,
  keyOf: ({ moc, ban }) => `${moc}/${ban}`,
  missing: 'untouched',
  load: async (on) => (await loadDesigns(on)).map(({ moc, ban, definition }) => designRecord(moc, ban, definition)),
  async write({ added, changed }, { on }) {
    const rows = [...added, ...changed].map(({ record: { moc, ban, ...record } }) => ({
      moc,
      ban,
      definition: definitionOf(record),
    }));
    await writeDesigns(on, rows);
  },
});

const lookRecord = ({ colour, accent, traits, facts }: DesignLook): NonNullable<DesignValueRecord['look']> => ({
  ...(colour ? { colour } : {}),
  ...(accent ? { accent } : {}),
  ...(traits ? { traits: [...traits] } : {}),
  ...(facts ? { facts: { ...facts } } : {}),
});

export const designRecord = (moc: string, ban: string, { options }: DesignArticle): DesignRecord => ({
  moc,
  ban,
  options: options.map((option) => ({
    code: option.code,
    label: { da: option.label, en: option.labelEn },
    values: option.values.map((one) => ({
      code: one.code,
      label: { da: one.label, en: one.labelEn },
      surcharge: kronerFromOere(one.surcharge),
      ...(one.colour === null ? {} : { colour: one.colour }),
      ...(one.without ? { without: one.without.map((other) => ({ ...other })) } : {}),
      ...(one.look ? { look: lookRecord(one.look) } : {}),
    })),
  })),
});

const definitionOf = ({ options }: Pick<DesignRecord, 'options'>): DesignArticle => ({
  options: options.map((option) => ({
    code: option.code,
    label: option.label.da,
    labelEn: option.label.en,
    values: option.values.map((one) => ({
      code: one.code,
      label: one.label.da,
      labelEn: one.label.en,
      surcharge: oereOfAmount(one.surcharge),
      colour: one.colour ?? null,
      ...(one.without ? { without: one.without } : {}),
      ...(one.look ? { look: one.look } : {}),
    })),
  })),
});
