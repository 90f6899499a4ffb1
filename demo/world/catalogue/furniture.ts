// Product lines: desks, storage and monitor arms.
import type { Line, Size, Theme } from '../making/line';

const top = (width: number, depth: number, factor: number): Size => ({
  da: `${width} × ${depth} cm`,
  factor,
  heft: (width * depth) / 9600,
  facts: [
    ['width', `${width} cm`],
    ['depth', `${depth} cm`],
  ],
  traits: width >= 180 ? ['wide'] : [],
});
const TOPS = [top(120, 80, 0.9), top(140, 80, 0.95), top(160, 80, 1), top(180, 80, 1.08)];
const tall = (da: string, en: string, height: number, factor: number): Size => ({
  da,
  en,
  factor,
  heft: factor,
  facts: [['height', `${height} cm`]],
  traits: [height > 150 ? 'tall' : height < 80 ? 'low' : 'mid'],
});
const withShelves = (size: Size, shelves: number): Size => ({
  ...size,
  facts: [...(size.facts ?? []), ['shelves', String(shelves)]],
});
const arm = (screens: number, load: string, factor: number): Size => ({
  da: screens === 1 ? 'til én skærm' : 'til to skærme',
  en: screens === 1 ? 'for one screen' : 'for two screens',
  factor,
  heft: factor,
  facts: [
    ['screens', String(screens)],
    ['load', load],
  ],
  traits: [screens === 1 ? 'single' : 'double'],
});
const DESIGN = ['b2cb'] as const;
const ADVISED = ['b2cb', 'b2b_uniq'] as const;
const desk = {
  family: 'desk',
  choose: ['colour'],
  weight: 48000,
  goesWith: ['kontorstole', 'arbejdslamper', 'skaermarme'],
} as const;
const cabinet = {
  category: 'skabe',
  family: 'cabinet',
  choose: ['colour'],
  weight: 36000,
  goesWith: ['ringbind', 'arkivkasser', 'reoler'],
} as const;
const shelf = {
  category: 'reoler',
  noun: ['Reol', 'Shelf unit'],
  family: 'shelf',
  choose: ['colour'],
  weight: 28000,
  goesWith: ['ringbind', 'arkivkasser', 'skabe'],
} as const;
const monitorArm = {
  category: 'skaermarme',
  noun: ['Skærmarm', 'Monitor arm'],
  family: 'monitor-arm',
  choose: ['colour'],
  weight: 3200,
  goesWith: ['skaerme', 'haeve-saenkeborde'],
} as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...desk, category: 'haeve-saenkeborde', noun: ['Hæve-sænkebord', 'Sit-stand desk'], brand: 'Ravnholt', model: 'Løft 2', price: 4299, hot: 7, offer: 15, days: 8, sizes: TOPS, colours: ['oak', 'white', 'walnut', 'black'], traits: ['sit-stand', 'two-motors'], more: ADVISED, certificates: ['fsc-mix', 'gs'],
    short: ['Elektrisk hæve-sænkebord med to motorer.', 'Electric sit-stand desk with two motors.'], about: 'To motorer løfter 120 kg med 38 mm i sekundet og stopper, hvis bordet møder en skuffe eller en hånd. Fire højder kan gemmes.',
    points: ['Højde 62–127 cm', 'Fire hukommelser', 'Stopper ved modstand'], facts: [['height', '62-127 cm'], ['motor', '2'], ['load', '120 kg'], ['surface', 'Laminat med ABS-kant', 'Laminate with ABS edge'], ['warranty', '10 år på stel, 5 år på motor', '10 years on frame, 5 on motor']],
  },
  {
    ...desk, category: 'haeve-saenkeborde', noun: ['Hæve-sænkebord', 'Sit-stand desk'], brand: 'Ravnholt', model: 'Linoleum', price: 6499, days: 15, sizes: TOPS.slice(1), colours: ['forest', 'navy', 'bordeaux', 'darkgrey'], traits: ['sit-stand', 'two-motors', 'linoleum'], more: DESIGN, certificates: ['fsc-mix'],
    short: ['Hæve-sænkebord med plade af linoleum.', 'Sit-stand desk with linoleum top.'], about: 'Linoleum er blødt under armen og viser ikke fingre. Kanten er massiv eg, og stellet er det samme som på Løft 2.',
    points: ['Linoleum på MDF', 'Kant i massiv eg', 'Højde 63–128 cm'], facts: [['height', '63-128 cm'], ['motor', '2'], ['load', '120 kg'], ['surface', 'Linoleum', 'Linoleum'], ['warranty', '10 år på stel, 5 år på motor', '10 years on frame, 5 on motor']],
  },
  {
    ...desk, category: 'haeve-saenkeborde', noun: ['Hæve-sænkebord', 'Sit-stand desk'], brand: 'Hverdag', model: 'Løft 1', price: 2499, days: 5, sizes: TOPS.slice(0, 3), colours: ['white', 'oak', 'black'], traits: ['sit-stand', 'one-motor'],
    short: ['Hæve-sænkebord med én motor til hjemmet.', 'One-motor sit-stand desk for the home.'], about: 'Én motor og et tværrør løfter 70 kg. Panelet har op og ned og to hukommelser.',
    points: ['Højde 72–118 cm', 'To hukommelser', 'Samles på en time'], facts: [['height', '72-118 cm'], ['motor', '1'], ['load', '70 kg'], ['surface', 'Melamin', 'Melamine'], ['warranty', '3 år', '3 years']],
  },
  {
    ...desk, category: 'skriveborde', noun: ['Skrivebord', 'Desk'], brand: 'Ravnholt', model: 'Fast', price: 1899, weight: 32000, days: 5, sizes: TOPS.slice(0, 3), colours: ['white', 'oak', 'walnut'], traits: ['fixed'], more: ADVISED, certificates: ['fsc-mix'],
    short: ['Fast skrivebord med kabelbakke.', 'Fixed desk with cable tray.'], about: 'Stel i rørstål med dupper, der kan stilles. Kabelbakken hænger under hele bordet og rummer en stikdåse.',
    points: ['Højde 73 cm', 'Kabelbakke følger med', 'Stilbare fødder'], facts: [['height', '73 cm'], ['load', '80 kg'], ['surface', 'Laminat', 'Laminate'], ['warranty', '10 år', '10 years']],
  },
  {
    ...desk, category: 'skriveborde', noun: ['Skrivebord', 'Desk'], brand: 'Trækrone', model: 'Pult', price: 5499, weight: 26000, days: 20, sizes: [top(110, 60, 0.9), top(130, 65, 1)], colours: ['oak', 'walnut', 'ash'], traits: ['fixed', 'drawers', 'wood'], more: DESIGN, certificates: ['fsc-mix'],
    short: ['Skrivebord i massivt træ med to skuffer.', 'Solid wood desk with two drawers.'], about: 'Samlet med tappe og uden synlige skruer. Skufferne går på træ og stopper, før de falder ud.',
    points: ['Massivt træ', 'To skuffer', 'Olieret overflade'], facts: [['height', '74 cm'], ['drawers', '2'], ['load', '60 kg'], ['surface', 'Olie', 'Oil'], ['material', 'Massivt træ', 'Solid wood'], ['warranty', '5 år', '5 years']],
  },
  {
    ...desk, category: 'moedeborde', noun: ['Mødebord', 'Meeting table'], brand: 'Ravnholt', model: 'Runde', price: 5999, weight: 62000, days: 12, sizes: [top(180, 100, 1), top(240, 110, 1.35), top(320, 120, 1.9)], colours: ['oak', 'white', 'walnut'], traits: ['meeting'], more: ADVISED, goesWith: ['moedestole', 'whiteboards'],
    short: ['Mødebord med skjulte kabler.', 'Meeting table with hidden cables.'], about: 'Bådformet plade, så alle kan se hinanden. En klap i midten skjuler stik og ladere.',
    points: ['Plads til 6-10', 'Klap med plads til strøm', 'Delt plade fra 320 cm'], facts: [['height', '73 cm'], ['shape', 'Bådformet', 'Boat-shaped'], ['surface', 'Finer eller laminat', 'Veneer or laminate'], ['material', 'MDF og stål', 'MDF and steel'], ['warranty', '10 år', '10 years']],
  },
  {
    ...desk, category: 'moedeborde', noun: ['Mødebord', 'Meeting table'], brand: 'Ravnholt', model: 'Efter mål', price: 12999, weight: 90000, days: 40, sizes: [top(420, 130, 1), top(600, 140, 1.5)], colours: ['oak'], traits: ['meeting', 'custom'], requestPrice: true, more: ['b2cb', 'b2b_uniq'],
    short: ['Mødebord lavet efter rummets mål.', 'Meeting table made to the measure of the room.'], about: 'Vi tegner bordet efter rummet og sender en skitse med pris. Strøm, skærm og lyd kan bygges ind.',
    points: ['Tegning før bestilling', 'Strøm og lyd efter aftale', 'Montering er med i prisen'], facts: [['height', '73 cm'], ['shape', 'Rektangulær', 'Rectangular'], ['surface', 'Efter valg', 'As chosen'], ['material', 'Finer og stål', 'Veneer and steel']],
  },
  {
    ...cabinet, noun: ['Stålskab', 'Steel cabinet'], brand: 'Stålhuset', model: 'S', price: 2299, hot: 2, days: 6, sizes: [tall('lavt', 'low', 72, 0.75), tall('halvhøjt', 'medium', 125, 0.9), tall('højt', 'tall', 195, 1)], colours: ['grey', 'white', 'black'], traits: ['doors', 'steel'], more: ['b2b_uniq'],
    short: ['Stålskab med lås og flytbare hylder.', 'Steel cabinet with lock and movable shelves.'], about: 'Svejset korpus i 0,8 mm stål med trepunktslås. Hylderne flyttes uden værktøj og bærer 60 kg hver.',
    points: ['Trepunktslås, to nøgler', 'Hylder bærer 60 kg', 'Leveres samlet'], facts: [['doors', '2'], ['width', '92 cm'], ['depth', '42 cm'], ['lock', 'Cylinder, to nøgler', 'Cylinder, two keys'], ['material', 'Pulverlakeret stål', 'Powder-coated steel'], ['warranty', '10 år', '10 years']],
  },
  {
    ...cabinet, noun: ['Jalousiskab', 'Tambour cabinet'], brand: 'Ravnholt', model: 'J', price: 2799, days: 8, sizes: [tall('lavt', 'low', 74, 0.8), tall('højt', 'tall', 165, 1.2)], colours: ['oak', 'white', 'grey', 'walnut'], traits: ['tambour'], more: ADVISED,
    short: ['Jalousiskab, hvor døren ikke fylder.', 'Tambour cabinet whose door takes no space.'], about: 'Jalousiet glider ind i siden, så skabet kan stå i en smal gang. Toppen er i samme plade som vores borde.',
    points: ['Låsbar jalousi', 'To flytbare hylder', 'Stilbare fødder'], facts: [['frontKind', 'Jalousi', 'Tambour'], ['width', '80 cm'], ['depth', '43 cm'], ['lock', 'Ja, to nøgler', 'Yes, two keys'], ['material', 'Melamin og PP', 'Melamine and PP'], ['warranty', '5 år', '5 years']],
  },
  {
    ...cabinet, noun: ['Skuffemodul', 'Drawer unit'], brand: 'Ravnholt', model: 'Skuf', price: 1299, hot: 2, weight: 24000, days: 4, sizes: [{ da: 'med 3 skuffer', en: 'with 3 drawers', factor: 1, facts: [['height', '56 cm'], ['drawers', '3']], traits: ['drawers', 'low'] }, { da: 'med 4 skuffer', en: 'with 4 drawers', factor: 1.15, facts: [['height', '61 cm'], ['drawers', '4']], traits: ['drawers', 'low'] }], colours: ['oak', 'white', 'black', 'grey'], more: DESIGN,
    short: ['Skuffemodul på hjul med centrallås.', 'Drawer unit on castors with central lock.'], about: 'Passer under alle vores borde og låser alle skuffer med én nøgle. Den øverste skuffe har penneindsats.',
    points: ['Centrallås', 'Hjul med bremse', 'Fuldt udtræk'], facts: [['castors', '4'], ['width', '42 cm'], ['depth', '58 cm'], ['lock', 'Centrallås', 'Central lock'], ['material', 'Melamin', 'Melamine']],
  },
  {
    ...shelf, brand: 'Trækrone', model: 'Stamme', price: 1999, days: 8, sizes: [withShelves(tall('lav', 'low', 76, 0.6), 2), withShelves(tall('halvhøj', 'medium', 122, 0.85), 3), withShelves(tall('høj', 'tall', 196, 1.25), 5)], colours: ['oak', 'white', 'walnut', 'black'], traits: ['wood'], more: ADVISED, certificates: ['fsc-mix'],
    short: ['Reol i træ til ringbind og bøger.', 'Wooden shelf unit for binders and books.'], about: 'Hylderne er 22 mm tykke og nedbøjer under to millimeter med fulde ringbind. Kan bygges på til begge sider.',
    points: ['Hylde på 22 mm', 'Kan bygges på', 'Vægbeslag følger med'], facts: [['width', '80 cm'], ['depth', '32 cm'], ['load', '40 kg pr. hylde', '40 kg per shelf'], ['material', 'Finer', 'Veneer']],
  },
  {
    ...shelf, noun: ['Lagerreol', 'Storage rack'], brand: 'Stålhuset', model: 'Klik', price: 899, weight: 22000, days: 3, sizes: [{ da: '90 × 40 × 180 cm', factor: 1, facts: [['width', '90 cm'], ['depth', '40 cm'], ['height', '180 cm']], traits: ['tall'] }, { da: '120 × 50 × 200 cm', factor: 1.5, facts: [['width', '120 cm'], ['depth', '50 cm'], ['height', '200 cm']], traits: ['tall', 'wide'] }], colours: ['grey', 'blue'], traits: ['steel'], more: ['b2b_uniq'],
    short: ['Lagerreol i stål, samles uden skruer.', 'Steel rack assembled without screws.'], about: 'Hylderne klikkes i hængslerne uden værktøj og bærer 150 kg jævnt fordelt.',
    points: ['Samles uden værktøj', 'Fem hylder', '150 kg pr. hylde'], facts: [['shelves', '5'], ['load', '150 kg pr. hylde', '150 kg per shelf'], ['material', 'Galvaniseret stål', 'Galvanised steel']],
  },
  {
    ...monitorArm, brand: 'Fjernblik', model: 'Fjeder', price: 899, hot: 3, days: 2, sizes: [arm(1, '2-9 kg', 1), arm(2, '2 × 2-9 kg', 1.7)], colours: ['silver', 'black', 'white'], traits: ['gas-spring'], more: ADVISED,
    short: ['Skærmarm med gasfjeder og skjulte kabler.', 'Gas-spring monitor arm with hidden cables.'], about: 'Løftes med én finger og bliver, hvor den slippes. Kablerne ligger i armen, og klemmen tager plader fra 10 til 85 mm.',
    points: ['VESA 75 og 100', 'Klemme og gennemføring', 'Drejestop mod væg'], facts: [['length', '520 mm'], ['material', 'Aluminium', 'Aluminium'], ['height', '180-520 mm'], ['warranty', '10 år', '10 years']],
  },
  {
    ...monitorArm, brand: 'Kontorværk', model: 'Stand', price: 449, days: 1, sizes: [arm(1, 'op til 8 kg', 1), arm(2, 'op til 2 × 8 kg', 1.5)], colours: ['black', 'white'], traits: ['pole'],
    short: ['Skærmarm på søjle til lavere pris.', 'Pole-mounted arm at a lower price.'], about: 'Højden stilles én gang med en unbrakonøgle. Et godt valg, når skærmen ikke skal flyttes hver dag.',
    points: ['VESA 75 og 100', 'Klemme', 'Kabelclips'], facts: [['length', '450 mm'], ['material', 'Stål', 'Steel'], ['height', '100-400 mm']],
  },
];

export const FURNITURE_LINES: Theme = { number: 17, lines: LINES };
