// shop product show, stock show, price show: what staff see of a product, its stock and why it costs what it costs.
import { Command } from 'commander';
import { explainPrice } from '#backend/commerce/catalogue/maintenance/explain-price';
import {
  movementsOf,
  type SeenProduct,
  seenOffers,
  seenProduct,
  seenTiers,
  stockOfProduct,
} from '#backend/commerce/catalogue/maintenance/seen-product.sql';
import { companyNamed } from '#backend/commerce/company/staff/company-named';
import { customerSeen } from '#backend/commerce/customer/staff/customers.sql';
import { minuteInCopenhagen } from '#domain/calendar/calendar';
import type { PriceReason } from '#domain/price/price';
import { count, danishKroner } from '../numbers';
import { CannotRun, type CommandShop, type Reading, say } from '../shop';
import { doneOf } from '../staff-words';

const MOST_MOVEMENTS = 20;

async function requireProduct({ pool }: Reading, sku: string): Promise<SeenProduct> {
  const found = await seenProduct(pool, sku.trim());
  if (!found) throw new CannotRun(`${sku} findes ikke.`);
  return found;
}

export const productCommand = (shop: CommandShop): Command =>
  new Command('product')
    .description('Varer')
    .addCommand(
      new Command('show')
        .description('Vis en vare: status, priser og tilbud, lager, kategorier')
        .argument('<varenr>')
        .action(shop.reads(printProduct)),
    );

async function printProduct(reading: Reading, sku: string): Promise<void> {
  const product = await requireProduct(reading, sku);
  const { pool, now } = reading;
  const states = [
    product.salable ? 'kan købes' : 'kan ikke købes',
    product.residual_sale && 'restsalg',
    product.request_price && 'pris på forespørgsel',
    product.only_trade && 'kun erhverv',
    product.bonus_only && 'kun for bonuspoint',
  ];
  say(`${product.sku}: ${product.name_da}${product.name_en === product.name_da ? '' : ` / ${product.name_en}`}`);
  say(`${product.type}, ${states.filter(Boolean).join(', ')}; butikker: ${product.stores?.join(', ') ?? 'alle'}`);
  say(
    `/${product.url_key}${product.brand ? `, mærke ${product.brand}` : ''}${product.ean ? `, EAN ${product.ean}` : ''}`,
  );
  if (product.parent) say(`Variant af ${product.parent}`);
  if (product.variants.length > 0) say(`Varianter: ${product.variants.join(', ')}`);
  say(
    `Sælges pr. ${product.unit}, mindst ${product.min_qty}, i trin på ${product.increments}; leveringsdage ${product.delivery_days}`,
  );
  if (product.order_units) say(`Indkøbssystemer kan også bestille i ${product.order_units.replaceAll(';', ', ')}`);
  say(`Pris ${danishKroner(product.gross_oere)} inkl. moms, kostpris ${danishKroner(product.cost_oere)}`);
  for (const { quantity, audience, gross_oere } of await seenTiers(pool, product.id))
    say(`  fra ${quantity}: ${danishKroner(gross_oere)}${audience === 'business' ? ' (kun erhverv)' : ''}`);
  for (const { name, gross_oere, valid_from, valid_to } of await seenOffers(pool, product.id, now))
    say(
      `  tilbud ${name}: ${danishKroner(gross_oere)}, ${minuteInCopenhagen(valid_from)} – ${minuteInCopenhagen(valid_to)}`,
    );
  await sayStock(reading, product);
  say(`Kategorier: ${product.categories.join(', ') || 'ingen'}`);
}

async function sayStock({ pool }: Reading, { id, manage_stock, stock_state }: SeenProduct): Promise<void> {
  say(`Lager: ${manage_stock ? '' : 'tælles ikke, '}${stock_state}`);
  for (const { sku, source, quantity } of await stockOfProduct(pool, id)) say(`  ${sku} på ${source}: ${quantity}`);
}

export const stockShowCommand = (shop: CommandShop): Command =>
  new Command('show')
    .description(`Vis lagertal og de ${MOST_MOVEMENTS} seneste bevægelser`)
    .argument('<varenr>')
    .action(
      shop.reads(async (reading, sku: string) => {
        const product = await requireProduct(reading, sku);
        await sayStock(reading, product);
        for (const { at, source, delta, reason, order_number } of await movementsOf(
          reading.pool,
          product.id,
          MOST_MOVEMENTS,
        ))
          say(
            [
              minuteInCopenhagen(at),
              source,
              delta > 0 ? `+${delta}` : delta,
              MOVES[reason] ?? reason,
              order_number ?? '',
            ]
              .join('  ')
              .trimEnd(),
          );
      }),
    );

const MOVES: Record<string, string> = {
  ...{
    start: 'begyndelse',
    order: 'ordre',
    cancel: 'annulleret',
    delivery: 'kommet hjem',
    return: 'retur',
    count: 'talt op',
  },
};

interface PriceOptions {
  quantity?: number;
  store?: string;
  company?: string;
  customer?: string;
}

export const priceShowCommand = (shop: CommandShop): Command =>
  new Command('show')
    .description('Vis prisen med begrundelse: for hvem, ved hvilket antal')
    .argument('<varenr>')
    .option('--quantity <antal>', 'ved dette antal (ellers det mindste)', count)
    .option('--store <kode>', 'i denne butik (ellers kundens, ellers den første)')
    .option('--company <cvr eller nummer>', 'for denne virksomhed')
    .option('--customer <e-mail>', 'for denne kunde')
    .action(shop.reads(showPrice));

async function showPrice(
  reading: Reading,
  sku: string,
  { quantity, store, company, customer }: PriceOptions,
): Promise<void> {
  if (company !== undefined && customer !== undefined) throw new CannotRun('Skriv enten --company eller --customer.');
  const { db, pool, now } = reading;
  const product = await requireProduct(reading, sku);
  if (product.variants.length > 0) throw new CannotRun(`${sku} har varianter: ${product.variants.join(', ')}`);
  const who = customer === undefined ? null : await customerSeen(db, customer.trim().toLowerCase());
  if (customer !== undefined && !who) throw new CannotRun(`${customer} findes ikke.`);
  const named = company ?? (who?.companyId ? String(who.companyId) : null);
  const buyer = named === null ? null : doneOf(await companyNamed(db, named)).company;
  const pieces = quantity ?? product.min_qty;
  const asked = { productId: product.id, quantity: pieces, store: store ?? who?.store ?? null, company: buyer };
  const found = await explainPrice(asked, { db, on: pool, now });
  if (!found.ok)
    throw new CannotRun(found.why === 'store' ? `Butikken ${store} findes ikke.` : `${sku} vises ikke i nogen butik.`);
  const { priced } = found;
  const basis = priced.basis === 'net' ? 'ekskl. moms' : 'inkl. moms';
  say(`${product.sku} ${product.name_da}: ${danishKroner(priced.finalWithDuty)} ${basis} pr. ${product.unit}`);
  say(`For ${buyer ? buyer.name : 'alle'} i ${found.store}, ved ${pieces} ${product.unit}`);
  for (const reason of priced.reasons) say(`  ${reasonWords(reason)}: ${danishKroner(reason.oere)}`);
  for (const tier of priced.tiers)
    say(`  fra ${tier.quantity}: ${danishKroner(tier.final)}${tier.active ? ' (gælder nu)' : ''}`);
}

function reasonWords(reason: PriceReason): string {
  switch (reason.code) {
    case 'list':
      return 'listepris inkl. moms';
    case 'contract':
      return 'aftalt pris';
    case 'special':
      return `tilbud ${reason.ruleName}${reason.until ? ` til ${minuteInCopenhagen(reason.until)}` : ''}`;
    case 'tier':
      return `mængderabat fra ${reason.quantity}`;
    case 'option':
    case 'duty':
      return reason.label;
    case 'vat-removed':
      return `moms ${reason.bp / 100} % trukket fra`;
    case 'vat-included':
      return `heraf moms ${reason.bp / 100} %`;
    case 'points':
      return `${reason.points} point`;
  }
}
