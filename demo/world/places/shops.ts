// The six shops that one can walk into. Spec §9: opening hours are shown as 9-17, and collected orders are ready within 3 hours.

import { addDays, weekdayOf } from '#domain/calendar/calendar';
import { urlKeyOf } from '../making/naming';
import type { Bilingual, PhysicalShop, ShopCode } from '../types';

type Row = readonly [
  code: ShopCode,
  city: string,
  street: string,
  postcode: string,
  town: string,
  phone: string,
  latitude: number,
  longitude: number,
  da: string,
  en: string,
];

// biome-ignore format: one row of data reads as one line
const ROWS: readonly Row[] = [
  ['kbh', 'København', 'Vesterbrogade 118', '1620', 'København V', '+45 70 20 41 01', 55.6716, 12.5462, 'Vores største butik med plads til at prøve alle kontorstole og en hel væg med penne.', 'Our largest shop, with every office chair to try and a wall of pens.'],
  ['aarhus', 'Aarhus', 'Frederiks Allé 90', '8000', 'Aarhus C', '+45 70 20 41 02', 56.1489, 10.1993, 'Her kan du prøve hæve-sænkeborde og få kaffe fra Kajplads.', 'Try the sit-stand desks and have a cup of Kajplads coffee.'],
  ['odense', 'Odense', 'Vestergade 51', '5000', 'Odense C', '+45 70 20 41 03', 55.3951, 10.3822, 'Blæk og toner på lager til de fleste printere, og vi hjælper med at finde den rigtige.', 'Ink and toner in stock for most printers, and help to find the right one.'],
  ['aalborg', 'Aalborg', 'Boulevarden 22', '9000', 'Aalborg', '+45 70 20 41 04', 57.0454, 9.9187, 'Kontorartikler og emballage med parkering ved døren.', 'Office supplies and packaging with parking at the door.'],
  ['esbjerg', 'Esbjerg', 'Kongensgade 66', '6700', 'Esbjerg', '+45 70 20 41 05', 55.4674, 8.4519, 'En lille butik med det, der bruges hver dag; resten er her i morgen.', 'A small shop with everyday goods; the rest is here tomorrow.'],
  ['kolding', 'Kolding', 'Jernbanegade 31', '6000', 'Kolding', '+45 70 20 41 06', 55.4907, 9.4769, 'Møbler fra Ravnholt og Trækrone udstillet på to etager.', 'Furniture by Ravnholt and Trækrone on two floors.'],
];

const NINE_TO_FIVE = { from: '09:00', to: '17:00' };

const SERVICES = {
  collect: { da: 'Afhent det, du har bestilt på nettet', en: 'Collect what you ordered online' },
  returns: { da: 'Returnér varer, købt her eller på nettet', en: 'Return goods, bought here or online' },
  chairs: { da: 'Prøv og indstil kontorstole', en: 'Try and adjust office chairs' },
  tables: { da: 'Prøv hæve-sænkeborde', en: 'Try sit-stand desks' },
  ink: { da: 'Hjælp til at finde blæk og toner', en: 'Help finding ink and toner' },
  cartridges: { da: 'Aflever tomme patroner og batterier', en: 'Hand in empty cartridges and batteries' },
  parking: { da: 'Parkering ved døren', en: 'Parking at the door' },
  stepFree: { da: 'Adgang uden trin', en: 'Step-free access' },
  invoice: { da: 'Køb på faktura for erhvervskunder', en: 'Purchases on invoice for business customers' },
} satisfies Record<string, Bilingual>;

const MANAGER = { da: 'Butikschef', en: 'Store manager' };
const FURNITURE = { da: 'Møbler og indretning', en: 'Furniture and interiors' };
const PRINTERS = { da: 'Blæk, toner og printere', en: 'Ink, toner and printers' };
const BUSINESS = { da: 'Erhvervskunder', en: 'Business customers' };

type Team = { services: (keyof typeof SERVICES)[]; staff: [name: string, role: Bilingual][] };

// biome-ignore format: one shop a line
const TEAMS: Record<ShopCode, Team> = {
  kbh: { services: ['collect', 'returns', 'chairs', 'tables', 'cartridges', 'invoice', 'stepFree'], staff: [['Karen Vestergaard', MANAGER], ['Jonas Holm', FURNITURE], ['Amira Haddad', BUSINESS]] },
  aarhus: { services: ['collect', 'returns', 'tables', 'cartridges', 'invoice', 'stepFree'], staff: [['Mikkel Bruun', MANAGER], ['Sofie Lund', FURNITURE]] },
  odense: { services: ['collect', 'returns', 'ink', 'cartridges', 'stepFree'], staff: [['Lise Krogh', MANAGER], ['Peter Damgaard', PRINTERS]] },
  aalborg: { services: ['collect', 'returns', 'cartridges', 'parking', 'stepFree'], staff: [['Henrik Nygaard', MANAGER]] },
  esbjerg: { services: ['collect', 'returns', 'parking'], staff: [['Dorte Pihl', MANAGER]] },
  kolding: { services: ['collect', 'returns', 'chairs', 'tables', 'invoice', 'parking'], staff: [['Bo Skovgaard', MANAGER], ['Nanna Friis', FURNITURE]] },
};

/** Of this year and the next one: the evening before Christmas closes early, the last Sunday before it is open, the stock is counted in January. */
function exceptionsOf(now: Date): PhysicalShop['exceptions'] {
  const year = Number(now.toISOString().slice(0, 4));
  return [year, year + 1].flatMap((each) => {
    const eve = `${each}-12-23`;
    const sunday = addDays(eve, -(weekdayOf(eve) % 7));
    return [
      { date: `${each}-01-02`, hours: null, note: { da: 'Vi tæller lageret op.', en: 'We are counting our stock.' } },
      ...(sunday === eve
        ? []
        : [
            {
              date: sunday,
              hours: { from: '10:00', to: '15:00' },
              note: { da: 'Søndagsåbent før jul', en: 'Open on the Sunday before Christmas' },
            },
          ]),
      {
        date: eve,
        hours: { from: '09:00', to: '14:00' },
        note: { da: 'Lillejuleaften', en: 'The day before Christmas Eve' },
      },
    ];
  });
}

export const physicalShops = (now: Date): PhysicalShop[] =>
  SHOPS.map((shop) => ({ ...shop, exceptions: exceptionsOf(now) }));

const SHOPS: readonly Omit<PhysicalShop, 'exceptions'>[] = ROWS.map(
  ([code, city, street, postcode, town, phone, latitude, longitude, da, en]) => ({
    code,
    sourceCode: code,
    name: `Kontorværk ${city}`,
    urlKey: urlKeyOf(city),
    street,
    postcode,
    city: town,
    phone,
    email: `${urlKeyOf(city)}@kontorvaerk.example`,
    latitude,
    longitude,
    openingHours: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, null, null],
    text: { da, en },
    services: TEAMS[code].services.map((name) => SERVICES[name]),
    staff: TEAMS[code].staff.map(([name, role]) => ({
      name,
      role,
      phone,
      email: `${urlKeyOf(city)}@kontorvaerk.example`,
    })),
  }),
);
