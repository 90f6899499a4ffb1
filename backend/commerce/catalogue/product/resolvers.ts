// Resolvers of product fields that need their own query; everything else is read off the model.
import type { Resolvers, ResolversTypes, SimpleProductResolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { type CategoryModel, categoryOf } from '../category/model';
import { dangerToWire } from '../danger/danger-content';
import { areFactsAsked, attributesNamed, attributesOfEntity } from './attributes/attribute-list';
import { attributeValue, customAttribute, infoOf } from './attributes/custom-attribute';
import { chosenUids, configurableOptions, configurableVariants, selectableOptions, variantWith } from './configurable';
import type { DetailRow } from './facts';
import type { LinkedProduct } from './loaders';
import { type ProductModel, pictureUrl } from './model';

async function detailOf(product: ProductModel, context: Context): Promise<DetailRow | null> {
  return context.loaders.detail.load(product.id);
}

const htmlText = (text: string | undefined) => ({ html: text ?? '' });

async function productCategories(product: ProductModel, context: Context): Promise<CategoryModel[]> {
  const [detail, scene] = await Promise.all([detailOf(product, context), context.categoryScene()]);
  return (detail?.category_ids ?? []).flatMap((id) => categoryOf(id, scene) ?? []);
}

/** The path from the top to the deepest category of the product. */
async function breadcrumbsOf(product: ProductModel, context: Context) {
  const deepest = (await productCategories(product, context)).at(-1);
  const scene = await context.categoryScene();
  const path = (deepest?.row.id_path ?? []).flatMap((id) => categoryOf(id, scene) ?? []);
  return path.map((category) => ({ id: category.id, label: category.name, path: category.url_path }));
}

/** A variant without pictures shows its parent's. */
export async function galleryOf(product: ProductModel, context: Context) {
  const own = (await detailOf(product, context))?.gallery;
  const parentId = product.row.parent_id;
  const shown = own ?? (parentId === null ? null : (await context.loaders.detail.load(parentId))?.gallery);
  return (shown ?? []).map(([key, version, label], position) => ({
    __typename: 'ProductImage' as const,
    url: context.mediaOrigin + pictureUrl(key, version),
    label,
    position,
    disabled: false,
  }));
}

async function sourcesOf(product: ProductModel, context: Context) {
  const sources = (await detailOf(product, context))?.sources ?? [];
  return sources.map(([code, shop, qty]) => ({ qty, source_code: code, status: qty > 0 ? 1 : 0, shop }));
}

const linksOf = (product: ProductModel, context: Context): Promise<LinkedProduct[]> =>
  context.loaders.related.load(product.row.parent_id ?? product.id);

const productFields = {
  description: async (product, _args, context) => htmlText((await detailOf(product, context))?.description),
  short_description: async (product, _args, context) => htmlText((await detailOf(product, context))?.short),
  meta_title: (product) => product.name,
  meta_description: async (product, _args, context) => (await detailOf(product, context))?.short ?? null,
  product_info: async (product, _args, context) => infoOf(product, await detailOf(product, context), context.language),
  custom_attributes: async (product, _args, context) =>
    infoOf(product, await detailOf(product, context), context.language).map((info) =>
      customAttribute(info, context.store),
    ),
  custom_attributesV2: async (product, { filters }, context) => ({
    items: areFactsAsked(filters)
      ? infoOf(product, await detailOf(product, context), context.language).map(attributeValue)
      : [],
    errors: [],
  }),
  country_of_manufacture: async (product, _args, context) =>
    infoOf(product, await detailOf(product, context), context.language).find(({ code }) => code === 'origin')?.value ??
    null,
  producer: async (product, _args, context) => (await detailOf(product, context))?.producer ?? null,
  breadcrumbs: (product, _args, context) => breadcrumbsOf(product, context),
  url_rewrites: (product) => [{ url: product.url_key, parameters: [] }],
  media_gallery: (product, _args, context) => galleryOf(product, context),
  categories: (product, _args, context) => productCategories(product, context),
  sources_inventory: (product, _args, context) => sourcesOf(product, context),
  attribute_set: async (product, _args, context) => (await detailOf(product, context))?.attribute_set ?? null,
  danger_content: async (product, _args, context) =>
    dangerToWire((await detailOf(product, context))?.danger ?? null, context.language),
  // All of them: product_relations says which is which.
  related_products: async (product, _args, context) =>
    (await linksOf(product, context)).map(({ product: other }) => other),
  crosssell_products: async (product, _args, context) =>
    (await linksOf(product, context)).flatMap(({ link, product: other }) => (link === 'accessory' ? [other] : [])),
  product_relations: async (product, _args, context) =>
    (await linksOf(product, context)).map(({ link, product: { sku } }) => ({ type: link, sku })),
} satisfies Partial<SimpleProductResolvers>;

export const productResolvers: Resolvers = {
  Query: {
    attributesList: (_root, { entityType, filters }, context) => attributesOfEntity(entityType, filters, context),
    customAttributeMetadataV2: (_root, { attributes }, context) => attributesNamed(attributes ?? [], context),
  },
  CustomAttributeMetadataInterface: { __resolveType: () => 'CatalogAttributeMetadata' },
  CustomAttributeOptionInterface: { __resolveType: () => 'AttributeOptionMetadata' },
  AttributeMetadataInterface: { __resolveType: () => 'ProductAttributeMetadata' },
  ProductAttributeMetadata: { used_in_components: () => ['PRODUCT_DETAILS_PAGE'] },
  UiInputTypeInterface: { __resolveType: () => 'UiAttributeTypeText' },
  SimpleProduct: productFields,
  ConfigurableProduct: {
    ...productFields,
    configurable_options: (product) => configurableOptions(product),
    configurable_product_options_selection: async (product, { configurableOptionValueUids: uids }, context) => {
      const variants = await context.loaders.variants.load(product.id);
      const variant = variantWith(uids ?? [], variants);
      const options = selectableOptions(uids ?? [], product, variants);
      return {
        variant,
        media_gallery: await galleryOf(variant ?? product, context),
        configurable_options: options,
        options_available_for_selection: options.map(({ attribute_code, values }) => ({
          attribute_code,
          option_value_uids: values.map(({ uid }) => uid),
        })),
      };
    },
    asked_variant: async (product, _args, context) => {
      if (product.numbered.size === 0) return null;
      const asked = (await context.loaders.variants.load(product.id)).find(({ id }) => product.numbered.has(id));
      return asked ? { sku: asked.sku, option_uids: chosenUids(product, asked) } : null;
    },
    variants: async (product, _args, context): Promise<ResolversTypes['ConfigurableVariant'][]> =>
      configurableVariants(product, await context.loaders.variants.load(product.id)),
  },
};
