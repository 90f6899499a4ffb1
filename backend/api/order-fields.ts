// Fields that lines about orders have in common.
import { z } from 'zod';

const LONGEST_NUMBER = 64;

/** One line of text without control characters or spaces around it. */
export const printable = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'has control characters');

export const orderNumber = z.string().min(1).max(LONGEST_NUMBER);
