// The words of the letters that follow an order from its dispatch to its end, in both languages.
import type { UnpaidReason } from '#domain/order/unpaid-order';

interface Words {
  hello: (firstname: string) => string;
  order: string;
  goods: string;
  carrier: string;
  trackingNumber: string;
  trackingPage: string;
  invoice: string;
  creditNote: string;
  amount: string;
  due: string;
  paid: string;
  reason: string;
  seeOrder: string;
  getPdf: string;
  withdraw: string;
  shipped: { subject: (number: string) => string; heading: string; whole: string; part: string };
  /** For an order that is fetched in a shop. */
  ready: { subject: (number: string) => string; heading: string; whole: string; part: string };
  shop: string;
  arrived: { subject: (number: string) => string; heading: string; home: string; shop: string };
  invoiced: { subject: (invoice: string, number: string) => string; heading: string; text: string };
  credited: { subject: (credit: string, number: string) => string; heading: string; text: string };
  toCard: (amount: string) => string;
  calledOff: { subject: (number: string) => string; heading: string; whole: string; part: string };
  reduced: {
    subject: (number: string) => string;
    heading: string;
    text: string;
    total: string;
    toGiftCard: (amount: string) => string;
    points: (points: number) => string;
  };
  held: { subject: (number: string) => string; heading: string; text: string };
  released: { subject: (number: string) => string; heading: string; text: string };
  paymentReleased: {
    subject: (number: string) => string;
    heading: string;
    text: string;
    reasons: Record<UnpaidReason, string>;
  };
}

export const ORDER_WORDS: Record<'da' | 'en', Words> = {
  da: {
    hello: (firstname) => `Hej ${firstname}.`,
    order: 'Ordrenummer',
    goods: 'Varer',
    carrier: 'Fragtfirma',
    trackingNumber: 'Pakkenummer',
    trackingPage: 'Følg pakken',
    invoice: 'Fakturanummer',
    creditNote: 'Kreditnotanummer',
    amount: 'I alt inkl. moms',
    due: 'Betales senest',
    paid: 'Betalt med kort',
    reason: 'Årsag',
    seeOrder: 'Se ordren',
    getPdf: 'Hent som PDF',
    withdraw: 'Fortryd aftalen her',
    shipped: {
      subject: (number) => `Din ordre ${number} er på vej`,
      heading: 'Dine varer er afsendt',
      whole: 'Vi har sendt din ordre.',
      part: 'Vi har sendt en del af din ordre. Resten kommer for sig, og fragten betaler du kun én gang.',
    },
    ready: {
      subject: (number) => `Din ordre ${number} er klar til afhentning`,
      heading: 'Dine varer er klar',
      whole: 'Din ordre ligger klar i butikken.',
      part: 'En del af din ordre ligger klar i butikken. Vi skriver igen, når resten er klar.',
    },
    shop: 'Butik',
    arrived: {
      subject: (number) => `Din ordre ${number} er kommet frem`,
      heading: 'Dine varer er kommet frem',
      home: 'Pakken er leveret.',
      shop: 'Pakken ligger klar i pakkeshoppen.',
    },
    invoiced: {
      subject: (invoice, number) => `Faktura ${invoice} til ordre ${number}`,
      heading: 'Din faktura',
      text: 'Her er fakturaen for de varer, vi har sendt.',
    },
    credited: {
      subject: (credit, number) => `Kreditnota ${credit} til ordre ${number}`,
      heading: 'Din kreditnota',
      text: 'Vi har krediteret dig dette beløb.',
    },
    toCard: (amount) => `${amount} er på vej tilbage til dit kort. Det kan tage nogle dage.`,
    calledOff: {
      subject: (number) => `Ordre ${number} er annulleret`,
      heading: 'Ordren er annulleret',
      whole: 'Ordren er annulleret. Du skal ikke betale for den.',
      part: 'Det, der ikke var sendt endnu, er annulleret. Du betaler kun for det, du har fået.',
    },
    reduced: {
      subject: (number) => `Din ordre ${number} er ændret`,
      heading: 'Vi har ændret din ordre',
      text: 'Vi har taget disse varer af din ordre. Du betaler kun for resten.',
      total: 'Ordren er nu i alt, inkl. moms',
      toGiftCard: (amount) => `${amount} er tilbage på dit gavekort.`,
      points: (points) => `Du har fået ${points} bonuspoint tilbage.`,
    },
    held: {
      subject: (number) => `Ordre ${number} er sat i bero`,
      heading: 'Ordren er sat i bero',
      text: 'Vi venter lidt med din ordre og skriver igen, når vi går videre.',
    },
    released: {
      subject: (number) => `Vi går videre med ordre ${number}`,
      heading: 'Ordren er i gang igen',
      text: 'Din ordre er ikke længere sat i bero.',
    },
    paymentReleased: {
      subject: (number) => `Betalingen af ordre ${number} er frigivet`,
      heading: 'Du skal ikke betale for ordren',
      text: 'Du godkendte betalingen, efter at ordren var annulleret. Derfor har vi frigivet det reserverede beløb, og vi sender ingen varer. Læg dem i kurven igen, hvis du stadig ønsker dem.',
      reasons: {
        DECLINED: 'Ordren er annulleret, fordi banken afviste betalingen.',
        CANCELLED: 'Ordren er annulleret, fordi du afbrød betalingen på betalingssiden.',
        ENDED: 'Ordren er annulleret, fordi du afsluttede betalingen for at ændre kurven.',
        EXPIRED: 'Ordren er annulleret, fordi betalingen ikke blev gennemført i tide.',
        CALLED_OFF_BY_BUYER: 'Ordren er annulleret, fordi du annullerede den.',
        CALLED_OFF_BY_SHOP: 'Ordren er annulleret af butikken.',
      },
    },
  },
  en: {
    hello: (firstname) => `Hello ${firstname}.`,
    order: 'Order number',
    goods: 'Goods',
    carrier: 'Carrier',
    trackingNumber: 'Parcel number',
    trackingPage: 'Track the parcel',
    invoice: 'Invoice number',
    creditNote: 'Credit note number',
    amount: 'Total incl. VAT',
    due: 'Due date',
    paid: 'Paid by card',
    reason: 'Reason',
    seeOrder: 'View the order',
    getPdf: 'Download as PDF',
    withdraw: 'Withdraw from contract here',
    shipped: {
      subject: (number) => `Your order ${number} is on its way`,
      heading: 'Your goods have been sent',
      whole: 'We have sent your order.',
      part: 'We have sent part of your order. The rest will follow, and you pay for delivery only once.',
    },
    ready: {
      subject: (number) => `Your order ${number} is ready for collection`,
      heading: 'Your goods are ready',
      whole: 'Your order is ready in the shop.',
      part: 'Part of your order is ready in the shop. We will write again when the rest is ready.',
    },
    shop: 'Shop',
    arrived: {
      subject: (number) => `Your order ${number} has arrived`,
      heading: 'Your goods have arrived',
      home: 'The parcel has been delivered.',
      shop: 'The parcel is ready at the parcel shop.',
    },
    invoiced: {
      subject: (invoice, number) => `Invoice ${invoice} for order ${number}`,
      heading: 'Your invoice',
      text: 'Here is the invoice for the goods we have sent.',
    },
    credited: {
      subject: (credit, number) => `Credit note ${credit} for order ${number}`,
      heading: 'Your credit note',
      text: 'We have credited you this amount.',
    },
    toCard: (amount) => `${amount} is on its way back to your card. This may take a few days.`,
    calledOff: {
      subject: (number) => `Order ${number} has been cancelled`,
      heading: 'The order has been cancelled',
      whole: 'The order has been cancelled. You will not have to pay for it.',
      part: 'What had not been sent yet has been cancelled. You pay only for what you have received.',
    },
    reduced: {
      subject: (number) => `Your order ${number} has been changed`,
      heading: 'We have changed your order',
      text: 'We have taken these goods off your order. You pay only for the rest.',
      total: 'The order now comes to, incl. VAT',
      toGiftCard: (amount) => `${amount} is back on your gift card.`,
      points: (points) => `${points} bonus points are back on your account.`,
    },
    held: {
      subject: (number) => `Order ${number} has been put on hold`,
      heading: 'The order is on hold',
      text: 'We have paused your order and will write again when we continue.',
    },
    released: {
      subject: (number) => `We are continuing with order ${number}`,
      heading: 'Your order is under way again',
      text: 'Your order is no longer on hold.',
    },
    paymentReleased: {
      subject: (number) => `The payment of order ${number} has been released`,
      heading: 'You do not pay for the order',
      text: 'You approved the payment after the order had been cancelled. We have therefore released the reserved amount, and nothing is sent. Put the goods into the cart again if you still want them.',
      reasons: {
        DECLINED: 'The order is cancelled because the bank declined the payment.',
        CANCELLED: 'The order is cancelled because you cancelled on the payment page.',
        ENDED: 'The order is cancelled because you ended the payment to change the cart.',
        EXPIRED: 'The order is cancelled because the payment was not completed in time.',
        CALLED_OFF_BY_BUYER: 'The order is cancelled because you cancelled it.',
        CALLED_OFF_BY_SHOP: 'The order has been cancelled by the shop.',
      },
    },
  },
};
