// What mails about subscriptions say, in both languages.
import type { WhyLeftOut } from '#domain/subscription/delivery-plan';
import type { SubscriptionInterval } from '#domain/subscription/rhythm';

export interface SubscriptionWords {
  hello: (firstname: string) => string;
  see: string;
  changeCard: string;
  facts: Record<'subscription' | 'interval' | 'delivery' | 'order' | 'total' | 'number', string>;
  intervals: Record<SubscriptionInterval, string>;
  leftOut: Record<WhyLeftOut, (name: string) => string>;
  rose: (name: string, from: string, to: string) => string;
  created: { subject: (name: string) => string; heading: string; active: string; draft: string; ends: string };
  notice: { subject: (name: string, day: string) => string; heading: string; text: (order: string) => string };
  review: { subject: (name: string) => string; heading: string; text: string };
  ordered: { subject: (name: string, number: string) => string; heading: string; text: string; waits: string };
  missed: { subject: (name: string, day: string) => string; heading: string; text: (day: string) => string };
  failed: { subject: (name: string) => string; heading: string; text: string };
  ended: { subject: (name: string) => string; heading: string; text: string };
  problem: { minimum: (least: string) => string; nothing: string };
  failure: Record<'address' | 'invoice' | 'payment' | 'expired' | 'declined' | 'card' | 'unanswered' | 'other', string>;
}

const da: SubscriptionWords = {
  hello: (firstname) => `Hej ${firstname}.`,
  see: 'Se abonnementet',
  changeCard: 'Vælg et andet kort',
  facts: {
    subscription: 'Abonnement',
    interval: 'Leveres',
    delivery: 'Næste levering',
    order: 'Bestilles',
    total: 'Varer inkl. moms, uden fragt',
    number: 'Ordrenummer',
  },
  intervals: {
    week: 'hver uge',
    '2weeks': 'hver 2. uge',
    '3weeks': 'hver 3. uge',
    '6weeks': 'hver 6. uge',
    month: 'hver måned',
    '2months': 'hver 2. måned',
    '3months': 'hver 3. måned',
  },
  leftOut: {
    short: (name) => `${name} er ikke på lager i det antal og kommer ikke med.`,
    gone: (name) => `${name} kan ikke længere købes og kommer ikke med. Vælg en anden vare.`,
    refused: (name) =>
      `${name} kan ikke bestilles, som den står, og kommer ikke med. Se på abonnementet, hvad der mangler.`,
  },
  rose: (name, from, to) => `${name} er steget fra ${from} til ${to}.`,
  created: {
    subject: (name) => `Dit abonnement ${name}`,
    heading: 'Dit abonnement er oprettet',
    active: 'Vi skriver til dig før hver levering, så du kan nå at ændre den eller springe den over.',
    draft: 'Det leverer ikke noget endnu. Se på abonnementet, hvad der mangler, og sæt det i gang.',
    ends: 'Du kan afslutte abonnementet når som helst på din konto. Det koster ikke noget.',
  },
  notice: {
    subject: (name, day) => `${name} leveres ${day}`,
    heading: 'Din næste levering',
    text: (order) => `Vi bestiller varerne ${order}. Indtil da kan du ændre leveringen eller springe den over.`,
  },
  review: {
    subject: (name) => `${name}: priserne er steget`,
    heading: 'Priserne er steget',
    text: 'En eller flere varer er steget mere end aftalt. Vi bestiller ikke noget, før du har godkendt de nye priser.',
  },
  ordered: {
    subject: (name, number) => `${name} er bestilt: ordre ${number}`,
    heading: 'Din levering er bestilt',
    text: 'Vi har bestilt varerne i dit abonnement. Ordrebekræftelsen får du for sig selv.',
    waits: 'Ordren venter på, at jeres godkender siger ja.',
  },
  missed: {
    subject: (name, day) => `${name} leveres ikke ${day}`,
    heading: 'Der kommer ingen levering denne gang',
    text: (day) => `Vi har ikke bestilt noget til ${day}. Abonnementet fortsætter med den næste levering.`,
  },
  failed: {
    subject: (name) => `${name} er stoppet`,
    heading: 'Abonnementet er stoppet',
    text: 'Vi kunne ikke bestille varerne. Ret det, der mangler, og sæt abonnementet i gang igen på din konto.',
  },
  ended: {
    subject: (name) => `${name} er afsluttet`,
    heading: 'Abonnementet er afsluttet',
    text: 'Der bliver ikke bestilt mere på det. Ordrer, der allerede er bestilt, leveres som aftalt.',
  },
  problem: {
    minimum: (least) => `Varerne kommer ikke op på mindstekøbet på ${least} ekskl. moms.`,
    nothing: 'Ingen af varerne kommer med: de er sprunget over eller kan ikke købes lige nu.',
  },
  failure: {
    address: 'Leveringsadressen står ikke længere i din adressebog.',
    invoice: 'Der kan ikke købes på faktura.',
    payment: 'Måden at betale på kan ikke bruges længere.',
    expired: 'Betalingskortet er udløbet.',
    declined: 'Banken afviste betalingskortet. Der er ikke trukket penge.',
    card: 'Betalingskortet er fjernet.',
    unanswered: 'Betalingskortet kunne ikke kontrolleres. Der er ikke trukket penge.',
    other: 'Skriv eller ring til os, hvis du er i tvivl om, hvad der mangler.',
  },
};

const en: SubscriptionWords = {
  hello: (firstname) => `Hello ${firstname}.`,
  see: 'See the subscription',
  changeCard: 'Choose another card',
  facts: {
    subscription: 'Subscription',
    interval: 'Delivered',
    delivery: 'Next delivery',
    order: 'Ordered on',
    total: 'Goods incl. VAT, without freight',
    number: 'Order number',
  },
  intervals: {
    week: 'every week',
    '2weeks': 'every 2nd week',
    '3weeks': 'every 3rd week',
    '6weeks': 'every 6 weeks',
    month: 'every month',
    '2months': 'every 2nd month',
    '3months': 'every 3rd month',
  },
  leftOut: {
    short: (name) => `${name} is not in stock in that number and is left out.`,
    gone: (name) => `${name} can no longer be bought and is left out. Choose another product.`,
    refused: (name) => `${name} cannot be ordered as it stands and is left out. See the subscription for the reason.`,
  },
  rose: (name, from, to) => `${name} has risen from ${from} to ${to}.`,
  created: {
    subject: (name) => `Your subscription ${name}`,
    heading: 'Your subscription has been made',
    active: 'We write to you before each delivery, in time for you to change it or skip it.',
    draft: 'It delivers nothing yet. See the subscription for what is missing, and start it there.',
    ends: 'You can end the subscription at any time in your account, at no cost.',
  },
  notice: {
    subject: (name, day) => `${name} comes on ${day}`,
    heading: 'Your next delivery',
    text: (order) => `We order the goods on ${order}. Until then you can change the delivery or skip it.`,
  },
  review: {
    subject: (name) => `${name}: prices have risen`,
    heading: 'Prices have risen',
    text: 'One or more prices have risen by more than was agreed. We order nothing before you have accepted the new prices.',
  },
  ordered: {
    subject: (name, number) => `${name} is ordered: order ${number}`,
    heading: 'Your delivery is ordered',
    text: 'We have ordered the goods of your subscription. The order confirmation comes by itself.',
    waits: 'The order waits for your approver.',
  },
  missed: {
    subject: (name, day) => `${name} does not come on ${day}`,
    heading: 'There is no delivery this time',
    text: (day) => `We have ordered nothing for ${day}. The subscription goes on with the next delivery.`,
  },
  failed: {
    subject: (name) => `${name} has stopped`,
    heading: 'The subscription has stopped',
    text: 'We could not order the goods. Put right what is missing, and start the subscription again in your account.',
  },
  ended: {
    subject: (name) => `${name} has ended`,
    heading: 'The subscription has ended',
    text: 'Nothing more is ordered by it. Orders that have been placed are delivered as agreed.',
  },
  problem: {
    minimum: (least) => `The goods do not come to the minimum purchase of ${least} excl. VAT.`,
    nothing: 'None of the goods go along: they are skipped or cannot be bought right now.',
  },
  failure: {
    address: 'The delivery address is no longer in your address book.',
    invoice: 'It is not possible to buy on invoice.',
    payment: 'This way of paying can no longer be used.',
    expired: 'The payment card has expired.',
    declined: 'The bank declined the payment card. No money has been taken.',
    card: 'The payment card has been removed.',
    unanswered: 'The payment card could not be checked. No money has been taken.',
    other: 'Write to us or call us if you are in doubt about what is missing.',
  },
};

export const SUBSCRIPTION_WORDS = { da, en };
