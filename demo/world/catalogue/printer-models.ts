// Printers by their real names; cartridges point at them, and the ink finder reads make, series and model.
import { urlKeyOf } from '../making/naming';
import type { WorldPrinter } from '../types';
import { sistersOf } from './printer-sisters';

/** [make, series, kind, colour, models] */
// biome-ignore format: a product line reads as one paragraph
const SERIES: readonly (readonly [string, string, WorldPrinter['kind'], boolean, readonly string[]])[] = [
  ['Brother', 'HL', 'laser', false, ['HL-L2310D', 'HL-L2350DW', 'HL-L2370DN', 'HL-L2375DW', 'HL-L5100DN', 'HL-L6300DW', 'HL-L2400DW', 'HL-L2445DW']],
  ['Brother', 'DCP', 'laser', false, ['DCP-L2510D', 'DCP-L2530DW', 'DCP-L2550DN', 'DCP-L5500DN', 'DCP-L2620DW', 'DCP-L2627DW', 'DCP-L2660DW']],
  ['Brother', 'MFC', 'laser', false, ['MFC-L2710DW', 'MFC-L2730DW', 'MFC-L2750DW', 'MFC-L5700DN', 'MFC-L2800DW', 'MFC-L2827DW', 'MFC-L2860DW']],
  ['Brother', 'HL farve', 'laser', true, ['HL-L3210CW', 'HL-L3230CDW', 'HL-L3270CDW', 'HL-L8260CDW', 'HL-L3215CW', 'HL-L3220CW', 'HL-L3240CDW']],
  ['Brother', 'DCP/MFC farve', 'laser', true, ['DCP-L3510CDW', 'DCP-L3550CDW', 'MFC-L3710CW', 'MFC-L3750CDW', 'MFC-L8690CDW', 'DCP-L3520CDW', 'DCP-L3555CDW', 'DCP-L3560CDW', 'MFC-L3740CDW', 'MFC-L3760CDW']],
  ['Brother', 'DCP-J', 'inkjet', true, ['DCP-J572DW', 'DCP-J772DW', 'DCP-J774DW', 'DCP-J1050DW', 'DCP-J1140DW']],
  ['Brother', 'MFC-J', 'inkjet', true, ['MFC-J491DW', 'MFC-J497DW', 'MFC-J890DW', 'MFC-J895DW', 'MFC-J5330DW', 'MFC-J6930DW', 'MFC-J5340DW', 'MFC-J6540DW']],
  ['HP', 'LaserJet Pro', 'laser', false, ['LaserJet Pro M102w', 'LaserJet Pro M130nw', 'LaserJet Pro M203dw', 'LaserJet Pro M227sdn', 'LaserJet Pro M402dn', 'LaserJet Pro M404dn', 'LaserJet Pro M426fdw', 'LaserJet Pro M428fdw', 'LaserJet Pro P1102', 'LaserJet M209dw', 'LaserJet MFP M234dw', 'Laser 107w', 'Laser MFP 135w']],
  ['HP', 'Color LaserJet', 'laser', true, ['Color LaserJet Pro M252dw', 'Color LaserJet Pro M277dw', 'Color LaserJet Pro M452dn', 'Color LaserJet Pro M477fdw', 'Color LaserJet Pro M454dw', 'Color LaserJet Pro M479fdw', 'Color LaserJet Pro M254dw', 'Color LaserJet Pro M281fdw', 'Color LaserJet Pro M255dw', 'Color LaserJet Pro M283fdw', 'Color Laser 150nw', 'Color Laser MFP 178nw']],
  ['HP', 'DeskJet', 'inkjet', true, ['DeskJet 2320', 'DeskJet 2710', 'DeskJet 2720', 'DeskJet 3630', 'DeskJet 3720', 'DeskJet 4120']],
  ['HP', 'ENVY', 'inkjet', true, ['ENVY 5030', 'ENVY 5540', 'ENVY 6020', 'ENVY Photo 6230']],
  ['HP', 'OfficeJet', 'inkjet', true, ['OfficeJet 8012', 'OfficeJet Pro 6950', 'OfficeJet Pro 6960', 'OfficeJet Pro 6970', 'OfficeJet Pro 7740', 'OfficeJet Pro 8022', 'OfficeJet Pro 8710', 'OfficeJet Pro 8720', 'OfficeJet Pro 9010', 'OfficeJet Pro 9020']],
  ['Canon', 'PIXMA', 'inkjet', true, ['PIXMA MG2550S', 'PIXMA MG3650S', 'PIXMA MG5750', 'PIXMA MG6850', 'PIXMA TS3150', 'PIXMA TS5050', 'PIXMA TS5150', 'PIXMA TS5350', 'PIXMA TS6150', 'PIXMA TS6250', 'PIXMA TS8150', 'PIXMA TS8350', 'PIXMA TR4550', 'PIXMA TR7550', 'PIXMA TR8550', 'PIXMA MX475', 'PIXMA iP7250', 'PIXMA MG5450']],
  ['Canon', 'MAXIFY', 'inkjet', true, ['MAXIFY MB5050', 'MAXIFY MB5150', 'MAXIFY iB4150']],
  ['Canon', 'i-SENSYS', 'laser', false, ['i-SENSYS LBP112', 'i-SENSYS MF113w', 'i-SENSYS LBP162dw', 'i-SENSYS MF264dw', 'i-SENSYS LBP223dw', 'i-SENSYS MF443dw']],
  ['Canon', 'i-SENSYS farve', 'laser', true, ['i-SENSYS LBP611Cn', 'i-SENSYS MF633Cdw', 'i-SENSYS LBP623Cdw', 'i-SENSYS MF643Cdw', 'i-SENSYS LBP663Cdw', 'i-SENSYS MF744Cdw', 'i-SENSYS LBP633Cdw', 'i-SENSYS MF655Cdw']],
  ['Epson', 'Expression Home', 'inkjet', true, ['XP-2100', 'XP-2105', 'XP-3100', 'XP-3105', 'XP-4100', 'XP-235', 'XP-342', 'XP-442', 'XP-2200', 'XP-3200', 'XP-4200']],
  ['Epson', 'Expression Premium', 'inkjet', true, ['XP-530', 'XP-640', 'XP-900', 'XP-6000', 'XP-6100']],
  ['Epson', 'WorkForce', 'inkjet', true, ['WF-2830DWF', 'WF-2850DWF', 'WF-2860DWF', 'WF-3620DWF', 'WF-7210DTW', 'WF-7710DWF', 'WF-3820DWF', 'WF-4820DWF', 'WF-4720DWF', 'WF-2910DWF']],
  ['Epson', 'EcoTank', 'inkjet', true, ['ET-2710', 'ET-2750', 'ET-2850', 'ET-3850', 'ET-4850', 'ET-5150']],
  ['Samsung', 'Xpress', 'laser', false, ['Xpress M2020W', 'Xpress M2022W', 'Xpress M2070FW', 'Xpress M2625D', 'Xpress M2825DW', 'Xpress M2875FW']],
  ['Samsung', 'Xpress farve', 'laser', true, ['Xpress C430W', 'Xpress C480FW', 'CLP-365W', 'CLX-3305FW']],
  ['Samsung', 'ProXpress', 'laser', false, ['ProXpress M3320ND', 'ProXpress M3820DW', 'ProXpress M4020ND', 'ProXpress M4070FR']],
  ['Lexmark', 'B og MB', 'laser', false, ['B2236dw', 'MB2236adw', 'MS310dn', 'MS410dn', 'MS510dn', 'MS317dn', 'MS417dn']],
  ['Lexmark', 'C og MC', 'laser', true, ['C2325dw', 'C2425dw', 'MC2325adw', 'MC2425adw']],
  ['Kyocera', 'ECOSYS', 'laser', false, ['ECOSYS P2040dn', 'ECOSYS P2235dn', 'ECOSYS P2235dw', 'ECOSYS M2135dn', 'ECOSYS M2040dn', 'ECOSYS M2540dn', 'ECOSYS P3045dn', 'ECOSYS P3055dn']],
  ['Kyocera', 'ECOSYS farve', 'laser', true, ['ECOSYS P5021cdn', 'ECOSYS P5026cdw', 'ECOSYS M5521cdw', 'ECOSYS M5526cdn', 'ECOSYS P6230cdn', 'ECOSYS M6230cidn']],
  ['OKI', 'B og MB', 'laser', false, ['B412dn', 'B432dn', 'B512dn', 'MB472dnw', 'MB492dn', 'MB562dnw']],
  ['OKI', 'C og MC', 'laser', true, ['C332dn', 'MC363dn', 'C532dn', 'C542dn', 'MC563dn', 'MC573dn']],
  ['Xerox', 'Phaser og WorkCentre', 'laser', false, ['Phaser 3020', 'WorkCentre 3025', 'Phaser 3260', 'WorkCentre 3215', 'WorkCentre 3225']],
  ['Xerox', 'Phaser og WorkCentre farve', 'laser', true, ['Phaser 6510', 'WorkCentre 6515']],
  ['Xerox', 'B-serien', 'laser', false, ['B205', 'B210', 'B215']],
  ['Xerox', 'C-serien', 'laser', true, ['C230', 'C235']],
];

// The most popular models, in descending order.
// biome-ignore format: a list reads as one paragraph
const POPULAR = ['DCP-L2530DW', 'LaserJet Pro M404dn', 'MFC-L3750CDW', 'OfficeJet Pro 9010', 'LaserJet Pro M402dn', 'XP-4100', 'HL-L2350DW', 'PIXMA TS5350', 'ET-2850', 'Color LaserJet Pro M479fdw', 'ECOSYS P2040dn', 'Xpress M2070FW'];

const popularityOf = (model: string) => (POPULAR.includes(model) ? POPULAR.length - POPULAR.indexOf(model) : 0);

export const PRINTERS: readonly WorldPrinter[] = SERIES.flatMap(([make, series, kind, colour, models]) =>
  models
    .flatMap((model) => [model, ...sistersOf(model)])
    .map((model) => ({
      id: urlKeyOf(`${make} ${model}`),
      make,
      series,
      model,
      kind,
      colour,
      popularity: popularityOf(model),
    })),
);

const BY_MODEL = new Map(PRINTERS.map((printer) => [`${printer.make} ${printer.model}`, printer]));

export function printerCalled(make: string, model: string): WorldPrinter {
  const printer = BY_MODEL.get(`${make} ${model}`);
  if (!printer) throw new Error(`No printer is called ${make} ${model}`);
  return printer;
}
