// The words of letters about complaints, in both languages.

export const COMPLAINT_WORDS = {
  da: {
    hello: (name: string) => `Hej ${name}.`,
    number: 'Reklamationsnummer',
    order: 'Ordrenummer',
    product: 'Vare',
    wish: 'Dit ønske',
    wished: 'Kundens ønske',
    replacement: 'Ordre på de nye varer',
    buyer: 'Kunde',
    described: 'Du skrev:',
    see: 'Se reklamationen',
    mayAnswer: 'Du kan svare og følge sagen på reklamationens side.',
    wishes: {
      repair: 'reparation',
      replacement: 'en ny vare',
      refund: 'pengene tilbage',
      price_off: 'afslag i prisen',
    },
    remedies: {
      repair: 'Vi reparerer varen uden udgift for dig.',
      replacement: 'Vi sender en ny vare uden udgift for dig.',
      refund: 'Vi betaler pengene tilbage samme vej, som du betalte.',
      price_off: 'Du får et afslag i prisen, som vi betaler tilbage samme vej, som du betalte.',
    },
    appeal:
      'Er du ikke enig, kan du svare på reklamationens side. Du kan også klage til Mæglingsteamet for Forbrugerklager i Nævnenes Hus, Toldboden 2, 8800 Viborg, www.naevneneshus.dk.',
    received: {
      subject: (number: string) => `Vi har modtaget din reklamation ${number}`,
      heading: 'Din reklamation er modtaget',
      text: 'Tak for din reklamation. Vi ser på den og svarer inden for 48 timer på hverdage. Gem varen og emballagen, til sagen er afsluttet.',
    },
    news: {
      received: { subject: (number: string) => `Nyt om reklamation ${number}`, text: 'Vi behandler din reklamation.' },
      asked: {
        subject: (number: string) => `Vi har et spørgsmål til reklamation ${number}`,
        text: 'Vi mangler et svar fra dig for at komme videre:',
      },
      accepted: {
        subject: (number: string) => `Vi godkender din reklamation ${number}`,
        text: 'Vi godkender din reklamation.',
      },
      refused: {
        subject: (number: string) => `Vi kan ikke godkende din reklamation ${number}`,
        text: 'Vi kan ikke godkende din reklamation. Her er grunden:',
      },
      settled: {
        subject: (number: string) => `Din reklamation ${number} er afsluttet`,
        text: 'Din reklamation er afsluttet.',
      },
    },
    arrived: {
      subject: (number: string) => `Ny reklamation ${number}`,
      text: 'En kunde reklamerer. Se billederne på reklamationens side, og behandl den med: npm run shop -- complaint',
    },
    answered: {
      subject: (number: string) => `Svar på reklamation ${number}`,
      text: 'Kunden har svaret:',
    },
    sms: {
      subject: 'Link til billeder',
      text: (shop: string, minutes: number) =>
        `${shop}: Send billeder til din reklamation her. Linket virker i ${minutes} minutter.`,
    },
  },
  en: {
    hello: (name: string) => `Hello ${name}.`,
    number: 'Complaint number',
    order: 'Order number',
    product: 'Product',
    wish: 'Your wish',
    wished: 'Customer’s wish',
    replacement: 'Order of the new goods',
    buyer: 'Customer',
    described: 'You wrote:',
    see: 'See the complaint',
    mayAnswer: 'You can answer and follow your case on the complaint’s page.',
    wishes: {
      repair: 'a repair',
      replacement: 'a new product',
      refund: 'money back',
      price_off: 'a lower price',
    },
    remedies: {
      repair: 'We repair the product free of charge.',
      replacement: 'We send a new product free of charge.',
      refund: 'We pay you back the way you paid.',
      price_off: 'You get a part of the price back, the way you paid.',
    },
    appeal:
      'If you do not agree, you can answer on the complaint’s page. You can also complain to the Danish consumer mediation team, Toldboden 2, DK-8800 Viborg, www.naevneneshus.dk.',
    received: {
      subject: (number: string) => `We have received your complaint ${number}`,
      heading: 'We have received your complaint',
      text: 'Thank you for your complaint. We look into it and answer within 48 hours on workdays. Keep the product and its packaging until the case is closed.',
    },
    news: {
      received: { subject: (number: string) => `News of complaint ${number}`, text: 'We are looking into it.' },
      asked: {
        subject: (number: string) => `We have a question about complaint ${number}`,
        text: 'We need an answer from you to go on:',
      },
      accepted: {
        subject: (number: string) => `We accept your complaint ${number}`,
        text: 'We accept your complaint.',
      },
      refused: {
        subject: (number: string) => `We cannot accept your complaint ${number}`,
        text: 'We cannot accept your complaint. This is why:',
      },
      settled: { subject: (number: string) => `Your complaint ${number} is closed`, text: 'Your complaint is closed.' },
    },
    arrived: {
      subject: (number: string) => `New complaint ${number}`,
      text: 'A customer complains. See the pictures on the complaint’s page, and handle it by: npm run shop -- complaint',
    },
    answered: { subject: (number: string) => `Answer to complaint ${number}`, text: 'The customer has answered:' },
    sms: {
      subject: 'Link for pictures',
      text: (shop: string, minutes: number) =>
        `${shop}: Send pictures for your complaint here. The link works for ${minutes} minutes.`,
    },
  },
} as const;
