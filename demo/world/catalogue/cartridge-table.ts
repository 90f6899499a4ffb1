// Cartridges by their real numbers: which exist, their yield, price and printers.

export interface CartridgeRow {
  make: string;
  kind: 'ink' | 'toner' | 'drum' | 'waste';
  /** Marketing number where it differs from the part numbers: '415A'. */
  label?: string;
  /** Part numbers in the order of `roles`. */
  numbers: readonly string[];
  /** K black, C cyan, M magenta, Y yellow, T tri-colour, P photo, D drum, W waste. */
  roles: string;
  pages: readonly [black: number, colour: number];
  kroner: readonly [black: number, colour: number];
  fits: readonly string[];
  /** A house-brand alternative exists. */
  compatible: boolean;
}

type Row = readonly [
  numbers: string,
  roles: string,
  pages: readonly [number, number],
  kroner: readonly [number, number],
  fits: string,
  label?: string,
  only?: 'original',
];

const table = (make: string, kind: CartridgeRow['kind'], rows: readonly Row[]): CartridgeRow[] =>
  rows.map(([numbers, roles, pages, kroner, fits, label, only]) => ({
    make,
    kind,
    label,
    numbers: numbers.split(' '),
    roles,
    pages,
    kroner,
    fits: fits.split(', '),
    compatible: only !== 'original',
  }));

const four = (stem: string): string => ['BK', 'C', 'M', 'Y'].map((colour) => stem + colour).join(' ');
const L2 =
  'HL-L2310D, HL-L2350DW, HL-L2370DN, HL-L2375DW, DCP-L2510D, DCP-L2530DW, DCP-L2550DN, MFC-L2710DW, MFC-L2730DW, MFC-L2750DW';
const L5 = 'HL-L5100DN, HL-L6300DW, DCP-L5500DN, MFC-L5700DN';
const L3C = 'HL-L3210CW, HL-L3230CDW, HL-L3270CDW, DCP-L3510CDW, DCP-L3550CDW, MFC-L3710CW, MFC-L3750CDW';
const L8C = 'HL-L8260CDW, MFC-L8690CDW';
const J5 = 'DCP-J572DW, DCP-J772DW, DCP-J774DW, MFC-J491DW, MFC-J497DW, MFC-J890DW, MFC-J895DW';
const CLI580 = 'PIXMA TS6150, PIXMA TS6250, PIXMA TS8150, PIXMA TS8350, PIXMA TR7550, PIXMA TR8550';
const CLI570 = 'PIXMA MG5750, PIXMA MG6850, PIXMA TS5050';
const P1102 = 'LaserJet Pro P1102';
const L24 = 'HL-L2400DW, HL-L2445DW, DCP-L2620DW, DCP-L2627DW, DCP-L2660DW, MFC-L2800DW, MFC-L2827DW, MFC-L2860DW';
const L32C =
  'HL-L3215CW, HL-L3220CW, HL-L3240CDW, DCP-L3520CDW, DCP-L3555CDW, DCP-L3560CDW, MFC-L3740CDW, MFC-L3760CDW';
const OKI_B = 'B412dn, B432dn, B512dn, MB472dnw, MB492dn, MB562dnw';
const XEROX_B = 'B205, B210, B215';
const KP2 = 'ECOSYS P2235dn, ECOSYS P2235dw';

// biome-ignore format: a product line reads as one paragraph
export const CARTRIDGES: readonly CartridgeRow[] = [
  ...table('Brother', 'toner', [
    ['TN-2410', 'K', [1200, 0], [399, 0], L2],
    ['TN-2420', 'K', [3000, 0], [649, 0], L2],
    ['TN-3430', 'K', [3000, 0], [599, 0], L5],
    ['TN-3480', 'K', [8000, 0], [949, 0], L5],
    [four('TN-243'), 'KCMY', [1000, 1000], [429, 469], L3C],
    [four('TN-247'), 'KCMY', [3000, 2300], [649, 749], L3C],
    [four('TN-421'), 'KCMY', [3000, 1800], [599, 849], L8C],
    [four('TN-423'), 'KCMY', [6500, 4000], [799, 1249], L8C],
  ]),
  ...table('Brother', 'drum', [
    ['DR-2400', 'D', [12000, 0], [749, 0], L2],
    ['DR-3400', 'D', [30000, 0], [999, 0], L5],
    ['DR-243CL', 'D', [18000, 0], [1199, 0], L3C],
    ['DR-421CL', 'D', [50000, 0], [1599, 0], L8C, undefined, 'original'],
  ]),
  ...table('Brother', 'ink', [
    [four('LC-3211'), 'KCMY', [200, 200], [139, 99], J5],
    [four('LC-3213'), 'KCMY', [400, 400], [199, 149], J5],
    [four('LC-3217'), 'KCMY', [550, 550], [199, 129], 'MFC-J5330DW, MFC-J6930DW'],
    [four('LC-3219XL'), 'KCMY', [3000, 1500], [349, 219], 'MFC-J5330DW, MFC-J6930DW'],
    [four('LC-421'), 'KCMY', [200, 200], [149, 109], 'DCP-J1050DW, DCP-J1140DW'],
    [four('LC-421XL'), 'KCMY', [500, 500], [229, 179], 'DCP-J1050DW, DCP-J1140DW'],
    [four('LC-422XL'), 'KCMY', [3000, 1500], [379, 239], 'MFC-J5340DW, MFC-J6540DW'],
  ]),
  ...table('HP', 'toner', [
    ['CE285A', 'K', [1600, 0], [629, 0], P1102, '85A'],
    ['CF217A', 'K', [1600, 0], [569, 0], 'LaserJet Pro M102w, LaserJet Pro M130nw', '17A'],
    ['CF230A', 'K', [1600, 0], [579, 0], 'LaserJet Pro M203dw, LaserJet Pro M227sdn', '30A'],
    ['CF230X', 'K', [3500, 0], [899, 0], 'LaserJet Pro M203dw, LaserJet Pro M227sdn', '30X'],
    ['CF226A', 'K', [3100, 0], [949, 0], 'LaserJet Pro M402dn, LaserJet Pro M426fdw', '26A'],
    ['CF226X', 'K', [9000, 0], [1799, 0], 'LaserJet Pro M402dn, LaserJet Pro M426fdw', '26X'],
    ['CF259A', 'K', [3000, 0], [999, 0], 'LaserJet Pro M404dn, LaserJet Pro M428fdw', '59A'],
    ['CF259X', 'K', [10000, 0], [1899, 0], 'LaserJet Pro M404dn, LaserJet Pro M428fdw', '59X'],
    ['W1106A', 'K', [1000, 0], [449, 0], 'Laser 107w, Laser MFP 135w', '106A'],
    ['W1350A', 'K', [1100, 0], [499, 0], 'LaserJet M209dw, LaserJet MFP M234dw', '135A'],
    ['W1350X', 'K', [2400, 0], [749, 0], 'LaserJet M209dw, LaserJet MFP M234dw', '135X'],
    ['CF400A CF401A CF403A CF402A', 'KCMY', [1500, 1400], [629, 729], 'Color LaserJet Pro M252dw, Color LaserJet Pro M277dw', '201A'],
    ['CF400X CF401X CF403X CF402X', 'KCMY', [2800, 2300], [829, 999], 'Color LaserJet Pro M252dw, Color LaserJet Pro M277dw', '201X'],
    ['CF410A CF411A CF413A CF412A', 'KCMY', [2300, 2300], [779, 999], 'Color LaserJet Pro M452dn, Color LaserJet Pro M477fdw', '410A'],
    ['CF410X CF411X CF413X CF412X', 'KCMY', [6500, 5000], [1299, 1799], 'Color LaserJet Pro M452dn, Color LaserJet Pro M477fdw', '410X'],
    ['W2030A W2031A W2033A W2032A', 'KCMY', [2400, 2100], [849, 1099], 'Color LaserJet Pro M454dw, Color LaserJet Pro M479fdw', '415A'],
    ['W2030X W2031X W2033X W2032X', 'KCMY', [7500, 6000], [1499, 2099], 'Color LaserJet Pro M454dw, Color LaserJet Pro M479fdw', '415X'],
    ['CF540A CF541A CF543A CF542A', 'KCMY', [1400, 1300], [549, 649], 'Color LaserJet Pro M254dw, Color LaserJet Pro M281fdw', '203A'],
    ['CF540X CF541X CF543X CF542X', 'KCMY', [3200, 2500], [849, 1049], 'Color LaserJet Pro M254dw, Color LaserJet Pro M281fdw', '203X'],
    ['W2210A W2211A W2213A W2212A', 'KCMY', [1350, 1250], [579, 679], 'Color LaserJet Pro M255dw, Color LaserJet Pro M283fdw', '207A'],
    ['W2210X W2211X W2213X W2212X', 'KCMY', [3150, 2450], [899, 1099], 'Color LaserJet Pro M255dw, Color LaserJet Pro M283fdw', '207X'],
    ['W2070A W2071A W2073A W2072A', 'KCMY', [1000, 700], [399, 429], 'Color Laser 150nw, Color Laser MFP 178nw', '117A'],
  ]),
  ...table('HP', 'drum', [
    ['CF219A', 'D', [12000, 0], [699, 0], 'LaserJet Pro M102w, LaserJet Pro M130nw', '19A'],
    ['CF232A', 'D', [23000, 0], [799, 0], 'LaserJet Pro M203dw, LaserJet Pro M227sdn', '32A'],
    ['W1120A', 'D', [16000, 0], [749, 0], 'Color Laser 150nw, Color Laser MFP 178nw', '120A', 'original'],
  ]),
  ...table('HP', 'ink', [
    ['305 305', 'KT', [120, 100], [109, 119], 'DeskJet 2320, DeskJet 2710, DeskJet 2720, DeskJet 4120, ENVY 6020', undefined, 'original'],
    ['305XL 305XL', 'KT', [240, 200], [199, 199], 'DeskJet 2320, DeskJet 2710, DeskJet 2720, DeskJet 4120, ENVY 6020'],
    ['304XL 304XL', 'KT', [300, 300], [289, 279], 'DeskJet 3720, ENVY 5030'],
    ['302XL 302XL', 'KT', [480, 330], [319, 299], 'DeskJet 3630, ENVY 5540'],
    ['303XL 303XL', 'KT', [600, 415], [349, 349], 'ENVY Photo 6230'],
    ['903XL 903XL 903XL 903XL', 'KCMY', [825, 825], [319, 229], 'OfficeJet Pro 6950, OfficeJet Pro 6960, OfficeJet Pro 6970'],
    ['912 912 912 912', 'KCMY', [300, 315], [169, 109], 'OfficeJet 8012, OfficeJet Pro 8022'],
    ['912XL 912XL 912XL 912XL', 'KCMY', [825, 825], [329, 219], 'OfficeJet 8012, OfficeJet Pro 8022'],
    ['953XL 953XL 953XL 953XL', 'KCMY', [2000, 1600], [349, 269], 'OfficeJet Pro 7740, OfficeJet Pro 8710, OfficeJet Pro 8720'],
    ['963 963 963 963', 'KCMY', [1000, 700], [229, 189], 'OfficeJet Pro 9010, OfficeJet Pro 9020'],
    ['963XL 963XL 963XL 963XL', 'KCMY', [2000, 1600], [379, 289], 'OfficeJet Pro 9010, OfficeJet Pro 9020'],
  ]),
  ...table('Canon', 'toner', [
    ['047', 'K', [1600, 0], [499, 0], 'i-SENSYS LBP112, i-SENSYS MF113w'],
    ['051', 'K', [1700, 0], [549, 0], 'i-SENSYS LBP162dw, i-SENSYS MF264dw'],
    ['051H', 'K', [4100, 0], [899, 0], 'i-SENSYS LBP162dw, i-SENSYS MF264dw'],
    ['057', 'K', [3100, 0], [799, 0], 'i-SENSYS LBP223dw, i-SENSYS MF443dw'],
    ['057H', 'K', [10000, 0], [1599, 0], 'i-SENSYS LBP223dw, i-SENSYS MF443dw'],
    ['045 045 045 045', 'KCMY', [1400, 1300], [499, 599], 'i-SENSYS LBP611Cn, i-SENSYS MF633Cdw'],
    ['045H 045H 045H 045H', 'KCMY', [2800, 2200], [699, 899], 'i-SENSYS LBP611Cn, i-SENSYS MF633Cdw'],
    ['054 054 054 054', 'KCMY', [1500, 1200], [499, 599], 'i-SENSYS LBP623Cdw, i-SENSYS MF643Cdw'],
    ['054H 054H 054H 054H', 'KCMY', [3100, 2300], [749, 899], 'i-SENSYS LBP623Cdw, i-SENSYS MF643Cdw'],
    ['055 055 055 055', 'KCMY', [2300, 2100], [649, 849], 'i-SENSYS LBP663Cdw, i-SENSYS MF744Cdw'],
    ['055H 055H 055H 055H', 'KCMY', [7600, 5900], [1249, 1699], 'i-SENSYS LBP663Cdw, i-SENSYS MF744Cdw'],
    ['067 067 067 067', 'KCMY', [1350, 1250], [549, 629], 'i-SENSYS LBP633Cdw, i-SENSYS MF655Cdw'],
    ['067H 067H 067H 067H', 'KCMY', [3130, 2350], [849, 949], 'i-SENSYS LBP633Cdw, i-SENSYS MF655Cdw'],
  ]),
  ...table('Canon', 'ink', [
    ['PG-545XL CL-546XL', 'KT', [400, 300], [189, 199], 'PIXMA MG2550S, PIXMA TS3150, PIXMA TR4550'],
    ['PG-540XL CL-541XL', 'KT', [600, 400], [199, 219], 'PIXMA MG3650S, PIXMA MX475, PIXMA TS5150'],
    ['PG-560XL CL-561XL', 'KT', [400, 300], [199, 209], 'PIXMA TS5350'],
    ['PGI-550XL CLI-551XLC CLI-551XLM CLI-551XLY', 'KCMY', [500, 680], [139, 129], 'PIXMA iP7250, PIXMA MG5450'],
    ['PGI-570XL CLI-571XLC CLI-571XLM CLI-571XLY', 'KCMY', [500, 680], [149, 129], CLI570],
    ['PGI-580XL CLI-581XLC CLI-581XLM CLI-581XLY', 'KCMY', [400, 500], [159, 149], CLI580],
    ['PGI-580XXL CLI-581XXLC CLI-581XXLM CLI-581XXLY', 'KCMY', [600, 820], [209, 199], CLI580],
    ['PGI-2500XLBK PGI-2500XLC PGI-2500XLM PGI-2500XLY', 'KCMY', [2500, 1755], [269, 209], 'MAXIFY MB5050, MAXIFY MB5150, MAXIFY iB4150'],
  ]),
  ...table('Epson', 'ink', [
    [four('29XL-'), 'KCMY', [470, 450], [209, 149], 'XP-235, XP-342, XP-442'],
    [four('27XL-'), 'KCMY', [1100, 1100], [269, 199], 'WF-3620DWF, WF-7210DTW, WF-7710DWF'],
    [four('33XL-'), 'KCMY', [530, 650], [209, 169], 'XP-530, XP-640, XP-900'],
    [four('35XL-'), 'KCMY', [2600, 1900], [449, 279], 'WF-4720DWF'],
    [four('202XL-'), 'KCMY', [600, 650], [219, 169], 'XP-6000, XP-6100'],
    [four('405XL-'), 'KCMY', [1100, 1100], [359, 229], 'WF-3820DWF, WF-4820DWF'],
    [four('502XL-'), 'KCMY', [550, 470], [219, 149], 'WF-2860DWF'],
    [four('603-'), 'KCMY', [150, 130], [119, 79], 'XP-2100, XP-2105, XP-3100, XP-3105, XP-4100, WF-2830DWF, WF-2850DWF'],
    [four('603XL-'), 'KCMY', [500, 350], [219, 129], 'XP-2100, XP-2105, XP-3100, XP-3105, XP-4100, WF-2830DWF, WF-2850DWF'],
    [four('604XL-'), 'KCMY', [500, 350], [229, 139], 'XP-2200, XP-3200, XP-4200, WF-2910DWF'],
    [four('102-'), 'KCMY', [7500, 6000], [139, 99], 'ET-2750, ET-2850, ET-3850, ET-4850, ET-5150', undefined, 'original'],
    [four('104-'), 'KCMY', [4500, 7500], [99, 99], 'ET-2710', undefined, 'original'],
  ]),
  ...table('Samsung', 'toner', [
    ['MLT-D111S', 'K', [1000, 0], [479, 0], 'Xpress M2020W, Xpress M2022W, Xpress M2070FW'],
    ['MLT-D111L', 'K', [1800, 0], [599, 0], 'Xpress M2020W, Xpress M2022W, Xpress M2070FW'],
    ['MLT-D116L', 'K', [3000, 0], [749, 0], 'Xpress M2625D, Xpress M2825DW, Xpress M2875FW'],
    ['MLT-D203L', 'K', [5000, 0], [1049, 0], 'ProXpress M3320ND, ProXpress M3820DW, ProXpress M4020ND, ProXpress M4070FR'],
    ['CLT-K404S CLT-C404S CLT-M404S CLT-Y404S', 'KCMY', [1500, 1000], [449, 429], 'Xpress C430W, Xpress C480FW'],
    ['CLT-K406S CLT-C406S CLT-M406S CLT-Y406S', 'KCMY', [1500, 1000], [459, 439], 'CLP-365W, CLX-3305FW'],
  ]),
  ...table('Samsung', 'drum', [['MLT-R116', 'D', [9000, 0], [569, 0], 'Xpress M2625D, Xpress M2825DW, Xpress M2875FW', undefined, 'original'], ['CLT-R406', 'D', [16000, 0], [899, 0], 'Xpress C430W, Xpress C480FW, CLP-365W, CLX-3305FW', undefined, 'original']]),
  ...table('Lexmark', 'toner', [
    ['B222000', 'K', [1200, 0], [699, 0], 'B2236dw, MB2236adw'],
    ['B222H00', 'K', [3000, 0], [1099, 0], 'B2236dw, MB2236adw'],
    ['50F2H00', 'K', [5000, 0], [1399, 0], 'MS310dn, MS410dn, MS510dn', '502H'],
    ['51B2000', 'K', [2500, 0], [899, 0], 'MS317dn, MS417dn'],
    ['C2320K0 C2320C0 C2320M0 C2320Y0', 'KCMY', [1000, 1000], [649, 749], 'C2325dw, C2425dw, MC2325adw, MC2425adw', undefined, 'original'],
  ]),
  ...table('Lexmark', 'drum', [['B220Z00', 'D', [12000, 0], [549, 0], 'B2236dw, MB2236adw', undefined, 'original'], ['50F0Z00', 'D', [60000, 0], [649, 0], 'MS310dn, MS410dn, MS510dn', '500Z', 'original']]),
  ...table('Kyocera', 'toner', [
    ['TK-1150', 'K', [3000, 0], [749, 0], `${KP2}, ECOSYS M2135dn`],
    ['TK-1160', 'K', [7200, 0], [949, 0], 'ECOSYS P2040dn'],
    ['TK-1170', 'K', [7200, 0], [949, 0], 'ECOSYS M2040dn, ECOSYS M2540dn'],
    ['TK-3160', 'K', [12500, 0], [1099, 0], 'ECOSYS P3045dn, ECOSYS P3055dn'],
    ['TK-5230K TK-5230C TK-5230M TK-5230Y', 'KCMY', [2600, 2200], [649, 849], 'ECOSYS P5021cdn, ECOSYS M5521cdw'],
    ['TK-5240K TK-5240C TK-5240M TK-5240Y', 'KCMY', [4000, 3000], [799, 1049], 'ECOSYS P5026cdw, ECOSYS M5526cdn'],
    ['TK-5270K TK-5270C TK-5270M TK-5270Y', 'KCMY', [8000, 6000], [999, 1449], 'ECOSYS P6230cdn, ECOSYS M6230cidn'],
  ]),
  // Lines are only appended, so that a SKU never moves.
  ...table('Brother', 'toner', [
    ['TN-2510', 'K', [1200, 0], [419, 0], L24],
    ['TN-2510XL', 'K', [3000, 0], [679, 0], L24],
    [four('TN-248'), 'KCMY', [1000, 1000], [439, 479], L32C],
    [four('TN-248XL'), 'KCMY', [3000, 2300], [669, 779], L32C],
  ]),
  ...table('Brother', 'drum', [['DR-2510', 'D', [15000, 0], [769, 0], L24], ['DR-248CL', 'D', [30000, 0], [1299, 0], L32C, undefined, 'original']]),
  ...table('Brother', 'waste', [
    ['WT-223CL', 'W', [50000, 0], [199, 0], L3C, undefined, 'original'],
    ['WT-229CL', 'W', [50000, 0], [209, 0], L32C, undefined, 'original'],
    ['WT-320CL', 'W', [50000, 0], [229, 0], L8C, undefined, 'original'],
  ]),
  ...table('Canon', 'ink', [['CLI-581XLPB', 'P', [4710, 0], [149, 0], 'PIXMA TS8150, PIXMA TS8350']]),
  ...table('Epson', 'ink', [
    ['33XL-PHBK', 'P', [400, 0], [169, 0], 'XP-530, XP-640, XP-900'],
    ['202XL-PHBK', 'P', [800, 0], [169, 0], 'XP-6000, XP-6100'],
  ]),
  ...table('Epson', 'waste', [
    ['T04D1', 'W', [50000, 0], [149, 0], 'ET-3850, ET-4850, ET-5150, ET-2850', undefined, 'original'],
    ['T6711', 'W', [50000, 0], [219, 0], 'WF-3620DWF, WF-7210DTW, WF-7710DWF', undefined, 'original'],
  ]),
  ...table('OKI', 'toner', [
    ['45807102', 'K', [3000, 0], [899, 0], OKI_B],
    ['45807106', 'K', [7000, 0], [1499, 0], OKI_B],
    ['46508712 46508711 46508710 46508709', 'KCMY', [3500, 3000], [999, 1199], 'C332dn, MC363dn'],
    ['46490608 46490607 46490606 46490605', 'KCMY', [7000, 6000], [1399, 1899], 'C532dn, C542dn, MC563dn, MC573dn'],
  ]),
  ...table('OKI', 'drum', [['44574302', 'D', [25000, 0], [1199, 0], OKI_B, undefined, 'original']]),
  ...table('Xerox', 'toner', [
    ['106R02773', 'K', [1500, 0], [699, 0], 'Phaser 3020, WorkCentre 3025'],
    ['106R02777', 'K', [3000, 0], [999, 0], 'Phaser 3260, WorkCentre 3215, WorkCentre 3225'],
    ['106R04347', 'K', [3000, 0], [949, 0], XEROX_B],
    ['106R03480 106R03477 106R03478 106R03479', 'KCMY', [5500, 2400], [1399, 1199], 'Phaser 6510, WorkCentre 6515'],
    ['006R04383 006R04384 006R04385 006R04386', 'KCMY', [1500, 1500], [699, 799], 'C230, C235', undefined, 'original'],
  ]),
  ...table('Xerox', 'drum', [
    ['101R00474', 'D', [10000, 0], [899, 0], 'Phaser 3260, WorkCentre 3215, WorkCentre 3225', undefined, 'original'],
    ['101R00664', 'D', [10000, 0], [799, 0], XEROX_B, undefined, 'original'],
  ]),
  ...table('Xerox', 'waste', [['108R01416', 'W', [30000, 0], [249, 0], 'Phaser 6510, WorkCentre 6515', undefined, 'original']]),
];
