// An order by phone: what the link of its mail opens, and its acceptance.
import { kroner, oere, oereFromKroner } from '#domain/money/money';
import { infoPath } from '#domain/page/addresses';
import { type Outcome, refusal } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { PhoneOrderView } from '~/models/phone-order';
import { AcceptPhoneOrderDocument, PhoneOrderDocument } from '../generated/commerce';
import { offers } from '../transport/prune-remote.server';
import { firstRefusal, refusalOfCoded } from '../transport/refused.map';
import { send } from '../transport/transport.server';
import { exceptedIn } from '../withdrawal/excepted.server';
import { refusalOfPlacing } from './place-order.server';

/** Null where the token opens none, and where the back end knows no orders by phone. */
export async function readPhoneOrderByLink(caller: Caller, token: string): Promise<PhoneOrderView | null> {
  if (!(await offers('commerce', 'Query.phoneOrder'))) return null;
  const { data } = await send(caller, { client: 'commerce', document: PhoneOrderDocument, variables: { token } });
  const found = data?.phoneOrder;
  if (!found) return null;
  const lines = found.lines.map(({ row_total: row, problem_code: code, problem_params: params, ...line }) => ({
    ...line,
    rowOere: oereFromKroner(row.value ?? 0),
    problem: code ? refusalOfCoded({ code, message: '', problem_code: code, problem_params: params }) : null,
  }));
  return {
    ...{ state: found.state, number: found.number ?? '', email: found.email, lines },
    totals: found.totals.map(({ name, label, amount }) => ({ name, label, oere: oereFromKroner(amount.value ?? 0) })),
    toPayOere: oereFromKroner(found.to_pay.value ?? 0),
    ...{ priceChanges: found.price_changes, delivery: found.delivery ?? '', deliveryDate: found.delivery_date ?? null },
    ...{ shipping: found.shipping_address, billing: found.billing_address },
    terms: found.agreements.map(({ agreement_id: id, checkbox_text: text, page_path: href }) => ({
      ...{ id: String(id), text, href: href ?? infoPath('handelsbetingelser') },
    })),
    excepted: found.for_consumers ? exceptedIn(found, lines) : null,
  };
}

interface Accepting {
  token: string;
  agreementIds: readonly string[];
  /** The total that the button named, in øre. */
  seenTotal: number;
  seenChanges: string;
}

/** `payAt`: where the shopper pays; null when nothing is paid now. Pressed twice: the same order. */
export async function acceptPhoneOrder(
  caller: Caller,
  { token, agreementIds, seenTotal, seenChanges }: Accepting,
): Promise<Outcome<{ token: string; payAt: string | null }>> {
  const input = {
    token,
    agreement_ids: agreementIds.map(Number),
    expected_total: kroner(oere(seenTotal)),
    price_changes: seenChanges,
  };
  const answer = await send(caller, { client: 'commerce', document: AcceptPhoneOrderDocument, variables: { input } });
  const placed = answer.data?.acceptPhoneOrder;
  const [error] = placed?.errors ?? [];
  if (error) return refusalOfPlacing(error);
  if (!placed?.order_token) return firstRefusal(null, answer.errors) ?? refusal('UNABLE_TO_PLACE_ORDER');
  return { ok: true, token: placed.order_token, payAt: placed.payment_redirect_url ?? null };
}
