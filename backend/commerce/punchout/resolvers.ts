// Procurement systems on the wire: a buyer is let in, goods are told in the system's own fields, the cart goes back.

import { productsBySku } from '#backend/commerce/cart/lines/found-product.sql';
import { money, priceAt } from '#backend/commerce/catalogue/product/price';
import { cardsByIds } from '#backend/commerce/catalogue/product/product.sql';
import { loginPartsOf, type SessionTools, tokenAnswer } from '#backend/commerce/session/resolvers';
import type { PunchoutGoodsInput, Resolvers, PunchoutMessage as WireMessage } from '#backend/generated/commerce';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import { inputRefused, refusedBy, unauthorized } from '#backend/refusal';
import { oere } from '#domain/money';
import type { PunchoutMessage } from '#domain/punchout/connection';
import { ociFields } from '#domain/punchout/oci-fields';
import { logInFromPunchout } from './log-in';
import { parametersOf } from './punchout.sql';
import { messageTo, returnCart } from './return-cart';
import { linesOfProducts } from './returned-lines';

/** What a system may ask for at once: more hits than a buyer reads. */
const MOST_GOODS = 100;
/** OCI's own. */
const USUAL_NAMES = { username: 'USERNAME', password: 'PASSWORD' };

export function punchoutResolvers(tools: SessionTools): Resolvers {
  return {
    Query: {
      punchoutParameters: async (_root, { connection }, { db }) =>
        (connection ? await parametersOf(db, connection) : null) ?? USUAL_NAMES,
      punchoutGoods: async (_root, { goods }, context) => {
        const visit = await requireVisit(context);
        if (goods.length > MOST_GOODS) throw inputRefused(`At most ${MOST_GOODS} goods at once.`);
        return messageOnWire(await goodsFor(goods, visit, context));
      },
    },
    Mutation: {
      generateCustomerTokenFromPunchout: async (_root, { username, password, call }, context) => {
        const given = call
          ? {
              hookUrl: call.hook_url,
              cancelUrl: call.cancel_url ?? null,
              target: call.target ?? null,
              okCode: call.ok_code ?? null,
              caller: call.caller ?? null,
            }
          : null;
        return tokenAnswer(await logInFromPunchout(username, password, given, loginPartsOf(context, tools)), context);
      },
      returnPunchoutCart: async (_root, { cart_id }, context) => {
        const said = await returnCart(cart_id, await requireVisit(context), context);
        context.forgetSignedIn();
        if (!said.ok) throw refusedBy(said);
        return messageOnWire(said.message);
      },
    },
    Customer: {
      punchout: ({ who: { punchout } }) => {
        if (!punchout) return null;
        const { id, title, call, settings, message } = punchout;
        return {
          id,
          title,
          standard: 'OCI',
          cancel_url: call.cancelUrl,
          minimum: settings.minimumOere === null ? null : money(oere(settings.minimumOere)),
          return_origin: call.hookUrl === '' ? null : new URL(call.hookUrl).origin,
          frame_ancestors: [...settings.frameAncestors],
          returned: message !== null,
          message: message && messageOnWire(message),
        };
      },
    },
  };
}

async function requireVisit(context: Context): Promise<PunchoutOfLogin> {
  const { punchout } = await context.requireSignedIn();
  if (!punchout) throw unauthorized();
  return punchout;
}

const messageOnWire = ({ address, target, encoding, fields }: PunchoutMessage): WireMessage => ({
  address,
  target,
  encoding: encoding.toUpperCase(),
  fields: fields.map(([name, value]) => ({ name, value })),
});

async function goodsFor(
  goods: readonly PunchoutGoodsInput[],
  { settings, call }: PunchoutOfLogin,
  context: Context,
): Promise<PunchoutMessage> {
  const [assortment, reader, terms] = await Promise.all([context.assortment(), context.cardReader(), context.terms()]);
  const found = await productsBySku(
    context.db,
    goods.map(({ sku }) => sku),
    assortment,
  );
  const cards = new Map(
    (
      await cardsByIds(
        found.map(({ id }) => id),
        reader,
      )
    ).map((card) => [card.sku, card]),
  );
  const wanted = goods.flatMap(({ sku, quantity }) => {
    const product = cards.get(sku);
    // A family is no article, and what has its price on request has none to tell.
    if (!product || product.type === 'configurable' || product.request_price) return [];
    const pieces = Math.max(product.min_qty, quantity ?? product.min_qty);
    return [{ product, quantity: pieces, priced: priceAt(product, pieces, terms) }];
  });
  const lines = await linesOfProducts(context.db, wanted);
  return messageTo(call, settings.oci.encoding, ociFields(lines, null, settings.oci));
}
