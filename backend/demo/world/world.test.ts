// The demo world keeps its promises: enough goods, unique names, right check digits, sane prices, both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { buildWorld } from './index';
import { PICTURE_FAMILIES, type DemoWorld, type StoreCode, type WorldProduct } from './types';

const NOW = new Date('2026-11-20T10:00:00Z');
let world: DemoWorld;
let simples: WorldProduct[];

beforeAll(() => {
  world = buildWorld({ now: NOW });
  simples = world.products.filter(({ type }) => type === 'simple');
});

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const eanHolds = (ean: string): boolean => /^\d{13}$/.test(ean) && [...ean].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10 === 0;
const cvrHolds = (cvr: string): boolean => /^\d{8}$/.test(cvr) && [2, 7, 6, 5, 4, 3, 2, 1].reduce((sum, weight, at) => sum + weight * Number(cvr[at]), 0) % 11 === 0;
const dayOf = (instant: string): number => Date.parse(instant) / 86_400_000;

describe('the size of the world', () => {
  it('has at least 2,000 sellable SKUs, 60 configurable parents, 80 categories and 25 brands of its own', () => {
    expect(simples.length).toBeGreaterThanOrEqual(2000);
    expect(world.products.length - simples.length).toBeGreaterThanOrEqual(60);
    expect(world.categories.length).toBeGreaterThanOrEqual(80);
    expect(world.brands.filter(({ invented }) => invented).length).toBeGreaterThanOrEqual(25);
    expect(world.postcodes.filter(({ code }) => code >= '2000').length).toBeGreaterThanOrEqual(550);
  });

  it('gives each store its assortment', () => {
    const sold = (store: StoreCode) => simples.filter(({ stores }) => stores.includes(store)).length;
    expect(sold('firmagaver_dk')).toBeGreaterThanOrEqual(120);
    expect(sold('b2b_uniq')).toBeGreaterThanOrEqual(150);
    expect(sold('b2cb')).toBeGreaterThanOrEqual(150);
    expect(sold('b2c')).toBeGreaterThanOrEqual(1500);
  });

  it('has goods of every awkward kind', () => {
    const some = (holds: (product: WorldProduct) => boolean) => expect(simples.filter(holds).length).toBeGreaterThan(0);
    some(({ manageStock, stock }) => manageStock && stock.central === 0);
    some(({ stock }) => stock.central > 0 && stock.central < 5);
    some(({ increments, minQty }) => increments === 5 && minQty === 5);
    some(({ minQty }) => minQty === 10);
    some(({ requestPrice }) => requestPrice);
    some(({ deliveryDays }) => deliveryDays === 999);
    some(({ special }) => special !== undefined);
    expect(simples.filter(({ onlyTrade }) => onlyTrade).length).toBeGreaterThanOrEqual(25);
  });
});

describe('names and numbers', () => {
  it('repeats no SKU, EAN or url key', () => {
    expect(unique(world.products.map(({ sku }) => sku))).toBe(true);
    expect(unique(world.products.map(({ ean }) => ean))).toBe(true);
    expect(unique(world.products.map(({ urlKey }) => urlKey))).toBe(true);
    expect(unique(world.categories.map(({ urlKey }) => urlKey))).toBe(true);
    const paths = new Set(world.categories.map(({ urlPath }) => urlPath));
    expect(world.products.filter(({ urlKey }) => paths.has(urlKey))).toEqual([]);
  });

  it('keeps clear of the addresses that the shop itself uses', () => {
    const taken = ['blaek-og-toner', 'brands', 'cart', 'checkout', 'design', 'search', 'valgshop', 'butikker', 'info', 'inspiration', 'service', 'customer', 'bonusshop', 'reklamation', 'my-offers', 'produktnyheder'];
    const own = [...world.categories.map(({ urlPath }) => urlPath), ...world.products.map(({ urlKey }) => urlKey)];
    expect(own.filter((path) => taken.includes(path.split('/')[0] ?? ''))).toEqual([]);
  });

  it('writes url keys without Danish letters', () => {
    expect(world.products.filter(({ urlKey }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(urlKey))).toEqual([]);
    expect(world.categories.filter(({ urlPath }) => !/^[a-z0-9/-]+$/.test(urlPath))).toEqual([]);
  });

  it('has right check digits on every EAN and CVR number', () => {
    expect(world.products.filter(({ ean }) => !eanHolds(ean))).toEqual([]);
    expect(world.businesses.filter(({ cvr, ean }) => !cvrHolds(cvr) || (ean !== null && !eanHolds(ean)))).toEqual([]);
  });

  it('draws every product in a known family, with three views and a colour', () => {
    const known = new Set<string>(PICTURE_FAMILIES);
    for (const { sku, pictures } of world.products) {
      expect(pictures.map(({ view }) => view), sku).toEqual(['main', 'detail', 'scene']);
      expect(pictures.every(({ family, colour }) => known.has(family) && /^#[0-9a-f]{6}$/.test(colour)), sku).toBe(true);
    }
    expect(new Set(world.products.flatMap(({ pictures }) => pictures.map(({ family }) => family))).size).toBe(PICTURE_FAMILIES.length);
  });
});

describe('categories', () => {
  it('form a tree of three levels without circles', () => {
    const byId = new Map(world.categories.map((category) => [category.id, category]));
    for (const category of world.categories) {
      const parent = category.parentId === null ? null : byId.get(category.parentId);
      expect(parent === undefined, category.name).toBe(false);
      expect(category.level).toBe(parent ? parent.level + 1 : 1);
      expect(category.urlPath).toBe(parent ? `${parent.urlPath}/${category.urlKey}` : category.urlKey);
    }
    expect(new Set(world.categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3]));
  });

  it('lead to goods in every store whose menu shows them', () => {
    const children = (id: number): number[] => [id, ...world.categories.filter(({ parentId }) => parentId === id).flatMap((child) => children(child.id))];
    const shown = world.products.filter(({ visibility }) => visibility === 'catalogue');
    for (const category of world.categories.filter(({ includeInMenu }) => includeInMenu)) {
      const ids = new Set(children(category.id));
      const goods = shown.filter(({ categoryIds }) => categoryIds.some((id) => ids.has(id)));
      for (const store of category.stores ?? world.stores.map(({ code }) => code)) {
        expect(goods.some(({ stores }) => stores.includes(store)), `${category.name} in ${store}`).toBe(true);
      }
    }
  });

  it('put each product on a leaf', () => {
    const parents = new Set(world.categories.map(({ parentId }) => parentId));
    expect(world.products.filter(({ categoryIds }) => categoryIds.length === 0 || categoryIds.some((id) => parents.has(id)))).toEqual([]);
  });
});

describe('prices', () => {
  it('have tiers whose quantities rise while prices fall below the shelf price', () => {
    for (const { sku, priceGrossOere, tiers, increments } of world.products) {
      let [quantity, price] = [1, priceGrossOere];
      for (const tier of tiers) {
        expect(tier.quantity > quantity && tier.grossOere < price && tier.grossOere > 0, sku).toBe(true);
        expect(tier.quantity % increments, sku).toBe(0);
        [quantity, price] = [tier.quantity, tier.grossOere];
      }
    }
  });

  it('have offers below the regular price, running now, after at least 30 days at the regular price', () => {
    const offers = world.products.filter(({ special }) => special);
    expect(offers.length).toBeGreaterThan(40);
    for (const { sku, special, priceGrossOere, priceLog } of offers) {
      if (!special) continue;
      expect(special.grossOere, sku).toBeLessThan(priceGrossOere);
      expect(Date.parse(special.from) <= NOW.getTime() && Date.parse(special.to) > NOW.getTime(), sku).toBe(true);
      expect(priceLog.at(-1), sku).toEqual({ at: special.from, grossOere: special.grossOere });
      const before = priceLog.at(-2);
      expect(before?.grossOere, sku).toBe(priceGrossOere);
      expect(dayOf(special.from) - dayOf(before?.at ?? special.from), sku).toBeGreaterThanOrEqual(30);
    }
  });

  it('have a log that covers 90 days in order and ends at the price of today', () => {
    for (const { sku, priceLog, special, priceGrossOere } of world.products) {
      expect(dayOf(NOW.toISOString()) - dayOf(priceLog[0]?.at ?? NOW.toISOString()), sku).toBeGreaterThanOrEqual(90);
      expect([...priceLog].sort((a, b) => Date.parse(a.at) - Date.parse(b.at)), sku).toEqual(priceLog);
      expect(priceLog.at(-1)?.grossOere, sku).toBe(special?.grossOere ?? priceGrossOere);
    }
  });

  it('leave a margin after VAT', () => {
    expect(simples.filter(({ costOere, priceGrossOere }) => costOere <= 0 || costOere >= priceGrossOere / 1.25)).toEqual([]);
  });

  it('know a rate for every duty and a contract for goods that exist', () => {
    const codes = new Set(world.dutyRates.map(({ code }) => code));
    expect(simples.filter(({ duty }) => duty && (!codes.has(duty.code) || duty.units <= 0))).toEqual([]);
    const bySku = new Map(simples.map((product) => [product.sku, product]));
    expect(world.contractPrices.length).toBeGreaterThanOrEqual(10);
    for (const { sku, grossOere } of world.contractPrices) expect(grossOere).toBeLessThan(bySku.get(sku)?.priceGrossOere ?? 0);
    expect(new Set(world.contractPrices.map(({ businessId }) => businessId)).size).toBeGreaterThanOrEqual(2);
  });
});

describe('configurable products', () => {
  it('have variants that name one value of each option, each combination once', () => {
    for (const parent of world.products.filter(({ type }) => type === 'configurable')) {
      const variants = simples.filter(({ parentSku }) => parentSku === parent.sku);
      expect(variants.length, parent.sku).toBeGreaterThanOrEqual(2);
      expect(unique(variants.map(({ optionValues }) => JSON.stringify(optionValues))), parent.sku).toBe(true);
      for (const option of parent.options ?? []) {
        const codes = option.values.map(({ code }) => code);
        expect(unique(codes), parent.sku).toBe(true);
        expect(variants.every(({ optionValues }) => codes.includes(optionValues?.[option.code] ?? '')), parent.sku).toBe(true);
      }
    }
  });

  it('carry the cheapest variant’s price', () => {
    for (const parent of world.products.filter(({ type }) => type === 'configurable')) {
      const now = simples.filter(({ parentSku }) => parentSku === parent.sku).map(({ special, priceGrossOere }) => special?.grossOere ?? priceGrossOere);
      expect(parent.special?.grossOere ?? parent.priceGrossOere, parent.sku).toBe(Math.min(...now));
    }
  });
});

describe('words', () => {
  it('stand in both languages', () => {
    for (const product of world.products) {
      const texts = [product.name, product.nameEn, product.shortDescription, product.shortDescriptionEn, product.descriptionHtml, product.descriptionHtmlEn];
      expect(texts.every((text) => text.trim().length > 3), product.sku).toBe(true);
      expect(product.attributes.length, product.sku).toBeGreaterThanOrEqual(5);
      expect(product.attributes.every(({ value, valueEn, labelEn }) => value && valueEn && labelEn), product.sku).toBe(true);
    }
    for (const { name, nameEn, description, descriptionEn } of world.categories) {
      expect(nameEn && description.split('.').length > 2 && descriptionEn.length > 20, name).toBeTruthy();
    }
    for (const { slug, title, html } of world.content.pages) expect(title.en && html.da.length > 200 && html.en.length > 200, slug).toBeTruthy();
  });

  it('use marks that the content service describes, and no green claims of our own', () => {
    const marks = new Set(world.content.logos.map(({ identifier }) => identifier));
    expect(world.products.flatMap(({ certificates }) => certificates).filter((id) => !marks.has(id))).toEqual([]);
    expect(world.products.filter(({ descriptionHtml, name }) => /miljøvenlig|klimavenlig|bæredygtig|grøn løsning/i.test(name + descriptionHtml))).toEqual([]);
  });

  it('carry no style attributes or scripts, which the content policy would refuse', () => {
    const html = [...world.products.map(({ descriptionHtml }) => descriptionHtml), ...world.content.pages.flatMap(({ html: page }) => [page.da, page.en])];
    expect(html.filter((text) => /style=|<script|on\w+=/i.test(text))).toEqual([]);
  });
});

describe('people, places and content', () => {
  it('give each role a login whose company, store and approver exist', () => {
    const businesses = new Set(world.businesses.map(({ id }) => id));
    const emails = new Set(world.customers.map(({ email }) => email));
    const roles = ['private', 'business-admin', 'business-buyer', 'sub-user', 'list-user', 'approver', 'public', 'design', 'advice', 'punchout'];
    expect(roles.filter((role) => !world.customers.some((customer) => customer.role === role))).toEqual([]);
    for (const { key, businessId, approverEmail, addresses, firstname, lastname } of world.customers) {
      expect(businessId === null || businesses.has(businessId), key).toBe(true);
      expect(approverEmail === null || emails.has(approverEmail), key).toBe(true);
      expect(`${firstname} ${lastname}`.length, key).toBeLessThanOrEqual(30);
      for (const { postcode, city } of addresses) expect(world.postcodes.find(({ code }) => code === postcode)?.city, key).toBe(city);
    }
  });

  it('know the town of every shop and parcel shop', () => {
    for (const { name, postcode, city } of [...world.shops, ...world.servicePoints]) expect(world.postcodes.find(({ code }) => code === postcode)?.city, name).toBe(city);
    expect(unique(world.postcodes.map(({ code }) => code))).toBe(true);
  });

  it('link only to pages and categories that exist', () => {
    const routes = ['/', '/blaek-og-toner', '/produktnyheder', '/butikker', '/valgshop', '/customer/shopping-list', '/reklamation', '/miljocertifikater', '/service/retur', '/service/fortrydelse'];
    const known = new Set([...routes, ...world.categories.map(({ urlPath }) => `/${urlPath}`), ...world.content.pages.map(({ path }) => path)]);
    const html = [...world.content.pages.map((page) => page.html), ...world.content.notifications.map(({ message }) => message), ...world.content.errorPages.map(({ text }) => text)];
    const hrefs = [
      ...Object.values(world.content.menus).flat().map(({ href }) => href),
      ...Object.values(world.content.footers).flat().flatMap(({ links }) => links.map(({ href }) => href)),
      ...world.content.frontPages.flatMap(({ banners }) => banners.map(({ button }) => button.href)),
      ...html.flatMap(({ da, en }) => [...`${da}${en}`.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '')),
    ];
    expect(hrefs.filter((href) => !known.has(href))).toEqual([]);
  });

  it('open every front page with an offer that its store sells, and entrances that are not empty', () => {
    const byId = new Map(world.categories.map((category) => [category.id, category]));
    for (const { store, banners, categoryIds } of world.content.frontPages) {
      expect(banners.every(({ productSku }) => world.products.find(({ sku }) => sku === productSku)?.stores.includes(store)), store).toBe(true);
      for (const id of categoryIds) expect(byId.get(id)?.stores?.includes(store) ?? true, `${byId.get(id)?.name} in ${store}`).toBe(true);
    }
  });

  it('have an error page for 404, for 5xx and for the rest, and one notification that shows', () => {
    const pick = (status: string) => world.content.errorPages.find(({ regex }) => new RegExp(regex).test(status));
    expect(pick('404')?.title.da).toBe('Siden findes ikke');
    expect(pick('503')?.title.da).toBe('Noget gik galt hos os');
    expect(pick('418')?.isDefault).toBe(true);
    expect(world.content.notifications.filter(({ dateFrom, dateTo, stores }) => stores.includes('b2c') && Date.parse(dateFrom) <= NOW.getTime() && dateTo === null).length).toBe(1);
    expect(world.content.pages.length).toBeGreaterThanOrEqual(12);
  });

  it('relates goods only to goods that exist', () => {
    const listed = new Set(world.products.filter(({ visibility }) => visibility === 'catalogue').map(({ sku }) => sku));
    for (const { sku, relations } of world.products) {
      expect([...relations.related, ...relations.accessories].every((other) => other !== sku && listed.has(other)), sku).toBe(true);
    }
    const printers = new Set(world.printers.map(({ id }) => id));
    expect(world.products.flatMap(({ fitsPrinters = [] }) => fitsPrinters).filter((id) => !printers.has(id))).toEqual([]);
  });
});

describe('the making of the world', () => {
  it('is the same for the same seed and day, and another for another seed', () => {
    expect(buildWorld({ now: NOW })).toEqual(world);
    expect(buildWorld({ seed: 'another', now: NOW }).products.map(({ stock }) => stock.central)).not.toEqual(world.products.map(({ stock }) => stock.central));
  });

  it('takes less than a second and a half', () => {
    const start = performance.now();
    buildWorld({ now: NOW });
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
