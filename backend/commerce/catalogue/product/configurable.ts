// Options and variants of a configurable product, with ids in Magento's form.

import { createHash } from 'node:crypto';
import type { ProductOption } from '#backend/db/tables/product';
import type { ConfigurableProductOptions, ConfigurableVariant } from '#backend/generated/commerce';
import { uidOf } from '#backend/graphql/uid';
import { type ProductModel, pictureUrl } from './model';

/** Attribute ids of two options; a fresh Magento has the same. */
const ATTRIBUTE_ID: Readonly<Record<string, number>> = { colour: 93, size: 144 };

/** Others get a number of their code, beyond those: the same in every process. */
const attributeId = (code: string): number =>
  ATTRIBUTE_ID[code] ?? 1000 + (createHash('sha1').update(code).digest().readUInt32BE() % 900_000_000);

/** Magento: base64 of 'configurable/<attribute id>/<value id>'. Ours says the value's code, which is what the buyer chose. */
export function valueUid(option: string, value: string): string {
  return Buffer.from(`configurable/${option}/${value}`).toString('base64');
}

/** The option's own uid, the same on a product as on a line of a cart. */
export const optionUid = (option: string): string => uidOf(attributeId(option));

/** Back from a uid; null for what is none. */
export function valueOfUid(uid: string): { option: string; value: string } | null {
  const [kind, option, value] = Buffer.from(uid, 'base64').toString('utf8').split('/');
  if (kind !== 'configurable' || !option || !value) return null;
  return { option, value };
}

/** What a card says of its options is the same for all who read that card; it goes with the card. */
const optionsOfCards = new WeakMap<readonly ProductOption[], Map<string, ConfigurableProductOptions[]>>();

export function configurableOptions(product: ProductModel): ConfigurableProductOptions[] {
  const { options } = product.row;
  if (!options) return [];
  const { language, mediaOrigin } = product.scene;
  const known = optionsOfCards.get(options) ?? new Map<string, ConfigurableProductOptions[]>();
  optionsOfCards.set(options, known);
  const place = `${language} ${mediaOrigin}`;
  const told = known.get(place) ?? optionsInWords(options, product);
  known.set(place, told);
  return told;
}

function optionsInWords(options: readonly ProductOption[], product: ProductModel): ConfigurableProductOptions[] {
  const { language } = product.scene;
  const pictures = picturesByColour(product);
  return options.map((option, position) => ({
    uid: optionUid(option.code),
    attribute_uid: optionUid(option.code),
    attribute_code: option.code,
    label: language === 'en' ? option.labelEn : option.label,
    position,
    use_default: false,
    swatch_input_type: option.swatchType === 'COLOR' ? 'IMAGE' : 'TEXT',
    values: option.values.map((value, index) => ({
      ...optionValue(option, value, index, language),
      small_image: (option.code === 'colour' && pictures.get(value.code)) || null,
    })),
  }));
}

function picturesByColour({ row, scene }: ProductModel) {
  return new Map(
    (row.looks ?? []).map(([colour, key, version]) => [
      colour,
      { url: scene.mediaOrigin + pictureUrl(key, version), label: null, position: 0, disabled: false },
    ]),
  );
}

function optionValue(
  option: ProductOption,
  value: ProductOption['values'][number],
  index: number,
  language: 'da' | 'en',
) {
  const label = language === 'en' ? value.labelEn : value.label;
  return {
    uid: valueUid(option.code, value.code),
    label,
    default_label: label,
    store_label: label,
    use_default_value: true,
    value_index: index + 1,
    swatch_data: {
      __typename: option.swatchType === 'COLOR' ? ('ColorSwatchData' as const) : ('TextSwatchData' as const),
      value: value.swatch,
    },
  };
}

/** The chosen values of a variant in the order of its parent's options. */
export function chosenValues(parentOptions: readonly ProductOption[], variant: ProductModel) {
  return parentOptions.flatMap((option) => {
    const code = variant.row.option_values?.[option.code];
    const index = option.values.findIndex((value) => value.code === code);
    const value = option.values[index];
    return value ? [{ option, value, index }] : [];
  });
}

/** What is chosen of the family when it is this variant. */
export const chosenUids = (family: ProductModel, variant: ProductModel): string[] =>
  chosenValues(family.row.options ?? [], variant).map(({ option, value }) => valueUid(option.code, value.code));

/** The only variant that has all these values; null while there are several, or none. */
export function variantWith(uids: readonly string[], variants: readonly ProductModel[]): ProductModel | null {
  const chosen = uids.map(valueOfUid);
  const fitting = variants.filter((variant) =>
    chosen.every((one) => one !== null && variant.row.option_values?.[one.option] === one.value),
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** The options with the values of variants that have what is chosen of the other options. */
export function selectableOptions(uids: readonly string[], product: ProductModel, variants: readonly ProductModel[]) {
  const chosen = uids.flatMap((uid) => valueOfUid(uid) ?? []);
  return configurableOptions(product).map(({ uid, attribute_code, label, values }) => {
    const others = chosen.filter(({ option }) => option !== attribute_code);
    const fitting = variants.filter(({ row }) =>
      others.every(({ option, value }) => row.option_values?.[option] === value),
    );
    const codes = new Set(fitting.map(({ row }) => row.option_values?.[attribute_code ?? '']));
    const selectable = (values ?? []).flatMap((value) =>
      value?.uid && codes.has(valueOfUid(value.uid)?.value)
        ? [{ uid: value.uid, label: value.label ?? '', is_available: true, is_use_default: false }]
        : [],
    );
    return { uid, attribute_code: attribute_code ?? '', label: label ?? '', values: selectable };
  });
}

export function configurableVariants(parent: ProductModel, variants: readonly ProductModel[]) {
  const { language } = parent.scene;
  return variants.map((product) => ({
    product,
    attributes: chosenValues(parent.row.options ?? [], product).map(({ option, value, index }) => ({
      code: option.code,
      label: language === 'en' ? value.labelEn : value.label,
      uid: valueUid(option.code, value.code),
      value_index: index + 1,
    })),
  })) satisfies (Omit<ConfigurableVariant, 'product'> & { product: ProductModel })[];
}
