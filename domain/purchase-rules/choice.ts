// A variant, a design or the receiver of a gift card is chosen before the product is bought. Spec §3, §4.
import { refusal } from '#domain/refusal/refusals';
import type { OfferedInstead, PurchaseRule } from './purchase';

const TO_CHOOSE = {
  variant: 'configure',
  design: 'design-your-own',
  'gift-card': 'gift-card',
} as const satisfies Record<string, OfferedInstead>;

export const choice: PurchaseRule = {
  name: 'choice',
  refusalFor({ missingChoice }) {
    if (missingChoice === null) return null;
    return refusal(missingChoice === 'variant' ? 'NOT_SALABLE' : 'OPTIONS_MISSING');
  },
  instead: ({ missingChoice }) => (missingChoice === null ? 'none' : TO_CHOOSE[missingChoice]),
};
