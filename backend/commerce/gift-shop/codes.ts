// Codes of a gift shop. Each is derived from the shop's secret, so that cards can be reprinted and reminders can contain it, while the table stores
// only hashes. The secret is deleted when the shop closes; codes cannot be derived after that.
import { createHmac, randomBytes } from 'node:crypto';
import { hashOfToken } from '#backend/commerce/session/token';
import { codeOfBytes } from '#domain/gift-shop/codes';

export const newCodeSecret = (): string => randomBytes(32).toString('base64url');

/** 60 bits of an HMAC: no code says anything of another. */
export const giftCodeOf = (secret: string, employeeId: number): string =>
  codeOfBytes(createHmac('sha256', secret).update(`gift code ${employeeId}`).digest());

/** 60 bits are too many to try all, so that a fast hash does. */
export const hashOfGiftCode = (code: string): string => hashOfToken(`gift ${code}`);
