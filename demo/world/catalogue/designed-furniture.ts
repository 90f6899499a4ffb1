// Product lines: furniture that the shopper designs on the drawing board; made to order.
import type { Line, Theme } from '../making/line';

const made = { weight: 30000, days: 30, more: ['b2cb'] } as const;
const desk = {
  ...made,
  noun: ['Skrivebord', 'Desk'],
  family: 'desk',
  goesWith: ['kontorstole', 'arbejdslamper'],
} as const;
const drawn = (ban: string) => ({ moc: 'ravnholt-vaerksted', ban });

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...desk, category: 'skriveborde', brand: 'Ravnholt', model: 'Tegn', price: 3495, paint: 'oak', design: drawn('desk'),
    short: ['Skrivebord, som du selv sætter sammen.', 'Desk that you put together yourself.'], about: 'Vælg plade, stel og mål. Værkstedet bygger bordet efter din tegning, og det leveres samlet.',
    points: ['Bygges efter din tegning', 'Leveres samlet', 'Ti års garanti på stellet'], facts: [['height', '73 cm'], ['load', '80 kg'], ['warranty', '10 år', '10 years']],
  },
  {
    ...desk, category: 'haeve-saenkeborde', noun: ['Hæve-sænkebord', 'Sit-stand desk'], brand: 'Ravnholt', model: 'Tegn Løft', price: 5495, paint: 'walnut', design: drawn('lift'),
    short: ['Hæve-sænkebord, som du selv sætter sammen.', 'Sit-stand desk that you put together yourself.'], about: 'To motorer løfter den plade, som du vælger. Stellet fås i tre farver.',
    points: ['Højde 62–127 cm', 'Fire hukommelser', 'Bygges efter din tegning'], facts: [['height', '62-127 cm'], ['motor', '2'], ['load', '120 kg'], ['warranty', '10 år', '10 years']],
  },
  {
    ...made, category: 'moedeborde', noun: ['Mødebord', 'Meeting table'], family: 'desk', brand: 'Ravnholt', model: 'Tegn Møde', price: 7995, paint: 'oak', goesWith: ['moedestole'], design: drawn('table'),
    short: ['Mødebord, som du selv sætter sammen.', 'Meeting table that you put together yourself.'], about: 'Vælg plade, ben og plads til seks, otte eller ti. Pladen samles, så stødet ikke ses.',
    points: ['Plads til 6-10', 'Skjulte kabler', 'Bygges efter din tegning'], facts: [['shape', 'Bådformet', 'Boat-shaped'], ['height', '73 cm'], ['warranty', '10 år', '10 years']],
  },
  {
    ...made, category: 'reoler', noun: ['Reol', 'Shelf unit'], family: 'shelf', brand: 'Trækrone', model: 'Tegn Hylde', price: 2295, paint: 'oak', goesWith: ['ringbind', 'arkivkasser'], design: drawn('shelf'),
    short: ['Reol, som du selv sætter sammen.', 'Shelf unit that you put together yourself.'], about: 'Vælg træ, bagklædning og højde. Hylderne er 22 mm tykke og bærer fulde ringbind.',
    points: ['Hylde på 22 mm', 'Vægbeslag følger med', 'Bygges efter din tegning'], facts: [['shelves', '5'], ['height', '182 cm'], ['width', '80 cm'], ['depth', '32 cm'], ['load', '40 kg pr. hylde', '40 kg per shelf']],
  },
  {
    ...made, category: 'kontorstole', noun: ['Kontorstol', 'Office chair'], family: 'office-chair', weight: 16000, brand: 'Havgus', model: 'Tegn Sæde', price: 3995, paint: 'grey', goesWith: ['haeve-saenkeborde', 'skriveborde'], design: drawn('chair'),
    short: ['Kontorstol, som du selv sætter sammen.', 'Office chair that you put together yourself.'], about: 'Vælg polstring, kryds og armlæn. Polstringen sys på stellet og kan skiftes.',
    points: ['Synkronvip', 'Udskiftelig polstring', 'Bygges efter din tegning'], facts: [['seatHeight', '410-530 mm'], ['load', '130 kg'], ['warranty', '10 år', '10 years']],
  },
  {
    ...made, category: 'moedestole', noun: ['Mødestol', 'Meeting chair'], family: 'visitor-chair', weight: 7000, brand: 'Trækrone', model: 'Tegn Gæst', price: 1995, paint: 'black', goesWith: ['moedeborde'], design: drawn('guest'),
    short: ['Mødestol, som du selv sætter sammen.', 'Meeting chair that you put together yourself.'], about: 'Vælg polstring og ben. Kan stables fire i højden.',
    points: ['Stabler fire i højden', 'Udskiftelig polstring', 'Bygges efter din tegning'], facts: [['load', '120 kg'], ['warranty', '5 år', '5 years']],
  },
];

export const DESIGNED_FURNITURE: Theme = { number: 27, lines: LINES };
