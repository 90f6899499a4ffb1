// Shoppers' requests about a product: a price, and a notice when it is in stock again.
import type { Outcome } from '#domain/refusal/refusals';
import type { Caller } from '~/models/caller';
import type { Tile } from '~/models/product';
import {
  AskedProductDocument,
  EndNoticeDocument,
  KeepNoticeDocument,
  RequestPriceDocument,
} from '../generated/commerce';
import { tilesOf } from '../tile/tile.map';
import { firstRefusal } from '../transport/refused.map';
import { send } from '../transport/transport.server';

/** The product or variant of this SKU as this caller sees it; null where there is none for them. */
export async function readAsked(caller: Caller, sku: string): Promise<Tile | null> {
  const { data } = await send(caller, { client: 'commerce', document: AskedProductDocument, variables: { sku } });
  return tilesOf(data?.products?.items, caller.rules, [])[0] ?? null;
}

export interface PriceRequest {
  sku: string;
  formKey: string;
  quantity: number;
  name: string;
  company: string;
  email: string;
  telephone: string;
  message: string;
}

/** Answers with the day by which the shop answers, yyyy-mm-dd. */
export async function requestPrice(caller: Caller, request: PriceRequest): Promise<Outcome<{ answerBy: string }>> {
  const { formKey, message, ...rest } = request;
  const input = { ...rest, form_key: formKey, comment: message };
  const answer = await send(caller, { client: 'commerce', document: RequestPriceDocument, variables: { input } });
  const refused = firstRefusal(null, answer.errors);
  return refused ?? { ok: true, answerBy: answer.data?.requestPrice?.answer_by ?? '' };
}

export async function keepNotice(caller: Caller, notice: { sku: string; email: string }): Promise<Outcome> {
  const answer = await send(caller, { client: 'commerce', document: KeepNoticeDocument, variables: { input: notice } });
  return firstRefusal(null, answer.errors) ?? { ok: true };
}

/** False where no notice was pending: already sent, or ended before. */
export async function endNotice(caller: Caller, token: string): Promise<boolean> {
  const answer = await send(caller, { client: 'commerce', document: EndNoticeDocument, variables: { token } });
  return answer.data?.endProductAlertStock?.success === true;
}
