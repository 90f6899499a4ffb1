// GraphQL resolvers of procurement systems: admits a buyer, returns products in the system's own fields, returns the cart.

import { money } from '#backend/commerce/catalogue/product/price';
import { loginPartsOf, type SessionTools, tokenAnswer } from '#backend/commerce/login/resolvers';
import type {
  PunchoutCallInput,
  PunchoutVisit,
  Resolvers,
  PunchoutMessage as WireMessage,
} from '#backend/generated/commerce';
import type { Context, PunchoutOfLogin } from '#backend/graphql/context';
import { inputRefused, refusedBy, unauthorized } from '#backend/refusal';
import { oere } from '#domain/money/money';
import { buyerFrom } from '#domain/punchout/buyers';
import type { PunchoutCall, PunchoutMessage } from '#domain/punchout/connection';
import { restoreCart } from './cxml/restore-cart';
import { startVisit } from './cxml/start-visit';
import { goodsInFields, MOST_GOODS } from './goods';
import { admitBuyer } from './log-in';
import { parametersOf } from './punchout.sql';
import { returnCart } from './return-cart';

/** OCI's own. */
const USUAL_NAMES = { username: 'USERNAME', password: 'PASSWORD', buyer_id: null, buyer_name: null };

const MOST_PARAMETERS = 50;

export function punchoutResolvers(tools: SessionTools): Resolvers {
  return {
    Query: {
      punchoutParameters: async (_root, { connection }, { db }) =>
        (connection ? await parametersOf(db, connection) : null) ?? USUAL_NAMES,
      punchoutGoods: async (_root, { goods }, context) => {
        const visit = await requireVisit(context);
        if (goods.length > MOST_GOODS) throw inputRefused(`At most ${MOST_GOODS} goods at once.`);
        const asked = goods.map(({ sku, quantity }) => ({ sku, quantity: quantity ?? null }));
        return messageOnWire(await goodsInFields(asked, visit, context));
      },
    },
    Mutation: {
      generateCustomerTokenFromPunchout: async (_root, { username, password, call }, context) => {
        const buyer = buyerFrom(call?.buyer_id ?? null, call?.buyer_name ?? null);
        const wanted = {
          ...{ call: call ? callFromWire(call) : null, function: call?.function ?? null, buyer },
          parameters: call?.parameters?.slice(0, MOST_PARAMETERS) ?? [],
        };
        const parts = { ...loginPartsOf(context, tools), pool: context.pool };
        return tokenAnswer(await admitBuyer(username, password, wanted, parts), context);
      },
      ...beginnings(tools),
      returnPunchoutCart: async (_root, { cart_id, without_cart }, context) => {
        const visit = await requireVisit(context);
        const said = await returnCart({ cartId: cart_id, isEmptyHanded: without_cart ?? false }, visit, context);
        context.forgetSignedIn();
        if (!said.ok) throw refusedBy(said);
        return messageOnWire(said.message);
      },
    },
    Customer: {
      punchout: ({ who: { punchout } }) => (punchout ? visitOnWire(punchout) : null),
    },
  };
}

/** Visits that a system announces by cXML before its buyer's browser comes. */
const beginnings = (tools: SessionTools) =>
  ({
    startPunchoutVisit: async (_root, { token }, context) =>
      tokenAnswer(await startVisit(token, loginPartsOf(context, tools)), context),
    restorePunchoutCart: async (_root, _args, context) => {
      const { left, isAddressKept } = await restoreCart(await requireVisit(context), context);
      context.forgetSignedIn();
      return { left: left.map(({ sku }) => sku), address_kept: isAddressKept };
    },
  }) satisfies Resolvers['Mutation'];

const visitOnWire = ({ id, title, call, settings, message, cxml }: PunchoutOfLogin): PunchoutVisit => ({
  id,
  title,
  standard: cxml ? 'cXML' : 'OCI',
  cancel_url: call.cancelUrl,
  minimum: settings.minimumOere === null ? null : money(oere(settings.minimumOere)),
  return_origin: call.hookUrl === '' ? null : new URL(call.hookUrl).origin,
  frame_ancestors: [...settings.frameAncestors],
  selected_sku: cxml?.selected ?? null,
  continues: cxml?.operation === 'edit' || cxml?.operation === 'inspect',
  looks_only: cxml?.operation === 'inspect',
  may_leave: cxml !== null,
  returned: message !== null,
  message: message && messageOnWire(message),
});

const callFromWire = (call: PunchoutCallInput): PunchoutCall => ({
  hookUrl: call.hook_url,
  cancelUrl: call.cancel_url ?? null,
  target: call.target ?? null,
  okCode: call.ok_code ?? null,
  caller: call.caller ?? null,
});

async function requireVisit(context: Context): Promise<PunchoutOfLogin> {
  const { punchout } = await context.requireSignedIn();
  if (!punchout) throw unauthorized();
  return punchout;
}

const messageOnWire = ({ address, target, encoding, fields, hasGoods }: PunchoutMessage): WireMessage => ({
  address,
  target,
  encoding: encoding.toUpperCase(),
  has_goods: hasGoods,
  fields: fields.map(([name, value]) => ({ name, value })),
});
