// GraphQL resolvers of printers, saved printers and the quick order.
import { afterChange } from '#backend/commerce/checkout/cart-resolvers';
import type { QuickOrderLineInput, Resolvers } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { LONGEST_CODE, type QuickLine } from '#domain/cart/quick-order';
import { ProductModel } from '../catalogue/product/model';
import { money, priceAt } from '../catalogue/product/price';
import { findCartridges, findPrinters, suppliesFor } from './find-printers';
import { listMakes, listSeries, printersOfProduct, shownPrinter } from './ink.sql';
import { addLines } from './quick-order/add-lines';
import { type Checked, checkLines } from './quick-order/check-lines';
import { myPrinters, removePrinter, savePrinter, updatePrinter } from './saved-printers/my-printers';

const linesOf = (lines: readonly QuickOrderLineInput[]): QuickLine[] =>
  lines.map(({ code, quantity, whole, typed }) => ({
    code: code.trim().slice(0, LONGEST_CODE),
    quantity,
    whole: whole?.slice(0, LONGEST_CODE) ?? null,
    typed: typed?.slice(0, LONGEST_CODE) ?? null,
  }));

async function linesToWire(checked: readonly Checked[], context: Context) {
  const scene = await context.productScene();
  return checked.map((line) => {
    const { code, typed, quantity, joined, status } = line;
    const said = { code, typed, quantity, joined, status };
    if (line.status === 'UNKNOWN') return said;
    if ('candidates' in line)
      return { ...said, candidates: line.candidates.map((card) => new ProductModel(card, scene)) };
    const product = new ProductModel(line.card, scene);
    const told =
      line.status === 'REFUSED' ? { refusal: { code: line.refusal.code, params: line.refusal.params ?? {} } } : {};
    if (product.isPriceHidden) return { ...said, ...told, product };
    const priced = priceAt(line.card, Math.max(quantity, line.card.min_qty), scene.terms);
    const unit = scene.terms.basis === 'gross' ? priced.finalWithDuty : priced.final;
    return { ...said, ...told, product, unit_price: money(unit), row_total: money(unit * quantity) };
  });
}

// Most products fit no printer, and for them no query is sent.
async function fitting_printers(product: ProductModel, _args: object, context: Context) {
  const detail = await context.loaders.detail.load(product.id);
  return detail?.is_cartridge ? printersOfProduct(context.pool, product.id) : [];
}

export const inkResolvers: Resolvers = {
  Query: {
    printerMakes: async (_root, _args, { pool, assortment }) => listMakes(pool, await assortment()),
    printerSeries: async (_root, { make }, { pool, assortment }) => listSeries(pool, await assortment(), make),
    printers: (_root, question, context) => findPrinters(question, context),
    printer: async (_root, { id }, { pool, assortment }) => shownPrinter(pool, await assortment(), id),
    cartridges: (_root, { number }, context) => findCartridges(number, context),
    quickOrder: async (_root, { lines }, context) => {
      const reader = await context.cardReader();
      const { store, purchaseRules } = context;
      const [who, assortment] = await Promise.all([context.signedIn(), context.assortment()]);
      const seller = { who, store, purchaseRules, assortment };
      return linesToWire(await checkLines(linesOf(lines), seller, reader), context);
    },
  },
  Printer: { supplies: (printer, _args, context) => suppliesFor(printer.id, context) },
  SimpleProduct: { fitting_printers },
  ConfigurableProduct: { fitting_printers },
  Customer: { printers: (customer, _args, context) => myPrinters(customer.who.customer.id, context) },
  Mutation: {
    savePrinter: (_root, { printer_id, input }, context) => savePrinter(printer_id, input, context),
    updatePrinter: (_root, { id, input }, context) => updatePrinter(id, input, context),
    removePrinter: (_root, { id }, context) => removePrinter(id, context),
    quickOrderToCart: async (_root, { cartId, lines, onlyGood }, context) => {
      const { cart, result } = await afterChange(cartId, context, (shopper) =>
        addLines(cartId, { lines: linesOf(lines), onlyGood }, shopper),
      );
      return { cart, lines: await linesToWire(result.lines, context), added: result.added };
    },
  },
};
