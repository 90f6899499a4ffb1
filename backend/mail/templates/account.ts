// Letters about accounts: welcome, choosing a password, a new e-mail address. Spec §6 "Creating a sub-user sends a welcome e-mail".
import { z } from 'zod';
import { accountPath, createPasswordPath, profileSettingsPath } from '#domain/page/addresses';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const person = z.object({ firstname: z.string() });
const linked = person.extend({ token: z.string(), hours: z.number() });

/** The token is in the URL of a page that neither loads foreign files nor sends its URL on. */
const passwordLink = (token: string) => `${createPasswordPath()}?token=${encodeURIComponent(token)}`;

const hello = (firstname: string, language: 'da' | 'en') =>
  language === 'en' ? `Hello ${firstname}.` : `Hej ${firstname}.`;

export const welcome = mailKind({
  told: person,
  write: ({ firstname }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `Welcome to ${shop}`,
          heading: 'Your account is ready',
          paragraphs: [
            `${hello(firstname, language)} You can now follow your orders and keep your addresses in one place.`,
          ],
          link: { text: 'Go to your account', path: accountPath() },
        }
      : {
          subject: `Velkommen til ${shop}`,
          heading: 'Din konto er klar',
          paragraphs: [`${hello(firstname, language)} Nu kan du følge dine ordrer og samle dine adresser ét sted.`],
          link: { text: 'Gå til din konto', path: accountPath() },
        },
});

export const subUserWelcome = mailKind({
  told: linked.extend({ business: z.string(), by: z.string() }),
  write: ({ firstname, token, hours, business, by }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `${business} has given you access to ${shop}`,
          heading: `You can buy for ${business}`,
          paragraphs: [
            `${hello(firstname, language)} ${by} has created an account for you.`,
            `Choose a password to begin. The link works once, within ${hours} hours.`,
          ],
          link: { text: 'Choose a password', path: passwordLink(token) },
        }
      : {
          subject: `${business} har givet dig adgang til ${shop}`,
          heading: `Du kan købe ind for ${business}`,
          paragraphs: [
            `${hello(firstname, language)} ${by} har oprettet en konto til dig.`,
            `Vælg en adgangskode for at komme i gang. Linket virker én gang og inden for ${hours} timer.`,
          ],
          link: { text: 'Vælg adgangskode', path: passwordLink(token) },
        },
});

export const accountMade = mailKind({
  told: linked.extend({ business: z.string().nullable() }),
  write: ({ firstname, token, hours, business }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `You have an account at ${shop}`,
          heading: business === null ? 'Your account is ready' : `You can buy for ${business}`,
          paragraphs: [
            `${hello(firstname, language)} We have made an account for you.`,
            `Choose a password to begin. The link works once, within ${hours} hours.`,
          ],
          link: { text: 'Choose a password', path: passwordLink(token) },
        }
      : {
          subject: `Du har fået en konto hos ${shop}`,
          heading: business === null ? 'Din konto er klar' : `Du kan købe ind for ${business}`,
          paragraphs: [
            `${hello(firstname, language)} Vi har oprettet en konto til dig.`,
            `Vælg en adgangskode for at komme i gang. Linket virker én gang og inden for ${hours} timer.`,
          ],
          link: { text: 'Vælg adgangskode', path: passwordLink(token) },
        },
});

export const passwordReset = mailKind({
  told: linked,
  write: ({ firstname, token, hours }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `Choose a new password at ${shop}`,
          heading: 'Choose a new password',
          paragraphs: [
            `${hello(firstname, language)} Someone has asked for a new password for your account.`,
            `The link works once, within ${hours} hours. If it was not you, do nothing: your password stays as it is.`,
          ],
          link: { text: 'Choose a new password', path: passwordLink(token) },
        }
      : {
          subject: `Vælg en ny adgangskode hos ${shop}`,
          heading: 'Vælg en ny adgangskode',
          paragraphs: [
            `${hello(firstname, language)} Der er bedt om en ny adgangskode til din konto.`,
            `Linket virker én gang og inden for ${hours} timer. Var det ikke dig, skal du ikke gøre noget: Din adgangskode er den samme.`,
          ],
          link: { text: 'Vælg en ny adgangskode', path: passwordLink(token) },
        },
});

export const passwordChanged = mailKind({
  told: person,
  write: ({ firstname }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `Your password at ${shop} was changed`,
          heading: 'Your password was changed',
          paragraphs: [
            `${hello(firstname, language)} If it was not you, choose a new password at once and write to us.`,
          ],
        }
      : {
          subject: `Din adgangskode hos ${shop} er ændret`,
          heading: 'Din adgangskode er ændret',
          paragraphs: [`${hello(firstname, language)} Var det ikke dig, så vælg straks en ny og skriv til os.`],
        },
});

export const emailConfirmation = mailKind({
  told: linked,
  write: ({ firstname, token, hours }, { language, shop }): MailContent => {
    const path = `${profileSettingsPath()}?confirm=${encodeURIComponent(token)}`;
    return language === 'en'
      ? {
          subject: `Confirm your e-mail address at ${shop}`,
          heading: 'Is this your e-mail address?',
          paragraphs: [
            `${hello(firstname, language)} Confirm that your mail comes here from now on. The link works once, within ${hours} hours.`,
          ],
          link: { text: 'Confirm', path },
        }
      : {
          subject: `Bekræft din e-mailadresse hos ${shop}`,
          heading: 'Er det din e-mailadresse?',
          paragraphs: [
            `${hello(firstname, language)} Bekræft, at mail til dig fremover skal gå hertil. Linket virker én gang og inden for ${hours} timer.`,
          ],
          link: { text: 'Bekræft', path },
        };
  },
});

export const accountMails = {
  welcome,
  'sub-user-welcome': subUserWelcome,
  'account-made': accountMade,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-confirmation': emailConfirmation,
} satisfies Record<string, MailKind>;
