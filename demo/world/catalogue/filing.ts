// Product lines: ring binders, folders and archive boxes.
import type { Line, Pack, Size, Theme } from '../making/line';

const NARROW: Size = {
  da: 'A4 50 mm',
  factor: 0.95,
  heft: 0.9,
  facts: [
    ['spine', '50 mm'],
    ['capacity', '350 ark', '350 sheets'],
  ],
  traits: ['narrow'],
};
const WIDE: Size = {
  da: 'A4 75 mm',
  factor: 1,
  facts: [
    ['spine', '75 mm'],
    ['capacity', '550 ark', '550 sheets'],
  ],
  traits: ['wide'],
};
const ONE: Pack = { n: 1, unit: 'stk' };
const TEN: Pack = { n: 10, unit: 'ks' };
const TWENTY_FIVE: Pack = { n: 25, unit: 'pk' };

const binder = {
  category: 'ringbind',
  noun: ['Brevordner', 'Lever arch file'],
  family: 'ring-binder',
  choose: ['colour'],
  weight: 460,
  accent: '#ffffff',
  goesWith: ['hullemaskiner', 'mapper-og-omslag', 'kopipapir-a4'],
} as const;
const folder = {
  category: 'mapper-og-omslag',
  family: 'folder',
  choose: ['colour'],
  weight: 90,
  goesWith: ['ringbind', 'selvklaebende-noter'],
} as const;
const archive = {
  category: 'arkivkasser',
  noun: ['Arkivkasse', 'Archive box'],
  family: 'archive-box',
  weight: 320,
  goesWith: ['ringbind', 'tusch-og-markers'],
} as const;
const EIGHT = ['black', 'blue', 'red', 'green', 'yellow', 'grey', 'white', 'purple'] as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...binder, brand: 'Mosevang', model: 'Ordner', price: 36.95, hot: 8, sizes: [NARROW, WIDE], packs: [ONE, TEN], colours: [...EIGHT, 'turquoise'], traits: ['lever', 'metal-edge'], certificates: ['fsc-mix'], more: ['b2b_uniq'],
    short: ['Brevordner i PP med løftearm og kantbeskyttelse.', 'PP lever arch file with metal edge.'],
    about: 'Beklædt med polypropylen ude og papir inde. Mekanismen er fra en fast leverandør og lukker lige efter ti tusind åbninger; etiketten på ryggen kan skiftes.',
    points: ['Løftearm med præcis lukning', 'Kantbeskyttelse i metal', 'Udskiftelig rygetiket'], facts: [['format', 'A4'], ['material', 'Karton beklædt med PP', 'Card covered in PP'], ['dimensions', '285 × 318 mm']],
  },
  {
    ...binder, brand: 'Hverdag', model: 'Ordner', price: 22.95, hot: 5, sizes: [NARROW, WIDE], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'green'], traits: ['lever'], minQty: 5, increments: 5,
    short: ['Brevordner til lav pris.', 'Low-price lever arch file.'],
    about: 'Enkel ordner af papbeklædt karton til arkivet, hvor den åbnes sjældent. Sælges i portioner på fem.',
    points: ['Løftearm', 'Fast rygetiket', 'Kan sorteres som pap, når mekanismen er pillet af'], facts: [['format', 'A4'], ['material', 'Karton', 'Card'], ['dimensions', '280 × 318 mm']],
  },
  {
    ...binder, noun: ['Ringbind', 'Ring binder'], brand: 'Mosevang', model: 'Præsent', price: 49.95, weight: 380, sizes: [{ da: 'A4 30 mm', factor: 0.9, facts: [['spine', '30 mm'], ['capacity', '150 ark', '150 sheets']] }, { da: 'A4 50 mm', factor: 1, facts: [['spine', '50 mm'], ['capacity', '300 ark', '300 sheets']] }], colours: ['white', 'black', 'navy', 'clear'], traits: ['four-rings', 'pockets'],
    short: ['Ringbind med lomme på for- og bagside.', 'Ring binder with pockets front and back.'],
    about: 'De klare lommer på forside, ryg og bagside gør bindet til dit eget med et ark papir. Fire D-ringe holder kanten lige.',
    points: ['Tre klare lommer', 'Fire D-ringe', 'Til kurser og tilbud'], facts: [['format', 'A4 maxi'], ['material', 'PP', 'PP'], ['dimensions', '265 × 318 mm']],
  },
  {
    ...binder, noun: ['Ringbind', 'Ring binder'], brand: 'Mosevang', model: 'Lærred', price: 89.95, sizes: [WIDE], colours: ['sand', 'dustyblue', 'forest', 'terracotta', 'darkgrey'], traits: ['lever', 'cloth'], more: ['b2cb'],
    short: ['Ringbind beklædt med vævet lærred.', 'Binder covered in woven cloth.'],
    about: 'Et bind, der må stå fremme i reolen. Lærredet er smudsafvisende, og rygetiketten sidder i en ramme af metal.',
    points: ['Beklædt med lærred', 'Etiketramme i metal', 'Passer i vores reoler'], facts: [['format', 'A4'], ['material', 'Karton og bomuldslærred', 'Card and cotton cloth'], ['dimensions', '288 × 320 mm']],
  },
  {
    ...folder, noun: ['Elastikmappe', 'Elastic folder'], brand: 'Mosevang', model: 'Klap', price: 14.5, hot: 4, sizes: [{ da: 'A4', factor: 1, facts: [['format', 'A4'], ['capacity', '200 ark', '200 sheets']] }], packs: [ONE, TEN], colours: EIGHT, traits: ['elastic', 'flaps'], certificates: ['fsc-recycled'],
    short: ['Elastikmappe i karton med tre klapper.', 'Card folder with three flaps and elastic.'],
    about: 'Tre klapper holder løse papirer på plads, og elastikken sidder i metalhylstre, så den ikke river kartonen op.',
    points: ['Tre klapper', 'Elastik i metalhylstre', 'Karton på 450 gram'], facts: [['material', 'Genbrugskarton', 'Recycled card'], ['grammage', '450 g/m²'], ['dimensions', '240 × 320 mm']],
  },
  {
    ...folder, noun: ['Elastikmappe', 'Elastic folder'], brand: 'Mosevang', model: 'Plast', price: 24.5, sizes: [{ da: 'A4', factor: 1, facts: [['format', 'A4'], ['capacity', '250 ark', '250 sheets']] }], packs: [ONE, TEN], colours: ['black', 'blue', 'red', 'green', 'clear', 'turquoise'], traits: ['elastic', 'plastic'],
    short: ['Elastikmappe i PP, der tåler regn.', 'PP elastic folder that takes rain.'],
    about: 'Plasten er 0,5 mm tyk og tåler tasken og vejret. Ryggen udvider sig til 35 mm.',
    points: ['Tåler vand', 'Udvider sig til 35 mm', 'Etiketlomme'], facts: [['material', 'PP, 0,5 mm', 'PP, 0.5 mm'], ['closure', 'Elastik', 'Elastic'], ['dimensions', '238 × 318 mm']],
  },
  {
    ...folder, noun: ['Tilbudsmappe', 'Quotation folder'], brand: 'Mosevang', model: 'Tilbud', price: 9.5, weight: 45, sizes: [{ da: 'A4', factor: 1, facts: [['format', 'A4'], ['capacity', '50 ark', '50 sheets']] }], packs: [TWENTY_FIVE], colours: ['black', 'blue', 'red', 'white', 'grey'], traits: ['clear-front'],
    short: ['Tilbudsmappe med klar forside.', 'Quotation folder with clear front.'],
    about: 'Den klare forside viser første side, og metaltungen holder op til 50 ark. Pakken har 25 mapper i én farve.',
    points: ['Klar forside', 'Metaltunge', '25 i pakken'], facts: [['material', 'PP', 'PP'], ['closure', 'Metaltunge', 'Metal prong'], ['dimensions', '230 × 310 mm']],
  },
  {
    ...folder, noun: ['Chartek', 'Sleeve'], brand: 'Hverdag', model: 'Omslag', price: 0.75, weight: 12, sizes: [{ da: 'A4', factor: 1, facts: [['format', 'A4'], ['thickness', '0,11 mm']] }], packs: [{ n: 100, unit: 'pk' }], colours: ['clear', 'blue', 'red', 'yellow', 'green'], traits: ['sleeve'],
    short: ['Plastomslag åbent på to sider.', 'Plastic sleeve open on two sides.'],
    about: 'Omslag i præget plast, der ikke smitter tryk af. Åbent foroven og i siden med fingerhak.',
    points: ['Smitter ikke af', 'Fingerhak', '100 i pakken'], facts: [['material', 'PP, præget', 'Embossed PP'], ['closure', 'Åben på to sider', 'Open on two sides'], ['dimensions', '220 × 310 mm']],
  },
  {
    ...archive, brand: 'Mosevang', model: 'Arkiv', price: 24.95, hot: 3, colours: ['kraft', 'white'], sizes: [{ da: '80 mm', factor: 0.8, facts: [['width', '80 mm'], ['capacity', '800 ark', '800 sheets']] }, { da: '100 mm', factor: 0.9, facts: [['width', '100 mm'], ['capacity', '1.000 ark', '1,000 sheets']] }, { da: '150 mm', factor: 1.1, facts: [['width', '150 mm'], ['capacity', '1.500 ark', '1,500 sheets']] }], packs: [ONE, TWENTY_FIVE], certificates: ['fsc-recycled'],
    short: ['Arkivkasse i bølgepap, samles uden tape.', 'Cardboard archive box, assembled without tape.'],
    about: 'Kassen foldes på ti sekunder og har fortrykte felter til indhold, år og makuleringsdato på tre sider.',
    points: ['Samles uden tape', 'Felter på tre sider', 'Kan sorteres som pap'], facts: [['material', 'Bølgepap', 'Corrugated card'], ['height', '320 mm'], ['depth', '255 mm']],
  },
  {
    ...archive, noun: ['Opbevaringskasse', 'Storage box'], brand: 'Mosevang', model: 'Låg', price: 59.95, weight: 780, colours: ['white', 'black', 'sand', 'dustyblue'], choose: ['colour'], sizes: [{ da: 'A4', factor: 1, facts: [['volume', '24 l'], ['dimensions', '345 × 430 × 270 mm']] }, { da: 'A3', factor: 1.45, facts: [['volume', '38 l'], ['dimensions', '460 × 430 × 290 mm']] }], traits: ['lid', 'handles'], more: ['b2cb'],
    short: ['Opbevaringskasse med låg og metalgreb.', 'Storage box with lid and metal handles.'],
    about: 'Kasse med låg til hylden eller under bordet. Hjørnerne er forstærket med metal, og kassen leveres flad.',
    points: ['Låg og greb af metal', 'Leveres flad', 'Kan stables tre høj'], facts: [['material', 'Karton og metal', 'Card and metal'], ['load', '15 kg']],
  },
  {
    ...folder, noun: ['Lynlåsmappe', 'Zip folder'], brand: 'Mosevang', model: 'Zip', price: 19.5, sizes: [{ da: 'A4', factor: 1, facts: [['format', 'A4'], ['dimensions', '240 × 330 mm'], ['capacity', '100 ark', '100 sheets']] }, { da: 'A5', factor: 0.8, heft: 0.6, facts: [['format', 'A5'], ['dimensions', '180 × 250 mm'], ['capacity', '80 ark', '80 sheets']] }], colours: ['clear', 'black', 'lightblue', 'rose', 'lightgreen', 'yellow'], traits: ['zip', 'plastic'],
    short: ['Mappe i net og plast med lynlås.', 'Mesh and plastic folder with zip.'],
    about: 'Nettet gør plasten stærk, og lynlåsen holder på bilag, kabler og mønter. Tåler at blive våd.',
    points: ['Tåler vand', 'Lynlås i hele bredden', 'Etiketlomme'], facts: [['material', 'EVA med net', 'EVA with mesh'], ['closure', 'Lynlås', 'Zip']],
  },
  {
    ...folder, noun: ['Hængemappe', 'Suspension file'], brand: 'Mosevang', model: 'Hæng', price: 8.5, weight: 70, onlyTrade: true, sizes: [{ da: 'A4 V-bund', en: 'A4 V-base', factor: 1, facts: [['format', 'A4'], ['spine', '15 mm']] }], packs: [{ n: 25, unit: 'ks' }, { n: 50, unit: 'ks' }], colours: ['kraft', 'blue', 'red', 'green', 'yellow'], traits: ['suspension'],
    short: ['Hængemappe til arkivskuffe.', 'Suspension file for filing drawers.'],
    about: 'Skinner af metal med glidere af plast, så mappen løber let i skuffen. Ryttere og indstik følger med; sælges kun til erhverv.',
    points: ['Ryttere følger med', 'Løber let', 'Kun til erhverv'], facts: [['material', 'Genbrugskarton og metal', 'Recycled card and metal'], ['grammage', '230 g/m²'], ['dimensions', '317 × 240 mm']],
  },
];

export const FILING: Theme = { number: 14, lines: LINES };
