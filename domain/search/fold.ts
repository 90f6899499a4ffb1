// Letters as the search compares them: æ, ø and å meet what is typed for them (ae, oe, aa, or a and o). The database's shop_fold in the same steps.

const PLAIN: Record<string, string> = { ø: 'o', å: 'a', é: 'e', è: 'e', ë: 'e', ü: 'u', ö: 'o', á: 'a', ä: 'a' };

/** "Bør", "boer" and "bor" all become "bor". */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('aa', 'a')
    .replaceAll('oe', 'o')
    .replaceAll('ae', 'a')
    .replace(/[øåéèëüöáä]/g, (letter) => String(PLAIN[letter]));
}
