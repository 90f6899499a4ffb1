// cXML's operation "inspect": the buyer's procurement system lets them look at a cart, and not change it.
import { refusal } from '#domain/refusal/refusals';
import type { PurchaseRule } from './purchase';

export const looking: PurchaseRule = {
  name: 'looking',
  refusalFor: (_line, _cart, { onlyLooks }) => (onlyLooks ? refusal('PUNCHOUT_LOOKING') : null),
  instead: () => 'none',
};
