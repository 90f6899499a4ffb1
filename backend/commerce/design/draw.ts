// The drawing board: every choice with its surcharge, what blocks it, and the price of the current choices.

import type { ProductModel } from '#backend/commerce/catalogue/product/model';
import { money, priceAt, reasonToWire } from '#backend/commerce/catalogue/product/price';
import type { DesignOption as WireOption } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import {
  blockedBy,
  type Chosen,
  type DesignArticle,
  type DesignOption,
  type DesignProblem,
  designKey,
  designProblems,
  standardDesign,
  surchargesOf,
} from '#domain/design/design';
import { oere } from '#domain/money/money';
import { inBasis } from '#domain/money/vat';
import { articleOf } from './design.sql';
import { chosenByUids, designUid } from './designed';
import { imageOfDesign } from './image-of-design';

export async function drawDesign(sku: string, uids: readonly string[], context: Context) {
  const found = await articleOf(context.db, sku, await context.assortment());
  const product = found ? await context.loaders.product.load(found.productId) : null;
  if (!found || !product) return null;
  const { article } = found;
  const chosen = uids.length > 0 ? chosenByUids(uids) : standardDesign(article);
  const problems = designProblems(article, chosen);
  const complete = problems.length === 0;
  // Spec §6: what may not be seen of the product's price may not be seen of its design's.
  const isPriced = complete && !product.isPriceHidden;
  const { terms, language } = product.scene;
  const priced = isPriced
    ? priceAt(product.row, product.row.min_qty, terms, surchargesOf(article, chosen, language))
    : null;
  return {
    product,
    image: imageOfDesign(found, chosen, product),
    options: article.options.map((option) =>
      optionToWire(option, { article, chosen, product, problem: problems.find((one) => one.option === option.code) }),
    ),
    complete,
    price: priced && money(priced.final),
    price_reasons: priced ? priced.reasons.map(reasonToWire) : [],
    key: complete ? designKey(article, chosen) : null,
  };
}

interface Board {
  article: DesignArticle;
  chosen: Chosen;
  product: ProductModel;
  problem: DesignProblem | undefined;
}

function optionToWire(option: DesignOption, { article, chosen, product, problem }: Board): WireOption {
  const { language, terms } = product.scene;
  const named = (one: { label: string; labelEn: string }) => (language === 'en' ? one.labelEn : one.label);
  return {
    code: option.code,
    label: named(option),
    values: option.values.map((value) => {
      const block = blockedBy(article, chosen, option, value);
      return {
        uid: designUid(option.code, value.code),
        code: value.code,
        label: named(value),
        colour: value.colour,
        surcharge: money(product.isPriceHidden ? 0 : inBasis(oere(value.surcharge), terms.basis)),
        chosen: chosen[option.code] === value.code,
        blocked_by: block && named(block.value),
      };
    }),
    problem: problem ? problemToWire(problem, named) : null,
  };
}

function problemToWire(problem: DesignProblem, named: (one: { label: string; labelEn: string }) => string) {
  if (problem.code === 'missing') return { code: problem.code, value: null, by: null };
  return { code: problem.code, value: named(problem.value), by: named(problem.by) };
}
