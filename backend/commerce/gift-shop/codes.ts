// Codes of a gift shop. Each is derived from the shop's secret, so that cards can be printed again and reminders can hold it, while the
// table keeps only hashes. The secret goes when the shop closes, and with it every way to tell a code.
import { createHmac, randomBytes } from 'node:crypto';
import { hashOfToken } from '#backend/commerce/session/token';
import { codeOfBytes } from '#domain/gift-shop/codes';

export const newCodeSecret = (): string => randomBytes(32).toString('base64url');

/** 60 bits of an HMAC: no code says anything of another. */
export const giftCodeOf = (secret: string, employeeId: number): string =>
  codeOfBytes(createHmac('sha256', secret).update(`gift code ${employeeId}`).digest());

/** 60 bits are too many to try all, so that a fast hash does. */
export const hashOfGiftCode = (code: string): string => hashOfToken(`gift ${code}`);
