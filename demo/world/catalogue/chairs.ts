// Product lines: office chairs and visitor chairs.
import type { Line, Size, Theme } from '../making/line';

const back = (high: boolean, arms: boolean): Size => ({
  da: `${high ? 'høj' : 'lav'} ryg ${arms ? 'med' : 'uden'} armlæn`,
  en: `${high ? 'high' : 'low'} back ${arms ? 'with' : 'without'} armrests`,
  factor: (high ? 1.1 : 1) * (arms ? 1.16 : 1),
  heft: arms ? 1.12 : 1,
  facts: [
    ['back', high ? 'Høj' : 'Lav', high ? 'High' : 'Low'],
    ['armrests', arms ? 'Justerbare i højde og bredde' : 'Uden', arms ? 'Adjustable in height and width' : 'None'],
  ],
  traits: [high ? 'high-back' : 'low-back', ...(arms ? ['arms'] : [])],
});
const BOTH = [back(true, true), back(true, false), back(false, true), back(false, false)];
const chair = {
  category: 'kontorstole',
  noun: ['Kontorstol', 'Office chair'],
  family: 'office-chair',
  choose: ['colour'],
  weight: 17000,
  days: 3,
  goesWith: ['haeve-saenkeborde', 'arbejdslamper', 'skaermarme'],
} as const;
const visitor = {
  category: 'moedestole',
  family: 'visitor-chair',
  choose: ['colour'],
  weight: 6500,
  days: 4,
  goesWith: ['moedeborde', 'standerlamper'],
} as const;
const DESIGN = ['b2cb'] as const;
const ADVISED = ['b2cb', 'b2b_uniq'] as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...chair, brand: 'Havgus', model: '220', price: 2499, hot: 8, offer: 20, sizes: BOTH, colours: ['black', 'dustyblue', 'grey', 'bordeaux'], shown: 'dustyblue', more: ADVISED, certificates: ['gs', 'oeko-tex'], badge: ['Kundernes valg', 'Customers’ choice'],
    short: ['Kontorstol med synkronvip og lændestøtte.', 'Office chair with synchronous tilt and lumbar support.'], about: 'Havgus 220 er bygget til otte timer om dagen. Ryg og sæde følger kroppen i forholdet to til én, og sædedybden stilles uden at rejse sig.',
    points: ['Synkronvip med fem låse', 'Sædedybde 400–460 mm', 'Ti års garanti på stel og mekanik'], facts: [['seatHeight', '410-530 mm'], ['mechanism', 'Synkronvip', 'Synchronous tilt'], ['upholstery', 'Uldblanding, 100.000 Martindale', 'Wool blend, 100,000 Martindale'], ['load', '130 kg'], ['warranty', '10 år', '10 years']],
  },
  {
    ...chair, brand: 'Havgus', model: '340 Net', price: 3299, hot: 4, sizes: [back(true, true), back(true, false)], colours: ['black', 'lightgrey', 'petrol'], shown: 'petrol', traits: ['mesh'], more: ADVISED, certificates: ['gs'],
    short: ['Kontorstol med netryg, der ånder.', 'Office chair with breathing mesh back.'], about: 'Ryggen er spændt op i et net, der giver sig, hvor skulderbladene er. Lændestøtten skydes op og ned bag nettet.',
    points: ['Netryg', 'Lændestøtte i højden', 'Hjul til hårdt eller blødt gulv'], facts: [['material', 'Net og nylon', 'Mesh and nylon'], ['seatHeight', '420-540 mm'], ['mechanism', 'Synkronvip', 'Synchronous tilt'], ['upholstery', 'Net og stof', 'Mesh and fabric'], ['load', '130 kg'], ['warranty', '10 år', '10 years']],
  },
  {
    ...chair, brand: 'Havgus', model: '510 Døgn', price: 6999, weight: 24000, days: 10, sizes: [back(true, true)], colours: ['black', 'navy', 'darkgrey'], shown: 'navy', traits: ['neck-rest'], more: ['b2b_uniq'], certificates: ['gs'],
    short: ['Kontorstol til døgndrift med nakkestøtte.', 'Office chair for 24-hour use with neck rest.'], about: 'Godkendt til brug døgnet rundt i vagtrum og kontrolcentraler. Gasfjederen er i klasse 4, og polstringen kan skiftes på stedet.',
    points: ['Til døgndrift', 'Nakkestøtte i to akser', 'Udskiftelig polstring'], facts: [['seatHeight', '430-560 mm'], ['mechanism', 'Synkronvip med vægtjustering', 'Synchronous tilt, weight adjusted'], ['upholstery', 'Uld', 'Wool'], ['load', '180 kg'], ['warranty', '5 år ved døgndrift', '5 years in 24-hour use']],
  },
  {
    ...chair, brand: 'Hverdag', model: 'Rul', price: 899, hot: 4, weight: 11000, days: 2, traits: ['simple'], sizes: [back(false, true), back(false, false)], colours: ['black', 'grey', 'blue'], shown: 'blue', certificates: ['gs'],
    short: ['Enkel kontorstol til hjemmearbejdspladsen.', 'Simple office chair for the home office.'], about: 'Stol med vippe og højdejustering til få timer om dagen. Samles med fire skruer; nøglen ligger i posen.',
    points: ['Højde og vip', 'Samles på ti minutter', 'Hjul til hårdt gulv'], facts: [['seatHeight', '430-530 mm'], ['mechanism', 'Vip', 'Tilt'], ['upholstery', 'Polyester', 'Polyester'], ['load', '110 kg']],
  },
  {
    ...chair, brand: 'Trækrone', model: 'Drej', price: 3899, weight: 9500, days: 12, sizes: [{ da: 'uden armlæn', en: 'without armrests', factor: 1, facts: [['armrests', 'Uden', 'None']], traits: ['low-back'] }, { da: 'med armlæn', en: 'with armrests', factor: 1.15, facts: [['armrests', 'Faste, i træ', 'Fixed, wood']], traits: ['low-back', 'arms'] }], colours: ['oak', 'walnut', 'black'], traits: ['wood', 'shell'], more: DESIGN, certificates: ['fsc-mix'],
    short: ['Drejestol med skal i formspændt træ.', 'Swivel chair with moulded wooden shell.'], about: 'Skallen er presset af ni lag finer og giver efter i lænden. Stellet er i pulverlakeret aluminium med bløde hjul.',
    points: ['Formspændt finer', 'Højdejustering', 'Kan polstres'], facts: [['seatHeight', '420-520 mm'], ['mechanism', 'Drej og højde', 'Swivel and height'], ['material', 'Finer og aluminium', 'Veneer and aluminium'], ['load', '120 kg'], ['warranty', '5 år', '5 years']],
  },
  {
    ...chair, noun: ['Sadelstol', 'Saddle chair'], brand: 'Havgus', model: 'Sadel', price: 2199, weight: 9000, colours: ['black', 'cognac', 'dustyblue', 'moss'], shown: 'cognac', traits: ['saddle'], more: DESIGN,
    short: ['Sadelstol til værksted, klinik og højt bord.', 'Saddle chair for workshop, clinic and high desk.'], about: 'Sædet vipper bækkenet fremad, så ryggen finder sin kurve. God som skiftestol ved hæve-sænkebordet.',
    points: ['Vipbart sæde', 'Højde 550–750 mm', 'Kunstlæder, der kan sprittes af'], facts: [['seatHeight', '550-750 mm'], ['mechanism', 'Vip og højde', 'Tilt and height'], ['upholstery', 'Kunstlæder', 'Imitation leather'], ['load', '120 kg']],
  },
  {
    ...visitor, noun: ['Mødestol', 'Meeting chair'], brand: 'Trækrone', model: 'Bue', price: 1299, hot: 3, colours: ['oak', 'black', 'white', 'walnut', 'dustyblue'], traits: ['wood', 'stackable'], more: ADVISED, certificates: ['fsc-mix'],
    short: ['Stabelbar mødestol i træ.', 'Stackable wooden meeting chair.'], about: 'Stolen stables ti høj og vejer så lidt, at én person kan dække op til mødet. Ryggen er buet i to retninger.',
    points: ['Stables ti høj', 'Filtdupper følger med', 'Tåler daglig rengøring'], facts: [['frame', 'Fire ben', 'Four legs'], ['seatHeight', '460 mm'], ['material', 'Formspændt finer og stål', 'Moulded veneer and steel'], ['dimensions', '520 × 540 × 800 mm'], ['load', '130 kg'], ['warranty', '5 år', '5 years']],
  },
  {
    ...visitor, noun: ['Mødestol', 'Meeting chair'], brand: 'Havgus', model: 'Gæst', price: 999, colours: ['black', 'grey', 'petrol', 'mustard', 'terracotta'], shown: 'terracotta', traits: ['upholstered', 'stackable', 'sled'], sizes: [{ da: 'uden armlæn', en: 'without armrests', factor: 1, facts: [['armrests', 'Uden', 'None']] }, { da: 'med armlæn', en: 'with armrests', factor: 1.2, facts: [['armrests', 'Faste', 'Fixed']], traits: ['arms'] }], more: ADVISED, certificates: ['oeko-tex'],
    short: ['Polstret mødestol på medestel.', 'Upholstered meeting chair on sled frame.'], about: 'Stofbetræk på sæde og ryg og et stel, der giver sig lidt, når man læner sig tilbage.',
    points: ['Stables fire høj', 'Betræk kan skiftes', 'Stel i sort stål'], facts: [['frame', 'Medestel i sort stål', 'Sled frame in black steel'], ['seatHeight', '450 mm'], ['upholstery', 'Polyester, 80.000 Martindale', 'Polyester, 80,000 Martindale'], ['dimensions', '560 × 580 × 830 mm'], ['load', '120 kg']],
  },
  {
    ...visitor, noun: ['Lænestol', 'Armchair'], brand: 'Trækrone', model: 'Hvil', price: 4999, weight: 14000, days: 15, colours: ['forest', 'terracotta', 'sand', 'darkgrey'], traits: ['lounge', 'arms', 'upholstered'], more: DESIGN, certificates: ['oeko-tex', 'fsc-mix'],
    short: ['Lænestol til venteområde og lounge.', 'Armchair for waiting area and lounge.'], about: 'Polstret i koldskum og betrukket med uld. Benene er i massiv eg, og sædehøjden gør det let at rejse sig.',
    points: ['Uldbetræk', 'Ben i massiv eg', 'Sædehøjde 440 mm'], facts: [['armrests', 'Polstrede', 'Upholstered'], ['seatHeight', '440 mm'], ['upholstery', 'Uld og koldskum', 'Wool and cold foam'], ['dimensions', '740 × 760 × 820 mm'], ['load', '140 kg'], ['warranty', '5 år', '5 years']],
  },
];

export const CHAIRS: Theme = { number: 16, lines: LINES };
