// Product fields beyond the price, on PostgreSQL: their values, and who may read them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './open-backend';

let shop: TestBackend;
beforeAll(async () => {
  shop = await openTestBackend();
});
afterAll(() => shop.close());

interface Facts {
  sku: string;
  cost: number | null;
  price_view: string;
  price_type: string;
  attribute_set: string;
  nav_item_type: string;
  product_label: string | null;
  drop_ship: boolean;
  bonus_shop: { isPointProduct: boolean; pointAmount: number | null };
  product_relations: { type: string; sku: string }[];
  related_products: { sku: string }[];
  crosssell_products: { sku: string }[];
  documents: { type: string; link: string }[];
  danger_content: {
    clp: { code: string; url: string }[];
    signal_word: string | null;
    h_sentences: { code: string; text: string }[];
  } | null;
  producer: { name: string; responsible: { name: string } | null };
}

const FACTS = `sku price_view price_type cost attribute_set nav_item_type product_label drop_ship bonus_shop { isPointProduct pointAmount }
  product_relations { type sku } related_products { sku } crosssell_products { sku } documents { type link }
  danger_content { clp { code label url } signal_word h_sentences { code text } p_sentences { code text } }
  producer { name responsible { name } }`;

const where = async (condition: string): Promise<string> => {
  const [row] = await shop.rows(`SELECT sku FROM product p WHERE parent_id IS NULL
    AND (store_ids IS NULL OR store_ids @> ARRAY[1,2]) AND ${condition} ORDER BY id LIMIT 1`);
  if (!row?.sku) throw new Error(`Nothing in the demo world with ${condition}`);
  return row.sku;
};
async function factsOf(sku: string, headers: Record<string, string> = {}): Promise<Facts> {
  const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ${FACTS} } } }`;
  const asked = await shop.ask(query, { sku }, headers);
  expect(asked.errors).toBeUndefined();
  const [item] = (asked.data as { products: { items: Facts[] } }).products.items;
  if (!item) throw new Error(`No product ${sku}`);
  return item;
}
async function loggedIn(email: string): Promise<Record<string, string>> {
  const mutation =
    'mutation ($email: String!) { generateCustomerToken(email: $email, password: "Kontor-2026") { token } }';
  const asked = await shop.ask(mutation, { email });
  const { token } = (asked.data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  return { authorization: `Bearer ${token}`, store: 'b2b' };
}

describe('cost price', () => {
  // spec: 3 Product: cost
  //   at backend/commerce/catalogue/extension.graphql
  it('is null for every shopper', async () => {
    const sku = await where('cost_oere > 0');
    for (const headers of [{}, { store: 'b2b' }, await loggedIn('birgitte@havnens-arkitekter.example')])
      expect((await factsOf(sku, headers)).cost).toBeNull();
  });
});

describe('contract products', () => {
  const listed = async (kind: string) => {
    const [row] = await shop.rows(
      `SELECT coalesce(w.sku, p.sku) AS sku FROM shopping_list l JOIN shopping_list_item i ON i.list_id = l.id JOIN product p ON p.id = i.product_id
        LEFT JOIN product w ON w.id = p.parent_id JOIN business b ON b.id = l.business_id WHERE l.${kind} AND b.name LIKE 'Havnens%' LIMIT 1`,
    );
    if (!row?.sku) throw new Error(`No goods on a list that ${kind}`);
    return row.sku;
  };

  it('are labelled warehouse or contract for customers with show_contract_goods only', async () => {
    const [contract, warehouse] = [await listed('is_contract_goods'), await listed('is_warehouse_hotel')];
    const havnen = await loggedIn('birgitte@havnens-arkitekter.example');
    expect((await factsOf(contract, havnen)).product_label).toBe('contract');
    expect((await factsOf(warehouse, havnen)).product_label).toBe('warehouse');
    for (const headers of [{}, { store: 'b2b' }, await loggedIn('helle@rum-og-ro.example')])
      expect(['contract', 'warehouse']).not.toContain((await factsOf(contract, headers)).product_label);
    await shop.rows("UPDATE business SET show_contract_goods = false WHERE name LIKE 'Havnens%'");
    expect((await factsOf(contract, havnen)).product_label).not.toBe('contract');
  });

  it('the last pieces are a residual sale', async () => {
    expect((await factsOf(await where('residual_sale AND salable'))).product_label).toBe('residual-sale');
  });
});

describe('a product', () => {
  // spec: 3 Product: attribute_set, nav_item_type
  //   at backend/commerce/catalogue/extension.graphql
  // spec: 3 Product: bonus_shop: isPointProduct, pointAmount
  //   at backend/commerce/catalogue/extension.graphql
  it('returns attribute set, stock state and price in points', async () => {
    const pointed = await where('bonus_points IS NOT NULL');
    const [row] = await shop.rows('SELECT bonus_points, attribute_set, stock_state FROM product WHERE sku = $1', [
      pointed,
    ]);
    const facts = await factsOf(pointed);
    expect(facts.bonus_shop).toEqual({ isPointProduct: true, pointAmount: row?.bonus_points });
    expect([facts.attribute_set, facts.nav_item_type]).toEqual([row?.attribute_set, row?.stock_state]);
    expect((await factsOf(await where('bonus_points IS NULL'))).bonus_shop.isPointProduct).toBe(false);
    expect((await factsOf(await where("stock_state = 'order-item'"))).drop_ship).toBe(true);
  });

  // spec: 3 Enumerations: Price view: `PRICE_RANGE`, `AS_LOW_AS`
  //   at backend/commerce/catalogue/types.graphql, backend/commerce/catalogue/product/priced-model.ts
  // spec: 3 Enumerations: Price type: `FIXED`, `PERCENT`, `DYNAMIC` (no product has a price in per cent)
  //   at backend/commerce/catalogue/types.graphql, backend/commerce/catalogue/product/priced-model.ts
  it('returns how its price is computed and displayed', async () => {
    const plain = await factsOf(await where("type = 'simple' AND pcon_moc IS NULL AND parent_id IS NULL"));
    expect([plain.price_view, plain.price_type]).toEqual(['PRICE_RANGE', 'FIXED']);
    const family = await factsOf(await where("type = 'configurable'"));
    expect([family.price_view, family.price_type]).toEqual(['AS_LOW_AS', 'DYNAMIC']);
    const designed = await factsOf(await where('pcon_moc IS NOT NULL AND pcon_ban IS NOT NULL'));
    expect(designed.price_type).toBe('DYNAMIC');
  });

  // spec: 3 Product: product_relations
  //   at backend/commerce/catalogue/extension.graphql
  it('returns related products and accessories as one list with their types', async () => {
    const sku = await where(
      "EXISTS (SELECT FROM product_link k WHERE k.product_id = p.id AND k.type = 'accessory') AND EXISTS (SELECT FROM product_link k WHERE k.product_id = p.id AND k.type = 'related')",
    );
    const facts = await factsOf(sku);
    const of = (type: string) => facts.product_relations.filter((one) => one.type === type).map((one) => one.sku);
    expect(facts.related_products.map((one) => one.sku)).toEqual(facts.product_relations.map((one) => one.sku));
    expect(facts.crosssell_products.map((one) => one.sku)).toEqual(of('accessory'));
    expect(facts.product_relations.length).toBeGreaterThan(0);
    expect(Math.max(of('related').length, of('accessory').length)).toBeLessThanOrEqual(5);
  });

  // spec: 3 Product: danger_content: clp, h_sentences, p_sentences
  //   at backend/commerce/catalogue/extension.graphql
  it('returns its hazards with pictogram, signal word and statements of the regulation', async () => {
    const facts = await factsOf(await where("danger->'hSentences' @> '[\"H319\"]'"));
    expect(facts.danger_content?.signal_word).toBe('Advarsel');
    expect(facts.danger_content?.clp).toMatchObject([{ code: 'GHS07', url: '/media/clp/ghs07.svg' }]);
    expect(facts.danger_content?.h_sentences).toEqual([{ code: 'H319', text: 'Forårsager alvorlig øjenirritation.' }]);
    expect((await factsOf(await where('danger IS NULL'))).danger_content).toBeNull();
  });

  it('returns its producer, and the responsible person in the EU for one from outside', async () => {
    const outside = await factsOf(await where("producer->'responsible' IS NOT NULL"));
    expect(outside.producer.responsible?.name).toMatch(/\S/);
    const inside = await factsOf(await where("producer IS NOT NULL AND producer->'responsible' IS NULL"));
    expect([inside.producer.name.length > 0, inside.producer.responsible]).toEqual([true, null]);
  });

  it('returns its texts, addresses, brand page and stock per store', async () => {
    const sku = await where("short_da <> '' AND description_da <> '' AND brand_code <> ''");
    const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { description { html } short_description { html }
      url_rewrites { url } product_brand_url sources_inventory { shop qty } } } }`;
    const asked = await shop.ask(query, { sku }, {});
    expect(asked.errors).toBeUndefined();
    const [item] = (asked.data as { products: { items: Record<string, unknown>[] } }).products.items;
    const [row] = await shop.rows('SELECT description_da, short_da, url_key, brand_code FROM product WHERE sku = $1', [
      sku,
    ]);
    expect(item).toMatchObject({
      description: { html: row?.description_da },
      short_description: { html: row?.short_da },
    });
    expect(JSON.stringify(item?.url_rewrites)).toContain(String(row?.url_key));
    expect(item?.product_brand_url).toContain(String(row?.brand_code));
    const shops = await shop.rows('SELECT count(*)::int AS n FROM stock_source WHERE shop_code IS NOT NULL', []);
    expect(((item?.sources_inventory ?? []) as { shop: string | null }[]).filter((one) => one.shop)).toHaveLength(
      Number(shops[0]?.n),
    );
  });

  it('with variants returns each option with its values, and uids that identify each variant', async () => {
    const query = `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { ... on ConfigurableProduct {
      configurable_options { attribute_code values { label uid } } variants { attributes { code label uid } product { sku } } } } } }`;
    const asked = await shop.ask(query, { sku: await where("type = 'configurable'") }, {});
    expect(asked.errors).toBeUndefined();
    type Option = { attribute_code: string; values: { uid: string }[] };
    type Variant = { attributes: { code: string; uid: string }[] };
    const [item] = (asked.data as { products: { items: { configurable_options: Option[]; variants: Variant[] }[] } })
      .products.items;
    const known = new Set(item?.configurable_options.flatMap(({ values }) => values.map(({ uid }) => uid)));
    expect(item?.variants.length).toBeGreaterThan(1);
    expect(item?.variants.flatMap(({ attributes }) => attributes).filter(({ uid }) => !known.has(uid))).toEqual([]);
  });
});
