// Letters about the newsletter: the link that confirms, the welcome, and that an address gets it already.
import { z } from 'zod';
import { CONFIRM_DAYS } from '#domain/content/newsletter';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const told = z.object({ confirmPath: z.string(), leavePath: z.string() });

const newsletterConfirm = mailKind({
  told,
  write: ({ confirmPath }, { language, shop }): MailContent =>
    language === 'en'
      ? {
          subject: `Confirm that you want the newsletter from ${shop}`,
          heading: 'One press, and you are signed up',
          paragraphs: [
            `This address was entered for the newsletter from ${shop}. Confirm that it was you, and we will send news and offers to this address.`,
            `The link works for ${CONFIRM_DAYS} days. If it was not you, you need not do anything: without your answer we will not write again, and the address is deleted.`,
          ],
          link: { text: 'Confirm the newsletter', path: confirmPath },
        }
      : {
          subject: `Bekræft nyhedsbrevet fra ${shop}`,
          heading: 'Ét tryk, så er du tilmeldt',
          paragraphs: [
            `Denne adresse er skrevet op til nyhedsbrevet fra ${shop}. Bekræft, at det var dig, så sender vi nyheder og tilbud til adressen.`,
            `Linket virker i ${CONFIRM_DAYS} dage. Var det ikke dig, skal du ikke gøre noget: uden dit svar skriver vi ikke igen, og adressen bliver slettet.`,
          ],
          link: { text: 'Bekræft nyhedsbrevet', path: confirmPath },
        },
});

const newsletterWelcome = mailKind({
  told,
  write: ({ leavePath }, { language, shop }): MailContent => ({
    leavePath,
    ...(language === 'en'
      ? {
          subject: `You are signed up for the newsletter from ${shop}`,
          heading: 'Thank you for signing up',
          paragraphs: [
            `From now on you get news and offers from ${shop} at this address.`,
            'You can unsubscribe at any time: with the link below, with the one at the end of each newsletter, or with the button of your mail program.',
          ],
          link: { text: 'Unsubscribe', path: leavePath },
        }
      : {
          subject: `Du er tilmeldt nyhedsbrevet fra ${shop}`,
          heading: 'Tak for din tilmelding',
          paragraphs: [
            `Fra nu af får du nyheder og tilbud fra ${shop} på denne adresse.`,
            'Du kan framelde dig, når du vil: med linket herunder, med det sidst i hvert nyhedsbrev eller med knappen i dit mailprogram.',
          ],
          link: { text: 'Frameld nyhedsbrevet', path: leavePath },
        }),
  }),
});

const newsletterAlready = mailKind({
  told,
  write: ({ leavePath }, { language, shop }): MailContent => ({
    leavePath,
    ...(language === 'en'
      ? {
          subject: `You already get the newsletter from ${shop}`,
          heading: 'You are signed up already',
          paragraphs: [
            `This address was entered for the newsletter from ${shop} again. You get it already, so there is nothing to confirm.`,
            'If you no longer want it, you can unsubscribe here.',
          ],
          link: { text: 'Unsubscribe', path: leavePath },
        }
      : {
          subject: `Du får allerede nyhedsbrevet fra ${shop}`,
          heading: 'Du er tilmeldt i forvejen',
          paragraphs: [
            `Denne adresse er skrevet op til nyhedsbrevet fra ${shop} igen. Du får det allerede, så der er ikke noget at bekræfte.`,
            'Ønsker du det ikke længere, kan du framelde dig her.',
          ],
          link: { text: 'Frameld nyhedsbrevet', path: leavePath },
        }),
  }),
});

export const newsletterMails = {
  'newsletter-confirm': newsletterConfirm,
  'newsletter-welcome': newsletterWelcome,
  'newsletter-already': newsletterAlready,
} satisfies Record<string, MailKind>;
