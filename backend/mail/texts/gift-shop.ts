// The words of mails about gift shops, in both languages.

export const GIFT_SHOP_WORDS = {
  da: {
    company: 'Virksomhed',
    number: 'Valgshop',
    employees: 'Medarbejdere',
    each: 'Pris pr. gave inkl. moms',
    net: 'I alt ekskl. moms',
    gross: 'I alt inkl. moms',
    delivery: 'Levering',
    place: 'Leveres',
    places: { company: 'Samlet til virksomheden', home: 'Hjem til hver medarbejder' },
    closes: 'Medarbejderne vælger til og med',
    customer: 'Bestilt af',
    order: 'Ordre',
    code: 'Din kode',
    see: 'Åbn valgshoppen',
    choose: 'Vælg din gave',
    hello: (name: string) => (name === '' ? 'Hej.' : `Hej ${name}.`),
    saved: {
      subject: 'Jeres valgshop er gemt',
      text: 'Bestillingen er gemt, som den ser ud nu. Brug linket, når I vil fortsætte. Den slettes efter tre måneder.',
    },
    asked: {
      subject: (number: string) => `Vi har modtaget jeres bestilling af valgshop ${number}`,
      text: 'Tak for bestillingen. Vi ser på den og sender et tilbud inden for 48 timer på hverdage. Imens kan I se gaverne, vælge imellem dem og tilføje listen over medarbejdere.',
    },
    quoted: {
      subject: (number: string) => `Tilbud på valgshop ${number}`,
      text: 'Her er vores tilbud. Gaver, indpakning og levering er med i prisen. Sig ja på siden, så gør vi valgshoppen klar.',
    },
    accepted: {
      subject: (number: string) => `Valgshop ${number} er bekræftet`,
      text: 'Tak for jeres ja. Vi åbner valgshoppen, når listen og gaverne er på plads.',
    },
    open: {
      subject: (number: string) => `Valgshop ${number} er åben`,
      text: 'Medarbejderne kan vælge nu. På siden ser I, hvor mange der har valgt, og henter kort eller koder.',
    },
    closed: {
      subject: (number: string) => `Valgshop ${number} er lukket`,
      text: (chosen: number, all: number) =>
        `${chosen} af ${all} har valgt. De øvrige får den gave, I har valgt til dem. Vi pakker gaverne til den aftalte dag.`,
    },
    sent: {
      subject: (number: string) => `Gaverne fra valgshop ${number} er bestilt`,
      text: 'Lageret pakker gaverne. De kommer på den aftalte dag med faktura efter ordren. Navne og valg slettes tre måneder efter.',
    },
    cancelled: {
      subject: (number: string) => `Valgshop ${number} er annulleret`,
      text: 'Valgshoppen er annulleret, og der bliver ikke sendt nogen faktura. Ring til os, hvis det er en fejl.',
    },
    arrived: {
      subject: (number: string) => `Ny valgshop ${number}`,
      text: 'En virksomhed har bestilt en valgshop. Giv et tilbud med: npm run shop -- gift-shop quote',
    },
    agreed: {
      subject: (number: string) => `Valgshop ${number} er accepteret`,
      text: 'Virksomheden har sagt ja til tilbuddet. Åbn valgshoppen med: npm run shop -- gift-shop open',
    },
    toEmployee: {
      subject: (company: string) => `Vælg din gave fra ${company}`,
      text: (company: string, day: string) =>
        `${company} giver dig en gave, og du vælger selv hvilken. Vælg senest ${day}. Du kan ændre valget indtil da.`,
      keep: 'Koden er din egen. Giv den ikke videre.',
    },
    reminder: {
      subject: (company: string) => `Husk at vælge din gave fra ${company}`,
      text: (company: string, day: string) =>
        `Du har ikke valgt din gave fra ${company} endnu. Vælg senest ${day}. Ellers får du den gave, som ${company} har valgt.`,
    },
  },
  en: {
    company: 'Company',
    number: 'Gift shop',
    employees: 'Employees',
    each: 'Price of each gift incl. VAT',
    net: 'Total excl. VAT',
    gross: 'Total incl. VAT',
    delivery: 'Delivery',
    place: 'Delivered',
    places: { company: 'Together, to the company', home: 'To each employee at home' },
    closes: 'Employees choose until',
    customer: 'Ordered by',
    order: 'Order',
    code: 'Code',
    see: 'Open the gift shop',
    choose: 'Choose your gift',
    hello: (name: string) => (name === '' ? 'Hello.' : `Hello ${name}.`),
    saved: {
      subject: 'Your gift shop is saved',
      text: 'The order is saved as it stands now. Use the link to go on. It is deleted after three months.',
    },
    asked: {
      subject: (number: string) => `We have received your order of gift shop ${number}`,
      text: 'Thank you. We look at it and send an offer within 48 hours on workdays. Meanwhile you can see the gifts, choose among them and add the list of employees.',
    },
    quoted: {
      subject: (number: string) => `Offer for gift shop ${number}`,
      text: 'Here is our offer. Gifts, wrapping and delivery are included. Accept it on the page, and we prepare the gift shop.',
    },
    accepted: {
      subject: (number: string) => `Gift shop ${number} is confirmed`,
      text: 'Thank you. We open the gift shop when the list and the gifts are in place.',
    },
    open: {
      subject: (number: string) => `Gift shop ${number} is open`,
      text: 'Employees can choose now. On the page you see how many have chosen, and get cards or codes.',
    },
    closed: {
      subject: (number: string) => `Gift shop ${number} is closed`,
      text: (chosen: number, all: number) =>
        `${chosen} of ${all} have chosen. The others get the gift that you have named for them. We pack the gifts for the agreed day.`,
    },
    sent: {
      subject: (number: string) => `The gifts of gift shop ${number} are ordered`,
      text: 'The warehouse packs the gifts. They come on the agreed day, invoiced by the order. Names and choices are deleted three months later.',
    },
    cancelled: {
      subject: (number: string) => `Gift shop ${number} is cancelled`,
      text: 'The gift shop is cancelled, and no invoice will be sent. Call us if this is a mistake.',
    },
    arrived: {
      subject: (number: string) => `New gift shop ${number}`,
      text: 'A company has ordered a gift shop. Make an offer by: npm run shop -- gift-shop quote',
    },
    agreed: {
      subject: (number: string) => `Gift shop ${number} is accepted`,
      text: 'The company has accepted the offer. Open the gift shop by: npm run shop -- gift-shop open',
    },
    toEmployee: {
      subject: (company: string) => `Choose your gift from ${company}`,
      text: (company: string, day: string) =>
        `${company} gives you a present, and you choose which one. Choose by ${day}. Until then it can be changed.`,
      keep: 'The code is yours alone. Do not pass it on.',
    },
    reminder: {
      subject: (company: string) => `Remember to choose your gift from ${company}`,
      text: (company: string, day: string) =>
        `You have not chosen your gift from ${company} yet. Choose by ${day}. Otherwise you get the one that ${company} has named.`,
    },
  },
} as const;
