// What a failure of the mail server means: refused for good, or worth another try.
import { z } from 'zod';

const told = z.object({ code: z.string(), responseCode: z.number(), command: z.string() }).partial();

/** A refused login or sender is the shop's own matter and passes for all mails at once when it is put right. */
const ABOUT_THIS_MAIL = /^(RCPT TO|DATA|API)$/;

/** The server will never take this mail: it knows no such receiver, or the address is none. */
export function isRefusedForGood(failure: unknown): boolean {
  const { data } = told.safeParse(failure);
  if (!data) return false;
  const { code, responseCode, command = '' } = data;
  if (responseCode === undefined) return code === 'EENVELOPE';
  return responseCode >= 500 && responseCode < 600 && ABOUT_THIS_MAIL.test(command);
}
