// What a proposal for a line of the cart says: its exact saving, or what it costs more.
import type { Translate } from '~/forms/reply/fields';
import type { CartUpgrade } from '~/models/cart-upgrade';
import { type Language, money } from '~/ui/kit';

/** "Spar 1,75 kr. pr. stk, i alt 42,00 kr." */
export function savingText(
  { savingOere, savingEachOere }: CartUpgrade,
  unit: string,
  t: Translate,
  language: Language,
): string {
  const params = { each: money(Math.abs(savingEachOere), language), all: money(Math.abs(savingOere), language), unit };
  if (savingOere > 0) return t('cart:upgrade.saves', params);
  return savingOere === 0 ? t('cart:upgrade.same') : t('cart:upgrade.costs', params);
}

/** On the line: the best proposal in a few words. */
export function hintText({ savingOere, certificates }: CartUpgrade, t: Translate, language: Language): string {
  if (savingOere > 0) return t('cart:upgrade.hint', { all: money(savingOere, language) });
  return t('cart:upgrade.hintCertified', { names: certificates.map(({ name }) => name).join(', ') });
}
