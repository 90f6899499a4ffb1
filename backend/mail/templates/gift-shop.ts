// Mails about gift shops: to the company at each step, to the shop's own people, and to employees with their codes.
import { z } from 'zod';
import { giftChoicePath, giftShopOrderPath } from '#domain/gift-shop/addresses';
import { GIFT_DESTINATIONS } from '#domain/gift-shop/gift-shop';
import { GIFT_SHOP_WORDS } from '../texts/gift-shop';
import { longDate, mailAmount, mailLocale } from './days-and-amounts';
import { type MailContent, type MailKind, mailKind } from './mail-kind';

const told = z.object({
  giftShop: z.string(),
  token: z.string(),
  company: z.string(),
  employees: z.number(),
  eachOere: z.number(),
  netOere: z.number(),
  grossOere: z.number(),
  deliveryOn: z.string(),
  closesOn: z.string(),
  destination: z.enum(GIFT_DESTINATIONS),
});
type GiftShopFacts = z.output<typeof told>;
type Language = 'da' | 'en';

function factsOfShop(facts: GiftShopFacts, language: Language): [string, string][] {
  const words = GIFT_SHOP_WORDS[language];
  const day = (iso: string) => (iso === '' ? '' : longDate(iso, mailLocale(language)));
  return [
    [words.number, facts.giftShop],
    [words.company, facts.company],
    [words.employees, String(facts.employees)],
    [words.each, mailAmount(facts.eachOere, language)],
    [words.net, mailAmount(facts.netOere, language)],
    [words.gross, mailAmount(facts.grossOere, language)],
    [words.closes, day(facts.closesOn)],
    [words.delivery, day(facts.deliveryOn)],
    [words.place, words.places[facts.destination]],
  ];
}

const toShopPage = (token: string, language: Language) => ({
  text: GIFT_SHOP_WORDS[language].see,
  path: giftShopOrderPath(token),
});

const giftShopStep = (kind: 'asked' | 'quoted' | 'accepted' | 'open' | 'cancelled') =>
  mailKind({
    told,
    write: (facts, { language }): MailContent => {
      const { subject, text } = GIFT_SHOP_WORDS[language][kind];
      const title = subject(facts.giftShop);
      const link = toShopPage(facts.token, language);
      return { subject: title, heading: title, paragraphs: [text], facts: factsOfShop(facts, language), link };
    },
  });

const saved = mailKind({
  told: told.pick({ giftShop: true, token: true }),
  write: ({ token }, { language }): MailContent => {
    const { subject, text } = GIFT_SHOP_WORDS[language].saved;
    return { subject, heading: subject, paragraphs: [text], link: toShopPage(token, language) };
  },
});

const closed = mailKind({
  told: told.extend({ chosen: z.number() }),
  write: (facts, { language }): MailContent => {
    const { subject, text } = GIFT_SHOP_WORDS[language].closed;
    const title = subject(facts.giftShop);
    const paragraphs = [text(facts.chosen, facts.employees)];
    return { subject: title, heading: title, paragraphs, link: toShopPage(facts.token, language) };
  },
});

const sent = mailKind({
  told: told.extend({ number: z.string() }),
  write: (facts, { language }): MailContent => {
    const words = GIFT_SHOP_WORDS[language];
    const title = words.sent.subject(facts.giftShop);
    const rows: [string, string][] = [...factsOfShop(facts, language), [words.order, facts.number]];
    const link = toShopPage(facts.token, language);
    return { subject: title, heading: title, paragraphs: [words.sent.text], facts: rows, link };
  },
});

/** To the shop's own people, who see the company's page. */
const toShopPeople = (kind: 'arrived' | 'agreed') =>
  mailKind({
    told: told.extend({ customer: z.string() }),
    write: (facts, { language }): MailContent => {
      const words = GIFT_SHOP_WORDS[language];
      const { subject, text } = words[kind];
      const title = subject(facts.giftShop);
      const rows: [string, string][] = [...factsOfShop(facts, language), [words.customer, facts.customer]];
      const link = toShopPage(facts.token, language);
      return { subject: title, heading: title, paragraphs: [`${text} ${facts.giftShop}`], facts: rows, link };
    },
  });

const toEmployee = (kind: 'toEmployee' | 'reminder') =>
  mailKind({
    told: z.object({ name: z.string(), company: z.string(), code: z.string(), closesOn: z.string() }),
    write: ({ name, company, code, closesOn }, { language }): MailContent => {
      const words = GIFT_SHOP_WORDS[language];
      const title = words[kind].subject(company);
      const day = longDate(closesOn, mailLocale(language));
      const text = `${words.hello(name)} ${words[kind].text(company, day)}`;
      const link = { text: words.choose, path: giftChoicePath(code) };
      const paragraphs = [text, words.toEmployee.keep];
      return { subject: title, heading: title, paragraphs, facts: [[words.code, code]], link };
    },
  });

export const giftShopMails = {
  'gift-shop-saved': saved,
  'gift-shop-asked': giftShopStep('asked'),
  'gift-shop-quoted': giftShopStep('quoted'),
  'gift-shop-accepted': giftShopStep('accepted'),
  'gift-shop-open': giftShopStep('open'),
  'gift-shop-closed': closed,
  'gift-shop-sent': sent,
  'gift-shop-cancelled': giftShopStep('cancelled'),
  'gift-shop-new': toShopPeople('arrived'),
  'gift-shop-agreed': toShopPeople('agreed'),
  'gift-code': toEmployee('toEmployee'),
  'gift-reminder': toEmployee('reminder'),
} satisfies Record<string, MailKind>;

export type GiftShopMailName = keyof typeof giftShopMails;
