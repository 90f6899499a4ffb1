// Letters to colleagues: the invitation to the back office.
import { z } from 'zod';
import { staffInvitationPath } from '#domain/staff/addresses';
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

export const staffMails = { 'staff-invitation': staffInvitation } satisfies Record<string, MailKind>;
