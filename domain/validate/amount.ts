// Numbers that are typed into forms. Spec §5 "numeric": whole pieces and kroner, with the dots and commas that Danes write.
import { tidyLine } from '#domain/validate/written';

const WHOLE = /^(?:\d{1,3}(?:[.\s]\d{3})+|\d{1,8})$/;
const KRONER = /^(?:\d{1,3}(?:[.\s]\d{3})+|\d{1,8})(?:,\d{1,2}|,-)?$/;

/** '12', '1.000', '12 stk.'; null for what is no whole number. */
export function wholeFrom(typed: string): number | null {
  const text = tidyLine(typed).replace(/\s*(?:stk|pcs)\.?$/i, '');
  return WHOLE.test(text) ? Number(text.replace(/[.\s]/g, '')) : null;
}

/** '250', '250,00', '1.000 kr.', 'kr. 250,-'; null for what is no amount. */
export function kronerFrom(typed: string): number | null {
  const text = tidyLine(typed)
    .replace(/^(?:kr\.?|dkk)\s*/i, '')
    .replace(/\s*(?:kr\.?|kroner|dkk)$/i, '');
  if (!KRONER.test(text)) return null;
  return Number(text.replace(/[.\s]/g, '').replace(/,-$/, '').replace(',', '.'));
}
