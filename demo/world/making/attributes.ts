// The labels of product facts; the codes are what search and facets know.
import type { ProductAttribute } from '../types';
import type { Fact } from './line';

export const ATTRIBUTE_LABELS = {
  brand: ['Mærke', 'Brand'],
  colour: ['Farve', 'Colour'],
  count: ['Antal i pakken', 'Pieces per pack'],
  weight: ['Vægt', 'Weight'],
  size: ['Størrelse', 'Size'],
  dimensions: ['Mål', 'Dimensions'],
  material: ['Materiale', 'Material'],
  tip: ['Stregbredde', 'Line width'],
  tipShape: ['Spids', 'Tip'],
  ink: ['Blæk', 'Ink'],
  refill: ['Refill', 'Refill'],
  hardness: ['Hårdhed', 'Hardness'],
  steel: ['Stålets hårdhed', 'Hardness of the steel'],
  grammage: ['Papirvægt', 'Paper weight'],
  sheets: ['Antal ark', 'Sheets'],
  format: ['Format', 'Format'],
  brightness: ['Hvidhed', 'Whiteness'],
  dividers: ['Skilleblade', 'Dividers'],
  ruling: ['Liniering', 'Ruling'],
  closure: ['Lukning', 'Closure'],
  window: ['Rude', 'Window'],
  spine: ['Rygbredde', 'Spine width'],
  capacity: ['Kapacitet', 'Capacity'],
  volume: ['Rumfang', 'Volume'],
  length: ['Længde', 'Length'],
  width: ['Bredde', 'Width'],
  depth: ['Dybde', 'Depth'],
  height: ['Højde', 'Height'],
  seatHeight: ['Sædehøjde', 'Seat height'],
  load: ['Maks. belastning', 'Maximum load'],
  armrests: ['Armlæn', 'Armrests'],
  mechanism: ['Mekanik', 'Mechanism'],
  upholstery: ['Polstring', 'Upholstery'],
  surface: ['Overflade', 'Surface'],
  motor: ['Motorer', 'Motors'],
  shelves: ['Hylder', 'Shelves'],
  drawers: ['Skuffer', 'Drawers'],
  doors: ['Låger', 'Doors'],
  castors: ['Hjul', 'Castors'],
  frontKind: ['Front', 'Front'],
  shape: ['Form', 'Shape'],
  back: ['Ryg', 'Back'],
  frame: ['Stel', 'Frame'],
  screens: ['Skærme', 'Screens'],
  lock: ['Lås', 'Lock'],
  light: ['Lyskilde', 'Light source'],
  mount: ['Montering', 'Mounting'],
  lumen: ['Lysstyrke', 'Luminous flux'],
  kelvin: ['Farvetemperatur', 'Colour temperature'],
  power: ['Effekt', 'Power'],
  roast: ['Ristning', 'Roast'],
  origin: ['Oprindelse', 'Origin'],
  ingredients: ['Ingredienser', 'Ingredients'],
  shelfLife: ['Holdbarhed', 'Shelf life'],
  servings: ['Portioner', 'Servings'],
  dishwasher: ['Tåler opvaskemaskine', 'Dishwasher safe'],
  ph: ['pH-værdi', 'pH value'],
  dosage: ['Dosering', 'Dosage'],
  fold: ['Foldning', 'Fold'],
  layers: ['Antal lag', 'Plies'],
  rolls: ['Ruller', 'Rolls'],
  thickness: ['Tykkelse', 'Thickness'],
  adhesive: ['Klæber', 'Adhesive'],
  processor: ['Processor', 'Processor'],
  memory: ['Hukommelse', 'Memory'],
  storage: ['Lagerplads', 'Storage'],
  screen: ['Skærm', 'Screen'],
  resolution: ['Opløsning', 'Resolution'],
  connection: ['Tilslutning', 'Connection'],
  battery: ['Batteritid', 'Battery life'],
  layout: ['Tastaturlayout', 'Keyboard layout'],
  holes: ['Huller', 'Holes'],
  hand: ['Hånd', 'Hand'],
  digits: ['Cifre i display', 'Display digits'],
  yield: ['Sideydelse', 'Page yield'],
  number: ['Patronnummer', 'Cartridge number'],
  fits: ['Passer til', 'Fits'],
  kind: ['Type', 'Type'],
  speed: ['Hastighed', 'Speed'],
  functions: ['Funktioner', 'Functions'],
  burn: ['Brændetid', 'Burning time'],
  flavour: ['Smag', 'Flavour'],
  box: ['Æske', 'Box'],
  scent: ['Duft', 'Scent'],
  content: ['Indhold', 'Contents'],
  warranty: ['Garanti fra producenten', "Producer's guarantee"],
} satisfies Record<string, readonly [string, string]>;

export type AttributeCode = keyof typeof ATTRIBUTE_LABELS;

/** '0,5 mm' reads '0.5 mm' in English; words need their own translation. */
export function inEnglish(value: string): string {
  return value.replace(/(\d),(\d)/g, '$1.$2');
}

export function attributeOf([code, da, en]: Fact): ProductAttribute {
  const [label, labelEn] = ATTRIBUTE_LABELS[code];
  return { code, label, labelEn, value: da, valueEn: en ?? inEnglish(da) };
}

export function weightInWords(grams: number): string {
  if (grams < 1000) return `${grams} g`;
  return `${String(Math.round(grams / 10) / 100).replace('.', ',')} kg`;
}
