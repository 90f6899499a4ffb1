// The words of the letters about orders that wait for an approver, in both languages.

interface Part {
  subject: (number: string) => string;
  heading: string;
  text: (name: string) => string;
}

interface Words {
  hello: (firstname: string) => string;
  order: string;
  buyer: string;
  amount: string;
  until: string;
  reason: string;
  see: string;
  toCart: string;
  inCart: string;
  wanted: { subject: (buyer: string, number: string) => string; heading: string; text: (buyer: string) => string };
  asked: Part;
  approved: Part;
  revised: Part & { pieces: (from: number, to: number) => string };
  declined: Part;
  expired: Part;
}

export const APPROVAL_WORDS: Record<'da' | 'en', Words> = {
  da: {
    hello: (firstname) => `Hej ${firstname}.`,
    order: 'Ordrenummer',
    buyer: 'Bestilt af',
    amount: 'I alt inkl. moms',
    until: 'Svar senest',
    reason: 'Begrundelse',
    see: 'Se ordren',
    toCart: 'Gå til kurven',
    inCart: 'Varerne ligger i din kurv igen, så du kan rette ordren og sende den på ny.',
    wanted: {
      subject: (buyer, number) => `${buyer} har brug for din godkendelse af ordre ${number}`,
      heading: 'En ordre venter på dig',
      text: (buyer) => `${buyer} har bestilt varer, som du skal godkende. Varer og priser er holdt så længe.`,
    },
    asked: {
      subject: (number) => `Din ordre ${number} venter på godkendelse`,
      heading: 'Din ordre venter på godkendelse',
      text: (approver) => `Vi har spurgt ${approver}. Du får en mail, når ordren er afgjort.`,
    },
    approved: {
      subject: (number) => `Din ordre ${number} er godkendt`,
      heading: 'Din ordre er godkendt',
      text: (by) => `${by} har godkendt ordren, og vi går i gang. Ordrebekræftelsen kommer i en særskilt mail.`,
    },
    revised: {
      subject: (number) => `Din ordre ${number} er ændret`,
      heading: 'Din ordre er ændret',
      text: (by) => `${by} har ændret antallet, før ordren bliver afgjort.`,
      pieces: (from, to) => (to === 0 ? `taget ud (${from} stk.)` : `${to} i stedet for ${from}`),
    },
    declined: {
      subject: (number) => `Din ordre ${number} er afvist`,
      heading: 'Din ordre er ikke godkendt',
      text: (by) => `${by} har afvist ordren.`,
    },
    expired: {
      subject: (number) => `Din ordre ${number} blev ikke godkendt i tide`,
      heading: 'Fristen for at godkende er udløbet',
      text: () => 'Ingen har svaret, og ordren er annulleret.',
    },
  },
  en: {
    hello: (firstname) => `Hello ${firstname}.`,
    order: 'Order number',
    buyer: 'Ordered by',
    amount: 'Total incl. VAT',
    until: 'Answer by',
    reason: 'Reason',
    see: 'View the order',
    toCart: 'Go to the cart',
    inCart: 'The goods are in your cart again, so you can change the order and send it again.',
    wanted: {
      subject: (buyer, number) => `${buyer} needs your approval of order ${number}`,
      heading: 'An order is waiting for you',
      text: (buyer) => `${buyer} has ordered goods that need your approval. Goods and prices are held until then.`,
    },
    asked: {
      subject: (number) => `Your order ${number} is waiting for approval`,
      heading: 'Your order is waiting for approval',
      text: (approver) => `We have asked ${approver}. You will get an e-mail when it has been decided.`,
    },
    approved: {
      subject: (number) => `Your order ${number} has been approved`,
      heading: 'Your order has been approved',
      text: (by) =>
        `${by} has approved the order, and we are getting started. The confirmation will come in a separate e-mail.`,
    },
    revised: {
      subject: (number) => `Your order ${number} was changed`,
      heading: 'Your order was changed',
      text: (by) => `${by} has changed the quantities before deciding on the order.`,
      pieces: (from, to) => (to === 0 ? `removed (${from} pcs)` : `${to} instead of ${from}`),
    },
    declined: {
      subject: (number) => `Your order ${number} was declined`,
      heading: 'Your order was not approved',
      text: (by) => `${by} has declined the order.`,
    },
    expired: {
      subject: (number) => `Your order ${number} was not approved in time`,
      heading: 'The deadline for approval has passed',
      text: () => 'No one has answered, and the order has been cancelled.',
    },
  },
};
