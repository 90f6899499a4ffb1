// Every kind of letter by its name. A noun with letters of its own adds its file here.
import { accountLetters } from './account';
import { approvalLetters } from './approval';
import { giftCardLetters } from './gift-card';
import type { LetterKind } from './letter';
import { orderLetters } from './order-life';
import { requestLetters } from './requests';

export const LETTERS = {
  ...accountLetters,
  ...approvalLetters,
  ...giftCardLetters,
  ...orderLetters,
  ...requestLetters,
} satisfies Record<string, LetterKind>;

export type LetterName = keyof typeof LETTERS;

export const isLetterName = (name: string): name is LetterName => Object.hasOwn(LETTERS, name);
