// What a proposal for a line of the cart says: its exact saving, or what it costs more.
import type { Translate } from '~/forms/reply/fields';
import { LOCALE_OF } from '~/i18n/languages';
import type { CartUpgrade, UpgradeContents } from '~/models/cart-upgrade';
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

/** "2.500 ark, 9,96 kr. pr. 100 ark" */
export function contentsText(
  { amount, unit, comparedAmount, comparedOere }: UpgradeContents,
  t: Translate,
  language: Language,
): string {
  const inWords = (number: number) => new Intl.NumberFormat(LOCALE_OF[language]).format(number);
  const params = { amount: inWords(amount), unit, price: money(comparedOere, language) };
  if (comparedAmount === 1) return t('cart:upgrade.contents', params);
  return t('cart:upgrade.contentsMany', { ...params, compared: inWords(comparedAmount) });
}

/** On the line: the best proposal in a few words. */
export function hintText({ savingOere, certificates }: CartUpgrade, t: Translate, language: Language): string {
  if (savingOere > 0) return t('cart:upgrade.hint', { all: money(savingOere, language) });
  return t('cart:upgrade.hintCertified', { names: certificates.map(({ name }) => name).join(', ') });
}
