// Words around a printer's name where people copy it from: short series names, words of drivers and networks.

/** How series are called for short, as on HP's own labels and in drivers. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  lj: ['laserjet'],
  ljp: ['laserjet', 'pro'],
  clj: ['color', 'laserjet'],
  oj: ['officejet'],
  ojp: ['officejet', 'pro'],
  dj: ['deskjet'],
};

/** Names that are written in two: "laser jet". */
const JOINED: Readonly<Record<string, string>> = {
  'laser jet': 'laserjet',
  'office jet': 'officejet',
  'desk jet': 'deskjet',
  'eco tank': 'ecotank',
  'i sensys': 'isensys',
};

const DRIVERS = new Set(
  `series serien serie seriens class driver drivers printerdriver universal pcl pcl3 pcl5 pcl5c pcl5e pcl6 pclm pclxl ps ps2 ps3 postscript kpdl kx xps
   ufr ufrii ufr2 upd v3 v4 brscript br script copy kopi kopier redirected omdirigeret netværk netvaerk network netværksprinter wifi wireless trådløs
   lan ipp airprint usb allinone aio multifunktionsprinter multifunktion multifunction mfd`.split(/\s+/),
);
/** Driver words recognised by the word after them: "PCL 6", "Kopi 1", "copy 2", "UFR II". */
const NUMBERED = new Set(['pcl', 'ps', 'kopi', 'copy', 'redirected', 'omdirigeret', 'v', 'ufr']);
const ORDINAL = /^(?:\d{1,2}|[ivx]{1,3})$/;
/** What a print server of the makers calls itself: letters of the maker and the end of its network address. */
const NETWORK_NAME = /^(?:npi|hp|brn|brw|epson|km|lxk)(?=[0-9a-f]*\d)[0-9a-f]{6,12}$/;
/** A model has a run of at least this many digits. */
const HAS_MODEL = /\d{3}/;

const isNumber = (word: string | undefined): boolean => word !== undefined && ORDINAL.test(word);

function joinedNumbers(words: readonly string[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const one = JOINED[`${words[at]} ${words[at + 1]}`];
    found.push(one ?? words[at] ?? '');
    if (one) at += 1;
  }
  return found;
}

/** Removes "all in one" and driver words; at least one word stays. */
function withoutDriver(words: readonly string[]): string[] {
  const kept = words.filter((word, at) => {
    const [before, after] = [words[at - 1] ?? '', words[at + 1]];
    const allInOne = ['all', 'in', 'one'].some(
      (_, back) => words.slice(at - back, at - back + 3).join(' ') === 'all in one',
    );
    if (allInOne || DRIVERS.has(word) || NETWORK_NAME.test(word)) return false;
    return !(NUMBERED.has(before) && isNumber(word)) && !(NUMBERED.has(word) && isNumber(after));
  });
  return kept.length > 0 ? kept : [...words];
}

/** The words as printers are called. */
export const spelledOut = (words: readonly string[]): string[] =>
  withoutDriver(joinedNumbers(words)).flatMap((word) => SHORT[word] ?? [word]);

/** The same where the words contain a model number; other queries stay unchanged. */
export const printersSpelledOut = (words: readonly string[]): string[] =>
  words.some((word) => HAS_MODEL.test(word)) ? spelledOut(words) : [...words];
