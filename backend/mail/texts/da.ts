// Mails about orders in Danish.
import type { MailWords } from './words';

export const da: MailWords = {
  confirmation: {
    subject: (number, shop) => `Ordrebekræftelse ${number} fra ${shop}`,
    heading: 'Tak for din ordre',
    intro: (name) =>
      `Hej ${name}. Vi har modtaget din ordre og går i gang med den. Betaler du med kort, trækkes beløbet først, når varerne sendes.`,
  },
  cancelled: {
    subject: (number, shop) => `Ordre ${number} hos ${shop} er annulleret`,
    heading: 'Ordren er annulleret',
    intro: (name) =>
      `Hej ${name}. Betalingen gik ikke igennem, så vi har annulleret ordren. Der er ikke trukket penge. Varerne ligger stadig i din kurv.`,
  },
  orderNumber: 'Ordrenummer',
  orderDate: 'Ordredato',
  lines: 'Varer',
  quantity: 'Antal',
  unitPrice: 'Stykpris',
  amount: 'Beløb',
  subtotal: 'Varer i alt',
  dutyWithin: (label) => `Heraf ${label}`,
  freight: 'Fragt',
  freeFreight: 'Gratis',
  note: 'Note',
  vatWithin: (percent) => `Heraf moms ${percent} %`,
  vatAdded: (percent) => `Moms ${percent} %`,
  totalExVat: 'I alt ekskl. moms',
  total: 'I alt inkl. moms',
  giftCard: 'Gavekort',
  toPay: 'At betale',
  pricesInclude: 'Priserne er inkl. moms.',
  pricesExclude: 'Priserne er ekskl. moms.',
  deliverTo: 'Leveres til',
  billTo: 'Faktureres til',
  delivery: 'Levering',
  payment: 'Betaling',
  reference: 'Reference',
  requisitioner: 'Rekvirent',
  requisitionNumber: 'Rekvisitionsnummer',
  purchaseOrder: 'Indkøbsordre',
  ean: 'EAN-nummer',
  comment: 'Besked',
  seeOrder: 'Se ordren',
  toCart: 'Gå til kurven',
  goodbye: (shop) => `Venlig hilsen\n${shop}`,
};
