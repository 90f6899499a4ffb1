// Words of a new shop in the languages that it speaks. What it does not speak is not written: files write a text that is the same in both
// languages once.
import type { ShopLanguage } from '#domain/store/shop-variant';

export type Say = <Words>(da: Words, en: Words) => { da: Words; en: Words };

export function sayIn(languages: readonly ShopLanguage[]): Say {
  const [isDanish, isEnglish] = [languages.includes('da'), languages.includes('en')];
  return (da, en) => ({ da: isDanish ? da : en, en: isEnglish ? en : da });
}
