// Fields that lines of bulk requests have in common. The database stores no NUL, and other control characters are mistakes of the sender.
import { z } from 'zod';

const LONGEST_NUMBER = 64;
const NO_CONTROLS = /^\P{Cc}*$/u;

/** One line of text; spaces around it are left out. */
export const trimmedText = (most: number) =>
  z.string().trim().min(1).max(most).regex(NO_CONTROLS, 'has control characters');

/** The number of an order, or an SKU: as it is written. */
export const exactNumber = z.string().min(1).max(LONGEST_NUMBER).regex(NO_CONTROLS, 'has control characters');
