// Mails about orders in Danish.
import type { MailWords } from './words';

export const da: MailWords = {
  confirmation: {
    subject: (number, shop) => `Ordrebekræftelse ${number} fra ${shop}`,
    heading: 'Tak for din ordre',
    intro: (name) => `Hej ${name}. Vi har modtaget din ordre og går i gang med den.`,
  },
  cancelled: {
    subject: (number, shop) => `Ordre ${number} hos ${shop} er annulleret`,
    heading: 'Ordren er annulleret',
    intro: (name) =>
      `Hej ${name}. Betalingen gik ikke igennem, så vi har annulleret ordren. Der er ikke trukket penge. Varerne ligger stadig i din kurv.`,
  },
  cardNote: 'Beløbet trækkes på dit kort, når varerne sendes.',
  orderNumber: 'Ordrenummer',
  orderDate: 'Ordredato',
  lines: 'Varer',
  amount: 'Beløb',
  subtotal: 'Varer i alt',
  dutyWithin: (label) => `Heraf ${label}`,
  freight: 'Fragt',
  freeFreight: 'Gratis',
  note: 'Note',
  vatWithin: (percent) => `Heraf moms ${percent} %`,
  vatAdded: (percent) => `Moms ${percent} %`,
  totalExVat: 'I alt ekskl. moms',
  total: 'I alt inkl. moms',
  giftCard: 'Gavekort',
  toPay: 'At betale',
  pricesInclude: 'Priserne er inkl. moms.',
  pricesExclude: 'Priserne er ekskl. moms.',
  deliverTo: {
    address: 'Leveres til',
    shop: 'Hentes i butikken',
    'parcel-shop': 'Hentes i pakkeshoppen',
    email: 'Sendes pr. e-mail til',
  },
  billTo: 'Faktureres til',
  delivery: 'Levering',
  payment: 'Betaling',
  reference: 'Reference',
  requisitioner: 'Rekvirent',
  requisitionNumber: 'Rekvisitionsnummer',
  accountingCost: 'Kontostreng',
  purchaseOrder: 'Indkøbsordre',
  ean: 'EAN-nummer',
  comment: 'Besked',
  seeOrder: 'Se ordren',
  toCart: 'Gå til kurven',
  getOrder: 'Se ordren som PDF',
  withdrawal: {
    heading: 'Fortrydelsesret',
    text: (email) =>
      `Du kan fortryde købet i 14 dage, fra du har modtaget varerne. ${email ? `Skriv til ${email}` : 'Skriv til os'} med ordrenummeret, og send varerne tilbage senest 14 dage derefter. Så betaler vi pengene tilbage. Varer lavet efter dine mål og forseglede varer, der er åbnet, kan ikke fortrydes.`,
  },
  goodbye: (shop) => `Venlig hilsen\n${shop}`,
};
