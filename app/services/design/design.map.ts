// From the wire's drawing board to the configurator's fields and price.

import { showsPrice } from '#domain/catalogue/product-card';
import { productPath } from '#domain/page/addresses';
import type { ShopRules } from '~/models/caller';
import type { DesignBoard, DesignField } from '~/models/design';
import type { DesignBoardQuery } from '../generated/commerce';
import { cardFactsOf, pictureOf, productSlug, quantityRuleOf } from '../tile/card.map';
import { dutyOf, includedIn, moneyOf, reasonsOf } from '../tile/price.map';

type Wire = NonNullable<DesignBoardQuery['design']>;

function designField({ code, label, problem, values }: Wire['options'][number]): DesignField {
  const excluded = problem?.code === 'excluded';
  return {
    code,
    label,
    problem: excluded
      ? { kind: 'excluded', value: problem.value ?? '', by: problem.by ?? '' }
      : problem
        ? { kind: 'missing' }
        : null,
    values: values.map((value) => ({
      uid: value.uid,
      code: value.code,
      label: value.label,
      colour: value.colour ?? null,
      surchargeOere: moneyOf(value.surcharge),
      chosen: value.chosen,
      blockedBy: value.blocked_by ?? null,
    })),
  };
}

function designPrice({ product, price, price_reasons }: Wire, rules: ShopRules): DesignBoard['price'] {
  if (!price || !showsPrice(cardFactsOf(product, rules))) return null;
  const duty = dutyOf(product.price_range.minimum_price.fixed_product_taxes, rules);
  return {
    oere: moneyOf(price) + includedIn(duty),
    includesVat: rules.showsVat,
    regularOere: null,
    percentOff: 0,
    lowest30Oere: null,
    from: false,
    duty,
    tiers: [],
    reasons: reasonsOf(price_reasons),
  };
}

export function designBoardOf(wire: Wire, rules: ShopRules): DesignBoard {
  const { product } = wire;
  const price = designPrice(wire, rules);
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    productHref: productPath(productSlug(product)),
    picture: pictureOf(wire.image ?? product.small_image, product.name ?? ''),
    fields: wire.options.map(designField),
    // Where no price may be seen, nothing is bought either.
    key: price ? (wire.key ?? null) : null,
    price,
    unit: product.rsl_vareenhed ?? '',
    quantity: quantityRuleOf(product.stock_item),
  };
}
