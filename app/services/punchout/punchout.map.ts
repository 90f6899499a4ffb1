// From the wire's visit and message of a procurement system to the shop's.
import type { PunchoutMessage, PunchoutVisit } from '~/models/punchout';
import type { CustomerQuery, PunchoutGoodsQuery } from '../generated/commerce';
import { moneyOf } from '../tile/price.map';

type WireVisit = NonNullable<NonNullable<CustomerQuery['customer']>['punchout']>;

export const visitFrom = (visit: WireVisit): PunchoutVisit => ({
  id: visit.id,
  title: visit.title,
  standard: visit.standard,
  cancelUrl: visit.cancel_url ?? null,
  minimumOere: visit.minimum ? moneyOf(visit.minimum) : null,
  frameAncestors: visit.frame_ancestors,
  returnOrigin: visit.return_origin ?? null,
  selectedSku: visit.selected_sku ?? null,
  continues: visit.continues,
  looksOnly: visit.looks_only,
  mayLeave: visit.may_leave,
  returned: visit.returned,
});

export const punchoutMessageOf = (message: PunchoutGoodsQuery['punchoutGoods']): PunchoutMessage => ({
  address: message.address,
  target: message.target ?? null,
  encoding: message.encoding,
  hasGoods: message.has_goods,
  fields: message.fields,
});
