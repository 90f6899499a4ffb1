// From wire to view: what of a guest's cart could not be taken along at the login.
import { refusalCodeOf, textKeyOf } from '#domain/refusal/refusals';
import type { MergeCartsMutation } from '../generated/commerce';
import { plainParams } from '../transport/wire.map';

type WireLeft = NonNullable<MergeCartsMutation['mergeCarts']>['left_behind'][number];

export type LeftBehind =
  | { kind: 'delivery' }
  | {
      kind: 'coupon' | 'giftCard';
      code: string;
      /** An i18n key and what fills its placeholders. */
      why: { key: string; params: Record<string, string | number> };
    };

export function leftBehindOf({ kind, code, problem_code: problem, problem_params: params }: WireLeft): LeftBehind {
  if (kind === 'DELIVERY') return { kind: 'delivery' };
  const why = { key: textKeyOf(refusalCodeOf(problem)), params: plainParams(params) };
  return { kind: kind === 'COUPON' ? 'coupon' : 'giftCard', code: code ?? '', why };
}
