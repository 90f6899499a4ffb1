// The six shops that one can walk into. Spec §9: opening hours are shown as 9-17, and collected orders are ready within 3 hours.

import { urlKeyOf } from '../making/naming';
import type { PhysicalShop, ShopCode } from '../types';

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
  ['kbh', 'København', 'Vesterbrogade 118', '1620', 'København V', '+45 70 20 41 01', 55.6716, 12.5462, 'Vores største butik med prøvesiddeplads til alle kontorstole og en mur af penne.', 'Our largest shop, with every office chair to try and a wall of pens.'],
  ['aarhus', 'Aarhus', 'Frederiks Allé 90', '8000', 'Aarhus C', '+45 70 20 41 02', 56.1489, 10.1993, 'Her kan du prøve hæve-sænkeborde og få kaffe fra Kajplads.', 'Try the sit-stand desks and have a cup of Kajplads coffee.'],
  ['odense', 'Odense', 'Vestergade 51', '5000', 'Odense C', '+45 70 20 41 03', 55.3951, 10.3822, 'Blæk og toner på lager til de fleste printere, og vi hjælper med at finde den rigtige.', 'Ink and toner in stock for most printers, and help to find the right one.'],
  ['aalborg', 'Aalborg', 'Boulevarden 22', '9000', 'Aalborg', '+45 70 20 41 04', 57.0454, 9.9187, 'Kontorartikler og emballage med parkering ved døren.', 'Office supplies and packaging with parking at the door.'],
  ['esbjerg', 'Esbjerg', 'Kongensgade 66', '6700', 'Esbjerg', '+45 70 20 41 05', 55.4674, 8.4519, 'En lille butik med det, der bruges hver dag; resten er her i morgen.', 'A small shop with everyday goods; the rest is here tomorrow.'],
  ['kolding', 'Kolding', 'Jernbanegade 31', '6000', 'Kolding', '+45 70 20 41 06', 55.4907, 9.4769, 'Møbler fra Ravnholt og Trækrone udstillet på to etager.', 'Furniture by Ravnholt and Trækrone on two floors.'],
];

const NINE_TO_FIVE = { from: '09:00', to: '17:00' };

export const SHOPS: readonly PhysicalShop[] = ROWS.map(
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
  }),
);
