// Letters to colleagues: the invitation to the back office, and changes of the second factor.
import { z } from 'zod';
import { staffAccountPath, staffInvitationPath } from '#domain/staff/addresses';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

export const staffInvitation = mailKind({
  told: z.object({ name: z.string(), by: z.string(), token: z.string(), hours: z.number() }),
  write: ({ name, by, token, hours }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `${by} has invited you to the back office of ${shop}`,
          heading: 'You have access to the back office',
          paragraphs: [
            `Hello ${name}. ${by} has invited you to work in the back office of ${shop}.`,
            `Choose a password to begin. The link works once, within ${hours} hours.`,
          ],
          link: { text: 'Choose a password', path: staffInvitationPath(token) },
        }
      : {
          subject: `${by} har inviteret dig til bagkontoret hos ${shop}`,
          heading: 'Du har fået adgang til bagkontoret',
          paragraphs: [
            `Hej ${name}. ${by} har inviteret dig til at arbejde i bagkontoret hos ${shop}.`,
            `Vælg en adgangskode for at komme i gang. Linket virker én gang og inden for ${hours} timer.`,
          ],
          link: { text: 'Vælg adgangskode', path: staffInvitationPath(token) },
        },
});

/** To the member whose account it is, regardless of who changed it. */
export const staffSecondFactor = mailKind({
  told: z.object({ name: z.string(), by: z.string(), isOn: z.boolean() }),
  write: ({ name, by, isOn }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `Two-step login ${isOn ? 'is on' : 'was removed'}: ${shop}`,
          heading: isOn ? 'Two-step login is on' : 'Two-step login was removed',
          paragraphs: [
            `Hello ${name}. ${by} has ${isOn ? 'turned on' : 'removed'} two-step login for your account in the back office of ${shop}.`,
            'If you did not expect this, change your password and tell an administrator.',
          ],
          link: { text: 'Open your account', path: staffAccountPath() },
        }
      : {
          subject: `Totrinslogin er ${isOn ? 'slået til' : 'fjernet'}: ${shop}`,
          heading: `Totrinslogin er ${isOn ? 'slået til' : 'fjernet'}`,
          paragraphs: [
            `Hej ${name}. ${by} har ${isOn ? 'slået totrinslogin til på' : 'fjernet totrinslogin fra'} din konto i bagkontoret hos ${shop}.`,
            'Er det kommet bag på dig, så skift adgangskode, og sig det til en administrator.',
          ],
          link: { text: 'Åbn din konto', path: staffAccountPath() },
        },
});

export const staffMails = {
  'staff-invitation': staffInvitation,
  'staff-second-factor': staffSecondFactor,
} satisfies Record<string, MailKind>;
