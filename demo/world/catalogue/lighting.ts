// Product lines: desk lamps and floor lamps.
import type { Line, Theme } from '../making/line';

const desk = {
  category: 'arbejdslamper',
  noun: ['Arbejdslampe', 'Task lamp'],
  family: 'desk-lamp',
  choose: ['colour'],
  days: 2,
  goesWith: ['skriveborde', 'haeve-saenkeborde'],
} as const;
const floor = { family: 'floor-lamp', choose: ['colour'], days: 4, goesWith: ['moedestole', 'kontorstole'] } as const;
const DESIGN = ['b2cb'] as const;
const ADVISED = ['b2cb', 'b2b_uniq'] as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  {
    ...desk, brand: 'Lysekrog', model: 'Led 1', price: 799, hot: 4, weight: 2100, energyClass: 'D', sizes: [{ da: 'med bordfod', en: 'with foot', factor: 1, facts: [['mount', 'Bordfod', 'Foot']], traits: ['foot'] }, { da: 'med klemme', en: 'with clamp', factor: 0.92, heft: 0.6, facts: [['mount', 'Bordklemme', 'Clamp']], traits: ['clamp'] }], colours: ['black', 'white', 'silver', 'red'], traits: ['jointed'], more: ADVISED,
    short: ['Leddelt arbejdslampe med dæmper.', 'Jointed task lamp with dimmer.'], about: 'Tre led med fjedre, der bliver stående, hvor de stilles. Skærmen har prismeglas, så skærmarbejde ikke giver genskin.',
    points: ['Dæmpes i ti trin', 'Prismeglas mod blænding', 'Lyskilden kan skiftes'], facts: [['light', 'LED, udskiftelig', 'LED, replaceable'], ['lumen', '620 lm'], ['kelvin', '3.000-4.000 K', '3,000-4,000 K'], ['power', '8 W'], ['material', 'Aluminium', 'Aluminium']],
  },
  {
    ...desk, brand: 'Lysekrog', model: 'Bjælke', price: 1199, weight: 2600, energyClass: 'C', colours: ['black', 'white', 'dustyblue'], traits: ['bar'], more: DESIGN,
    short: ['Arbejdslampe med bredt, jævnt lys.', 'Task lamp with a wide, even light.'], about: 'Det 60 cm brede hoved lyser hele bordet uden skygge af hånden. Sensoren slukker, når stolen har været tom i 20 minutter.',
    points: ['60 cm lyshoved', 'Tilstedeværelsessensor', 'Usb-c-lader i foden'], facts: [['light', 'LED', 'LED'], ['lumen', '950 lm'], ['kelvin', '2.700-5.000 K', '2,700-5,000 K'], ['power', '11 W'], ['material', 'Aluminium', 'Aluminium']],
  },
  {
    ...desk, brand: 'Hverdag', model: 'Lys', price: 249, weight: 900, energyClass: 'E', colours: ['white', 'black', 'turquoise'], shown: 'turquoise', traits: ['flex', 'foot'],
    short: ['Lille arbejdslampe på flexarm.', 'Small task lamp on flexible arm.'], about: 'Flexarm og tryk på foden. Fylder 14 cm på bordet.',
    points: ['Tre lysniveauer', 'Flexarm', 'Ledning på 1,8 m'], facts: [['light', 'LED', 'LED'], ['lumen', '350 lm'], ['kelvin', '4.000 K', '4,000 K'], ['power', '5 W'], ['material', 'Plast', 'Plastic']],
  },
  {
    ...desk, category: 'stemningslamper', noun: ['Bordlampe', 'Table lamp'], brand: 'Lysekrog', model: 'Klokke', price: 1499, weight: 1900, energyClass: 'E', sizes: [{ da: 'lille', en: 'small', factor: 0.75, facts: [['height', '32 cm']] }, { da: 'stor', en: 'large', factor: 1, facts: [['height', '46 cm']] }], colours: ['mustard', 'forest', 'terracotta', 'cream', 'black'], traits: ['dome'], more: ['b2cb', 'firmagaver_dk'],
    short: ['Bordlampe med klokkeformet skærm.', 'Table lamp with bell-shaped shade.'], about: 'Skærmen er trykket i ét stykke aluminium og malet mat. Lyset falder nedad, så øjnene aldrig møder pæren.',
    points: ['E27, pære følger med', 'Dæmpes på ledningen', 'Stofledning på 2 m'], facts: [['light', 'E27 LED', 'E27 LED'], ['lumen', '470 lm'], ['kelvin', '2.700 K', '2,700 K'], ['power', '5 W'], ['material', 'Aluminium og eg', 'Aluminium and oak']],
  },
  {
    ...desk, category: 'stemningslamper', noun: ['Genopladelig lampe', 'Rechargeable lamp'], brand: 'Lysekrog', model: 'Bære', price: 599, weight: 650, colours: ['brass', 'white', 'black', 'petrol', 'rose'], traits: ['dome', 'cordless'], more: ['b2cb', 'firmagaver_dk'],
    short: ['Bærbar lampe til bord og altan.', 'Portable lamp for table and balcony.'], about: 'Lyser ni timer på en opladning og tåler regn. Dæmpes med et tryk på toppen.',
    points: ['Ni timer på en opladning', 'IP44', 'Usb-c-kabel følger med'], facts: [['light', 'LED', 'LED'], ['lumen', '180 lm'], ['kelvin', '2.700 K', '2,700 K'], ['battery', '9 timer', '9 hours'], ['material', 'Aluminium', 'Aluminium']],
  },
  {
    ...floor, category: 'standerlamper', noun: ['Standerlampe', 'Uplight'], brand: 'Lysekrog', model: 'Loft', price: 2999, weight: 13000, energyClass: 'C', sizes: [{ da: '4.000 lm', en: '4,000 lm', factor: 0.85, facts: [['lumen', '4.000 lm', '4,000 lm'], ['power', '32 W']] }, { da: '7.000 lm', en: '7,000 lm', factor: 1, facts: [['lumen', '7.000 lm', '7,000 lm'], ['power', '55 W']] }], colours: ['white', 'silver', 'black'], traits: ['uplight'], more: ADVISED,
    short: ['Standerlampe, der lyser rummet op uden installation.', 'Uplight that fills the room without installation.'], about: 'Lyset kastes mod loftet og kommer blødt tilbage på bordet. Dæmper sig selv efter dagslyset.',
    points: ['Dagslyssensor', 'Dæmpes på stangen', 'Tung fod, væltesikker'], facts: [['light', 'LED', 'LED'], ['kelvin', '3.000-4.000 K', '3,000-4,000 K'], ['height', '195 cm'], ['material', 'Stål og aluminium', 'Steel and aluminium']],
  },
  {
    ...floor, category: 'laeselamper', noun: ['Læselampe', 'Reading lamp'], brand: 'Lysekrog', model: 'Bog', price: 1299, weight: 6200, energyClass: 'D', colours: ['brass', 'black', 'white', 'copper'], traits: ['reading', 'arm'], more: DESIGN,
    short: ['Gulvlampe med drejeligt læsehoved.', 'Floor lamp with turning reading head.'], about: 'Hovedet drejer hele vejen rundt og lyser kun bogen. Kontakten sidder i siddehøjde.',
    points: ['Drejer 360 grader', 'Dæmpes med drejeknap', 'Fod på 24 cm'], facts: [['light', 'LED, udskiftelig', 'LED, replaceable'], ['lumen', '450 lm'], ['kelvin', '2.700 K', '2,700 K'], ['power', '6 W'], ['height', '128 cm'], ['material', 'Stål', 'Steel']],
  },
  {
    ...floor, category: 'laeselamper', noun: ['Gulvlampe', 'Floor lamp'], brand: 'Trækrone', model: 'Trefod', price: 1899, weight: 5200, energyClass: 'E', colours: ['oak', 'walnut', 'black'], traits: ['tripod', 'fabric-shade'], more: DESIGN, certificates: ['fsc-mix'],
    short: ['Gulvlampe på tre ben i træ.', 'Floor lamp on three wooden legs.'], about: 'Skærmen er i hør, og benene er i massivt træ. Giver et blødt lys i hjørnet ved lænestolen.',
    points: ['Skærm i hør', 'E27, pære følger med', 'Fodkontakt'], facts: [['light', 'E27 LED', 'E27 LED'], ['lumen', '806 lm'], ['kelvin', '2.700 K', '2,700 K'], ['power', '8 W'], ['height', '150 cm'], ['material', 'Massivt træ og hør', 'Solid wood and linen']],
  },
];

export const LIGHTING_LINES: Theme = { number: 18, lines: LINES };
