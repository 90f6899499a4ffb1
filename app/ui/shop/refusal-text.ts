// A refusal in the visitor's words (spec §8).
import { type Refusal, textKeyOf } from '#domain/refusal/refusals';
import type { Translate } from '~/forms/reply/fields';

export function refusalText(t: Translate, refusal: Refusal): string {
  return t(textKeyOf(refusal.code), refusal.params ?? {});
}
