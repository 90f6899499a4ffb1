// Mutants that no test can or need distinguish from the unchanged code, each with the reason.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are texts of source code.

export interface Allowed {
  file: string;
  /** As `nameOf` writes it: the line | the original -> the replacement. */
  mutant: string;
  reason: string;
}

export const ALLOWED: readonly Allowed[] = [
  {
    file: 'backend/commerce/order/read/find-orders.ts',
    mutant:
      'const row = token.length > LONGEST_TOKEN ? null : await orderByToken(context.db, token); | token.length > LONGEST_TOKEN ? null : await orderByToken(context.db, token) -> await orderByToken(context.db, token)',
    reason: 'no order has a longer token, so none is found, only slower',
  },
  {
    file: 'server/page-door.ts',
    mutant:
      'for (const [name, value] of Object.entries(reply.headers)) if (value !== undefined) res.setHeader(name, value); | value !== undefined -> true',
    reason: 'a reply that was written names no header without a value; only its type allows that',
  },
  {
    file: 'server/page-door.ts',
    mutant: 'else if (shared || !filled) run(req, res); | shared || !filled -> shared',
    reason: 'who began the page and gave it up has left, and is answered nothing',
  },
  {
    file: 'backend/commerce/catalogue/assortment/assortment.sql.ts',
    mutant:
      '`((${ids}::int[])[1] < 0 AND ${family} IN (SELECT coalesce(f.parent_id, f.id) FROM shopping_list_item i JOIN product f ON f.id = i.product_id | (${ids}::int[])[1] < 0 -> ((${ids}::int[])[1] < 0 OR true)',
    reason: 'no shopping list has the number of a category below zero, so none is found then, only slower',
  },
  {
    file: 'backend/commerce/catalogue/assortment/assortment.sql.ts',
    mutant:
      'return `((${stores} IS NULL OR ${store} = ANY (${stores})) | ${disallow}::int[] IS NULL -> (${disallow}::int[] IS NULL AND false)',
    reason: 'nothing stands in no categories at all, which is found out product by product then, only slower',
  },
  {
    file: 'backend/commerce/catalogue/search/prices.sql.ts',
    mutant:
      ') => `SELECT d.id, round(d.duty_milli_units * r.oere / 1000.0)::int AS oere | d.duty_code IS NOT NULL -> (d.duty_code IS NOT NULL OR true)',
    reason: 'the join leaves out the same; the condition makes the index of goods with a duty usable',
  },
  {
    file: 'backend/commerce/catalogue/import/judge/judge.sql.ts',
    mutant:
      "`SELECT i.line, 'sku' AS column, 'duplicateSku' AS code, jsonb_build_object('value', i.sku, 'line', f.line) AS params | count(*) > 1 -> (count(*) > 1 OR true)",
    reason:
      'a number or an address that stands once is first on its only line, which is no fault; all rows are compared then, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/judge/judge.sql.ts',
    mutant:
      "`SELECT k.line, 'url_key' AS column, 'duplicateAddress' AS code, jsonb_build_object('value', k.key, 'line', k.first) AS params | count(*) > 1 -> (count(*) > 1 OR true)",
    reason:
      'a number or an address that stands once is first on its only line, which is no fault; all rows are compared then, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/judge/judge.sql.ts',
    mutant:
      "`SELECT i.line, 'max_cart_qty' AS column, 'outOfRange' AS code, jsonb_build_object('value', i.max_qty::text, 'least', m.least, 'most', 9999999) AS params | (i.min_qty IS NOT NULL OR i.max_qty IS NOT NULL) -> ((i.min_qty IS NOT NULL OR i.max_qty IS NOT NULL) OR true)",
    reason:
      'the table itself refuses a most below the least; rows that say nothing of either are looked up then, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      'const TAKE_ALONG = `INSERT INTO import_row (line, sku, id, fresh, doc, facts) | o.parent_id IS NOT NULL -> (o.parent_id IS NOT NULL OR true)',
    reason: 'no product has the id null, so the join leaves out the same, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant: 'const HOLD = `SELECT count(*) FROM ( | NOT i.fresh -> (NOT i.fresh OR true)',
    reason: 'a new product is not in its table yet, so none is found there, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant: 'const LAID_OVER = `INSERT INTO import_product | NOT i.fresh -> (NOT i.fresh OR true)',
    reason: 'a new product is not in its table yet, so none is found there, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      '`UPDATE import_product n SET parent_id = NULL, option_values = NULL FROM import_row i | NOT EXISTS (SELECT FROM import_variant v WHERE v.id = n.id) -> (NOT EXISTS (SELECT FROM import_variant v WHERE v.id = n.id) OR true)',
    reason: 'the next statement gives a variant that stays its family again, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      '`UPDATE import_product n SET store_ids = ARRAY(SELECT unnest(coalesce(n.store_ids, v.store_ids)) INTERSECT SELECT unnest(v.store_ids) ORDER BY 1) | parent_id IS NOT NULL -> (parent_id IS NOT NULL OR true)',
    reason: 'what has no family is the family of none, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      '`UPDATE import_product n SET store_ids = ARRAY(SELECT unnest(coalesce(n.store_ids, v.store_ids)) INTERSECT SELECT unnest(v.store_ids) ORDER BY 1) | p.parent_id = n.id -> (p.parent_id = n.id OR true)',
    reason: 'families that the file does not name are left out below; the condition makes the index of variants usable',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      '`UPDATE import_product n SET store_ids = ARRAY(SELECT unnest(coalesce(n.store_ids, v.store_ids)) INTERSECT SELECT unnest(v.store_ids) ORDER BY 1) | true -> (true OR true)',
    reason: 'it is true as it stands',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      '`UPDATE import_product n SET store_ids = ARRAY(SELECT unnest(coalesce(n.store_ids, v.store_ids)) INTERSECT SELECT unnest(v.store_ids) ORDER BY 1) | n.store_ids IS DISTINCT FROM v.store_ids -> (n.store_ids IS DISTINCT FROM v.store_ids OR true)',
    reason: 'the same stores are written again, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/products.sql.ts',
    mutant:
      '`UPDATE product p SET ${set} FROM import_product n JOIN import_changed c ON c.id = n.id WHERE p.id = n.id AND NOT c.fresh`, | NOT c.fresh -> (NOT c.fresh OR true)',
    reason: 'a new product is written again just as it is, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/places.sql.ts',
    mutant: '`UPDATE product_category k SET own = w.own FROM import_new_place w | w.stands -> (w.stands OR true)',
    reason: 'where no place stands none is found, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/places.sql.ts',
    mutant:
      '`INSERT INTO import_category SELECT DISTINCT pc.category_id FROM import_changed c JOIN product_category pc ON pc.product_id = c.id | NOT c.fresh -> (NOT c.fresh OR true)',
    reason: 'a new product has no places yet, so none is found, only slower',
  },
  {
    file: 'backend/commerce/catalogue/import/write/stock.sql.ts',
    mutant: 'const HOLD = `CREATE TEMP TABLE import_moved ON COMMIT DROP AS | NOT w.fresh -> (NOT w.fresh OR true)',
    reason: 'the shelf of a new product holds what the file says, so none is another, only slower',
  },
  {
    file: 'backend/commerce/cart/cart.sql.ts',
    mutant:
      'const isOld = and(lt(cart.createdAt, untouchedSince), lt(cart.updatedAt, untouchedSince)); | and(lt(cart.createdAt, untouchedSince), lt(cart.updatedAt, untouchedSince)) -> and(lt(cart.updatedAt, untouchedSince))',
    reason: 'what was touched before then was made before then; the condition makes the index of old carts usable',
  },
  {
    file: 'backend/commerce/recommendation/recommendation.sql.ts',
    mutant: `'$1::timestamptz IS NOT NULL', | $1::timestamptz IS NOT NULL -> ($1::timestamptz IS NOT NULL OR true)`,
    reason: 'it only tells the planner the type of the value',
  },
  {
    file: 'domain/money/rounding.ts',
    mutant:
      'const size = Number.isSafeInteger(product) | Number.isSafeInteger(product) ? quotient(Math.abs(product), denominator) : exactQuotient(BigInt(Math.abs(amount)) * BigInt(Math.abs(numerator)), BigInt(denominator)) -> exactQuotient(BigInt(Math.abs(amount)) * BigInt(Math.abs(numerator)), BigInt(denominator))',
    reason: 'the exact way gives the same for small numbers, only slower',
  },
  {
    file: 'domain/money/prorate.ts',
    mutant:
      'if (!Number.isSafeInteger(size * whole)) return exactCutsOf(size, parts); | !Number.isSafeInteger(size * whole) -> true',
    reason: 'the exact way gives the same for small numbers, only slower',
  },
  {
    file: 'domain/money/prorate.ts',
    mutant: 'const parts = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1); | 1 -> 2',
    reason: 'all count alike, for any kind of count',
  },
  {
    file: 'domain/money/prorate.ts',
    mutant: 'if (!Number.isSafeInteger(size * whole)) return exactCutsOf(size, parts); | size * whole -> size / whole',
    reason: 'an amount that the whole divides evenly leaves no remainders to lose',
  },
  {
    file: 'domain/page/panel-addresses.ts',
    mutant: "if (!here.includes('panel=')) return null; | !here.includes('panel=') -> false",
    reason: 'an address without a panel is read in full then, only slower',
  },
  {
    file: 'domain/search/typos.ts',
    mutant: 'if (Math.abs(a.length - b.length) > most) return null; | Math.abs(a.length - b.length) > most -> false',
    reason: 'words of very different lengths are compared in full then, only slower',
  },
  {
    file: 'domain/calendar/calendar.ts',
    mutant: 'if (asked?.at !== at) asked = { at, said: readClock(moment) }; | asked?.at !== at -> true',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/calendar/calendar.ts',
    mutant:
      'const known = holidays.get(year) ?? reckonHolidays(year); | holidays.get(year) ?? reckonHolidays(year) -> reckonHolidays(year)',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/calendar/calendar.ts',
    mutant: 'holidays.set(year, known); | holidays.set(year, known); -> ',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/calendar/calendar.ts',
    mutant: 'const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3); | 8 -> 9',
    reason: 'Easter is the same in each of the next 28,000 years',
  },
  {
    file: 'domain/calendar/calendar.ts',
    mutant: 'const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3); | 25 -> (24)',
    reason: 'Easter is the same until the year 6411',
  },
  {
    file: 'domain/calendar/calendar.ts',
    mutant: 'const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451); | 451 -> (450)',
    reason: 'Easter is the same until the year 7514',
  },
  {
    file: 'domain/order/invoice.ts',
    mutant:
      'const amount = splitOf(part.amount, shares[at] ?? NOTHING, ordered.basis); | shares[at] ?? NOTHING -> shares[at]',
    reason: 'each part has its share',
  },
  {
    file: 'domain/order/invoice.ts',
    mutant:
      'return parts.filter((part) => part.amount !== 0).sort((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1)); | a.key < b.key -> a.key <= b.key',
    reason: 'no two parts have the same key',
  },
  {
    file: 'domain/order/invoice.ts',
    mutant:
      'return parts.filter((part) => part.amount !== 0).sort((a, b) => b.amount - a.amount || (a.key < b.key ? -1 : 1)); | 1 -> 0',
    reason: 'a sort asks only whether the answer is below nothing',
  },
  {
    file: 'domain/cart/cart-totals.ts',
    mutant:
      'const after = discount === 0 ? before : taxed(partsOf(lines, freight, true), basis); | discount === 0 ? before : taxed(partsOf(lines, freight, true), basis) -> taxed(partsOf(lines, freight, true), basis)',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/cart/cart-totals.ts',
    mutant: 'const after = discount === 0 ? before : taxed(partsOf(lines, freight, true), basis); | 0 -> (-1)',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/cart/cart-totals.ts',
    mutant: 'if (line.dutyUnit !== 0) | line.dutyUnit !== 0 -> true',
    reason: 'a part that costs nothing has no share of anything',
  },
  {
    file: 'domain/cart/cart-totals.ts',
    mutant: 'if (line.dutyUnit !== 0) | 0 -> (-1)',
    reason: 'a part that costs nothing has no share of anything',
  },
  {
    file: 'domain/cart/cart-totals.ts',
    mutant:
      'return [...totals.values()].sort((a, b) => (a.code < b.code ? -1 : 1)); | a.code < b.code -> a.code <= b.code',
    reason: 'each code stands once',
  },
  {
    file: 'domain/cart/cart-totals.ts',
    mutant: 'return [...totals.values()].sort((a, b) => (a.code < b.code ? -1 : 1)); | 1 -> 0',
    reason: 'a sort asks only whether the answer is below nothing',
  },
  {
    file: 'domain/cart/cart-merge.ts',
    mutant: 'if (wanted <= left) return wanted; | wanted <= left -> wanted < left',
    reason: 'what is wanted is made of whole steps, so it is the most of just as many',
  },
  {
    file: 'domain/cart/cart-error.ts',
    mutant: "if (!isCartError(code)) return { error: 'COULD_NOT_ADD', about: null }; | !isCartError(code) -> false",
    reason: 'a code without a name is about nothing, and says as little',
  },
  {
    file: 'domain/approval/approval.ts',
    mutant: 'if (!isRound) return promised >= first ? promised : first; | promised >= first -> promised > first',
    reason: 'both are the same day then',
  },
  {
    file: 'domain/design/design.ts',
    mutant: 'if (surcharges.length === 0) return priceOf(input); | surcharges.length === 0 -> false',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/design/design.ts',
    mutant: 'if (surcharges.length === 0) return priceOf(input); | 0 -> (-1)',
    reason: 'the same answer is calculated again, only slower',
  },
  {
    file: 'domain/ink/cartridge-yield.ts',
    mutant: 'return price < other ? Math.floor(((other - price) * 100) / other) : 0; | price < other -> price <= other',
    reason: 'the same price is nothing below',
  },
  {
    file: 'domain/page/error-page.ts',
    mutant:
      "const status = typeof value === 'number' ? value : 500; | typeof value === 'number' ? value : 500 -> value",
    reason: 'what is no number is no whole number either',
  },
  {
    file: 'domain/page/error-page.ts',
    mutant:
      'const matching = byPriority.find((page) => page.pattern !== null && matches(page.pattern, String(status))); | page.pattern !== null && matches(page.pattern, String(status)) -> matches(page.pattern, String(status))',
    reason: 'no status reads null',
  },
  {
    file: 'domain/catalogue/contents.ts',
    mutant:
      'return one.unit === other.unit && Math.abs(one.amount * pieces - other.amount) < 0.0005; | Math.abs(one.amount * pieces - other.amount) < 0.0005 -> Math.abs(one.amount * pieces - other.amount) <= 0.0005',
    reason: 'amounts are whole thousandths, so no two are half a one apart',
  },
  {
    file: 'backend/commerce/ink/ink.sql.ts',
    mutant:
      '`SELECT s.id FROM unnest($6::text[]) k (key) JOIN product s ON s.cartridge IS NOT NULL | s.cartridge IS NOT NULL -> (s.cartridge IS NOT NULL OR true)',
    reason: 'what has no number begins with none; the plan counts on how few products are cartridges',
  },
  {
    file: 'app/request-context/session-context.server.ts',
    mutant:
      'return context !== null && ID.test(context) ? context : null; | context !== null && ID.test(context) -> ID.test(context)',
    reason: 'null reads as a word that is no id either',
  },
  {
    file: 'app/request-context/logged-in.server.ts',
    mutant:
      'const language = arrived.customer?.language ?? null; | arrived.customer?.language ?? null -> arrived.customer?.language',
    reason: 'nothing and null are told apart by the types alone',
  },
  {
    file: 'app/request-context/logged-in.server.ts',
    mutant:
      'const punchout = placeOfVisit(arrived.customer?.punchout ?? null); | arrived.customer?.punchout ?? null -> arrived.customer?.punchout',
    reason: 'nothing and null are told apart by the types alone',
  },
  {
    file: 'app/request-context/store.server.ts',
    mutant:
      'tokenCode: stores.find((store) => store.id === customer?.storeId)?.code ?? null, | stores.find((store) => store.id === customer?.storeId)?.code ?? null -> stores.find((store) => store.id === customer?.storeId)?.code',
    reason: 'nothing and null are told apart by the types alone',
  },
  {
    file: 'app/request-context/get-context.server.ts',
    mutant:
      'stores.find(({ id }) => id === storeId)?.features.accountLink ?? false; | stores.find(({ id }) => id === storeId)?.features.accountLink ?? false -> stores.find(({ id }) => id === storeId)?.features.accountLink',
    reason: 'nothing and false are told apart by the types alone',
  },
  {
    file: 'app/request-context/session.server.ts',
    mutant: 'Object.keys(FATES) | Object.keys(FATES) .filter(isKey) -> Object.keys(FATES)',
    reason: 'each key of the table is one: only the types do not know',
  },
  {
    file: 'app/request-context/toast.server.ts',
    mutant:
      "const counted = typeof toast.params?.count === 'number' ? { count: toast.params.count } : {}; | typeof toast.params?.count === 'number' ? { count: toast.params.count } : {} -> { count: toast.params.count }",
    reason: 'a text has a plural by a number alone, no matter what else is given',
  },
  {
    file: 'domain/settings/read.ts',
    mutant:
      'const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)]; | last[at] ?? 0 -> last[at]',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant:
      'const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)]; | next[at - 1] ?? 0 -> next[at - 1]',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant:
      'const steps = [(last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1)]; | last[at - 1] ?? 0 -> last[at - 1]',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant: 'if (isSwapped) steps.push((before[at - 2] ?? 0) + 1); | before[at - 2] ?? 0 -> before[at - 2]',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant: 'return last[other.length] ?? 0; | last[other.length] ?? 0 -> last[other.length]',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant: 'if (isSwapped) steps.push((before[at - 2] ?? 0) + 1); | 0 -> 1',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant: 'return last[other.length] ?? 0; | 0 -> 1',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/address/centres.ts',
    mutant: 'return [code ?? 0, { north: north ?? 0, east: east ?? 0 }]; | 0 -> 1',
    reason: 'each entry of the list has its three numbers: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant: 'if (isSwapped) steps.push((before[at - 2] ?? 0) + 1); | 0 -> (-1)',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/settings/read.ts',
    mutant: 'return last[other.length] ?? 0; | 0 -> (-1)',
    reason: 'the rows have a number at each of these places: only the types do not know',
  },
  {
    file: 'domain/address/centres.ts',
    mutant: 'return [code ?? 0, { north: north ?? 0, east: east ?? 0 }]; | 0 -> (-1)',
    reason: 'each entry of the list has its three numbers: only the types do not know',
  },
  {
    file: 'domain/address/centres.ts',
    mutant: 'if (own) return own; | own -> false',
    reason: 'it is the nearest of its hundred as well, which is found out only slower',
  },
  {
    file: 'domain/text/kept-together.ts',
    mutant:
      "const joined = staysWith(told.slice(-LOOKED_AT), word, words[at + 1] ?? ''); | words[at + 1] ?? '' -> words[at + 1]",
    reason: 'it is asked only whether it begins with a figure, and nothing does not',
  },
  {
    file: 'domain/order/order-life.ts',
    mutant: 'const open = rest.get(line.sku) ?? 0; | 0 -> (-1)',
    reason: 'what is not wanted is not taken, however little that is',
  },
  {
    file: 'domain/text/kept-together.ts',
    mutant: 'const LOOKED_AT = 18; | 18 -> 19',
    reason: 'it is only a bound of what is looked at, above the longest thing that is found there',
  },
  {
    file: 'domain/purchase-rules/purchase.ts',
    mutant:
      'export const NO_CART: PurchaseCart = { otherLines: 0, piecesElsewhere: 0, pointsLeft: null, promotions: null }; | 0 -> (-1)',
    reason: 'what is asked about a product by itself comes nowhere near the most lines of a cart',
  },
  {
    file: 'domain/settings/kinds.ts',
    mutant:
      'const known = new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]] as const] : []))); | 1 -> (0)',
    reason: 'a pair that was found has both of its parts: only the types do not know',
  },
  {
    file: 'backend/commerce/staff/states.sql.ts',
    mutant:
      "seller: `SELECT to_jsonb(s) - 'only_one' AS state FROM seller s WHERE $1::text IS NOT NULL`, | $1::text IS NOT NULL -> ($1::text IS NOT NULL OR true)",
    reason: 'there is one seller; the condition only takes the name that every one of these statements is given',
  },
  {
    file: 'backend/shop-files/sections/stock.sql.ts',
    mutant:
      'FROM held h LEFT JOIN LATERAL (SELECT sum(delta)::int AS moved FROM stock_movement m | true -> (true OR true)',
    reason: 'true or true is true',
  },
];
