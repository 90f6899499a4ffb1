// Fields that lines of bulk requests have in common. The database stores no NUL, and other control characters are mistakes of the sender.
import { z } from 'zod';
import { enteredText } from '#domain/reading/text';

const LONGEST_NUMBER = 64;
const NO_CONTROLS = /^\P{Cc}*$/u;
const CONTROLS = 'has control characters';

/** Normalised as at every other door, so that an SKU in decomposed letters is found. A line separator is a control character after that. */
const entered = z.string().regex(NO_CONTROLS, CONTROLS).transform(enteredText);

/** One line of text; spaces around it are left out. */
export const trimmedText = (most: number) =>
  entered.pipe(z.string().trim().min(1).max(most).regex(NO_CONTROLS, CONTROLS));

/** The number of an order, or an SKU: as it is written. */
export const exactNumber = entered.pipe(z.string().min(1).max(LONGEST_NUMBER).regex(NO_CONTROLS, CONTROLS));
