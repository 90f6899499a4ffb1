// Mails about a question to the shop. Spec §1: answers to enquiries are promised within 48 hours on workdays.
import { z } from 'zod';
import { longDate, mailLocale } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const asked = z.object({
  name: z.string(),
  email: z.string(),
  telephone: z.string(),
  message: z.string(),
  answerBy: z.string(),
});

const LABELS = {
  da: { name: 'Navn', email: 'E-mail', telephone: 'Telefon', message: 'Besked', answerBy: 'Svar senest' },
  en: { name: 'Name', email: 'E-mail', telephone: 'Telephone', message: 'Message', answerBy: 'Answer by' },
} as const;
const FACTS = ['name', 'email', 'telephone', 'message', 'answerBy'] as const;

/** What was left empty is left out. */
function factsOfQuestion(told: z.output<typeof asked>, language: 'da' | 'en'): [string, string][] {
  const shown = { ...told, answerBy: longDate(told.answerBy, mailLocale(language)) };
  return FACTS.filter((name) => shown[name] !== '').map((name) => [LABELS[language][name], shown[name]]);
}

const enquiry = mailKind({
  told: asked,
  write: (told, { language }): MailContent => ({
    facts: factsOfQuestion(told, language),
    ...(language === 'en'
      ? {
          subject: `Question from ${told.name}`,
          heading: 'New question',
          paragraphs: ['A visitor of the shop has a question. Answer at the e-mail address below.'],
        }
      : {
          subject: `Henvendelse fra ${told.name}`,
          heading: 'Ny henvendelse',
          paragraphs: ['En besøgende har skrevet til butikken. Svar på e-mailen nedenfor.'],
        }),
  }),
});

const enquiryReceived = mailKind({
  told: asked,
  write: (told, { language, shop }): MailContent => {
    const date = longDate(told.answerBy, mailLocale(language));
    return {
      facts: factsOfQuestion(told, language),
      ...(language === 'en'
        ? {
            subject: `${shop} has received your question`,
            heading: 'Thank you for writing',
            paragraphs: [`Hello ${told.name}. You will have our answer by ${date}.`, 'This is what you wrote:'],
          }
        : {
            subject: `${shop} har modtaget din henvendelse`,
            heading: 'Tak, fordi du skrev',
            paragraphs: [`Hej ${told.name}. Du får svar senest ${date}.`, 'Det skrev du:'],
          }),
    };
  },
});

export const enquiryMails = {
  enquiry,
  'enquiry-received': enquiryReceived,
} satisfies Record<string, MailKind>;
