// Fields of a product that need a question of their own; everything else is read off the model.
import type { ProductInfo, ResolversTypes, SimpleProductResolvers, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { CategoryModel } from '../category/model';
import { configurableOptions, configurableVariants } from './configurable';
import { pictureUrl, type ProductModel } from './model';
import type { DetailRow } from './rows';

/** As many as a row of tiles shows; the rest is found through the category. */
const MOST_RELATED = 12;

async function detailOf(product: ProductModel, context: Context): Promise<DetailRow | null> {
  return context.loaders.detail.load(product.id);
}

const html = (text: string | undefined) => ({ html: text ?? '' });

/** The label says what to print; 'Mærke' is the brand (spec §3). */
function infoOf(product: ProductModel, detail: DetailRow | null, language: 'da' | 'en'): ProductInfo[] {
  const facts = (detail?.attributes ?? []).map((one) => ({
    code: one.code,
    label: language === 'en' ? one.labelEn : one.label,
    value: language === 'en' ? one.valueEn : one.value,
  }));
  const brand = { code: 'brand', label: language === 'en' ? 'Brand' : 'Mærke', value: product.row.brand };
  return product.row.brand === '' || facts.some((fact) => fact.code === 'brand') ? facts : [brand, ...facts];
}

/** The way from the top to the deepest category that the product stands in. */
async function breadcrumbsOf(product: ProductModel, context: Context) {
  const [ids, scene] = await Promise.all([context.loaders.categoryIds.load(product.row.parent_id ?? product.id), context.categoryScene()]);
  const deepest = scene.forest.byId.get(ids.at(-1) ?? 0);
  const path = (deepest?.id_path ?? []).flatMap((id) => scene.forest.byId.get(id) ?? []);
  return path.map((row) => ({ id: row.id, label: context.language === 'en' ? row.name_en : row.name_da, path: row.url_path }));
}

const productFields = {
  description: async (product, _args, context) => html((await detailOf(product, context))?.description),
  short_description: async (product, _args, context) => html((await detailOf(product, context))?.short),
  meta_title: (product) => product.name,
  meta_description: async (product, _args, context) => (await detailOf(product, context))?.short ?? null,
  product_info: async (product, _args, context) => infoOf(product, await detailOf(product, context), context.language),
  producer: async (product, _args, context) => (await detailOf(product, context))?.producer ?? null,
  breadcrumbs: (product, _args, context) => breadcrumbsOf(product, context),
  url_rewrites: (product) => [{ url: product.url_key, parameters: [] }],
  media_gallery: async (product, _args, context) => {
    const own = await context.loaders.gallery.load(product.id);
    const shown = own.length > 0 || product.row.parent_id === null ? own : await context.loaders.gallery.load(product.row.parent_id);
    return shown.map(({ key, version, alt, position }) => ({
      __typename: 'ProductImage' as const,
      url: pictureUrl(key, version),
      label: alt,
      position,
      disabled: false,
    }));
  },
  categories: async (product, _args, context) => {
    const [ids, scene] = await Promise.all([context.loaders.categoryIds.load(product.row.parent_id ?? product.id), context.categoryScene()]);
    return ids.flatMap((id) => {
      const row = scene.forest.byId.get(id);
      return row ? [new CategoryModel(row, scene)] : [];
    });
  },
  sources_inventory: async (product, _args, context) => {
    const rows = await context.loaders.sources.load(product.id);
    return rows.map((row) => ({ qty: row.quantity, source_code: row.source_code, status: row.quantity > 0 ? 1 : 0, shop: row.shop }));
  },
  related_products: async (product, _args, context) => {
    const ids = await context.loaders.relatedIds.load(product.row.parent_id ?? product.id);
    const related = await context.loaders.product.loadMany(ids.slice(0, MOST_RELATED));
    return related.flatMap((one) => (one instanceof Error || one === null ? [] : [one]));
  },
} satisfies Partial<SimpleProductResolvers>;

export const productResolvers: Resolvers = {
  SimpleProduct: productFields,
  ConfigurableProduct: {
    ...productFields,
    configurable_options: (product) => configurableOptions(product),
    variants: async (product, _args, context): Promise<ResolversTypes['ConfigurableVariant'][]> =>
      configurableVariants(product, await context.loaders.variants.load(product.id)),
  },
};
