// Whether an address is complete enough for mail, and whether it is in the EU or the European Economic Area.

// biome-ignore format: one country reads as one line
const COUNTRIES: readonly string[] = [
  'danmark', 'denmark', 'sverige', 'sweden', 'norge', 'norway', 'finland', 'island', 'iceland', 'tyskland', 'germany', 'deutschland',
  'holland', 'nederlandene', 'netherlands', 'the netherlands', 'belgien', 'belgium', 'luxembourg', 'frankrig', 'france', 'spanien', 'spain',
  'portugal', 'italien', 'italy', 'østrig', 'austria', 'polen', 'poland', 'tjekkiet', 'czechia', 'czech republic', 'slovakiet', 'slovakia',
  'ungarn', 'hungary', 'slovenien', 'slovenia', 'kroatien', 'croatia', 'rumænien', 'romania', 'bulgarien', 'bulgaria', 'grækenland', 'greece',
  'cypern', 'cyprus', 'malta', 'irland', 'ireland', 'estland', 'estonia', 'letland', 'latvia', 'litauen', 'lithuania', 'liechtenstein',
];

const lastPart = (address: string): string =>
  address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1)
    ?.replace(/\.$/, '')
    .toLowerCase() ?? '';

/** "8600 Silkeborg", "DK-8600 Silkeborg": an address without its country is a Danish one. */
const DANISH_PLACE = /^(?:dk[- ]?)?\d{4} \p{L}/u;

/** A road or a box with a number, and a place: what a letter can be sent to. */
export const isPostalAddress = (address: string): boolean =>
  /\d/.test(address) && /\p{L}/u.test(address) && /[,\n]/.test(address);

/** By the country that the address ends with; without one it is Danish where it ends with a postcode and a place. */
export const isInEea = (address: string): boolean => {
  const last = lastPart(address);
  return COUNTRIES.includes(last) || DANISH_PLACE.test(last);
};
