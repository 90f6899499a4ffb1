// Product lines: computers, monitors, accessories, phones and printers.
import type { Line, Size, Theme } from '../making/line';

const KULTURPLUS = { code: 'kulturplus-device', units: 1 } as const;
const laptop = {
  category: 'baerbare-computere',
  noun: ['Bærbar computer', 'Laptop'],
  family: 'laptop',
  choose: ['colour'],
  duty: KULTURPLUS,
  days: 2,
  goesWith: ['mus', 'headset', 'rygsaekke', 'skaerme'],
} as const;
const config = (memory: number, storage: number, factor: number): Size => ({
  da: `${memory} GB/${storage < 1000 ? `${storage} GB` : `${storage / 1000} TB`}`,
  factor,
  heft: 1,
  facts: [
    ['memory', `${memory} GB`],
    ['storage', storage < 1000 ? `${storage} GB SSD` : `${storage / 1000} TB SSD`],
  ],
});
const monitor = {
  category: 'skaerme',
  noun: ['Skærm', 'Monitor'],
  family: 'monitor',
  colours: ['black'],
  days: 2,
  goesWith: ['skaermarme', 'tastaturer', 'mus'],
  certificates: ['tco'],
} as const;
const inch = (n: string, resolution: string, factor: number, energyClass: string, ...traits: string[]): Size => ({
  da: `${n}"`,
  factor,
  facts: [
    ['screen', `${n} tommer`, `${n} inches`],
    ['resolution', resolution],
  ],
  energyClass,
  traits,
});
const keyboard = {
  category: 'tastaturer',
  noun: ['Tastatur', 'Keyboard'],
  family: 'keyboard',
  choose: ['colour'],
  goesWith: ['mus', 'skaerme'],
} as const;
const mouse = {
  category: 'mus',
  noun: ['Mus', 'Mouse'],
  family: 'mouse',
  choose: ['colour'],
  goesWith: ['tastaturer', 'baerbare-computere'],
} as const;
const headset = {
  category: 'headset',
  noun: ['Headset', 'Headset'],
  family: 'headset',
  choose: ['colour'],
  goesWith: ['mobiltelefoner', 'baerbare-computere'],
} as const;
const gigabytes = (n: number, factor: number): Size => ({
  da: `${n} GB`,
  factor,
  heft: 1,
  facts: [['storage', `${n} GB`]],
  mark: `${n}`,
  dutyCode: n > 128 ? 'kulturplus-storage-large' : 'kulturplus-storage-small',
  dutyUnits: 1,
});
const DK: Line['facts'] = [['layout', 'Dansk', 'Danish']];
const ADVISED = ['b2b_uniq'] as const;

// biome-ignore format: a product line reads as one paragraph
const LINES: readonly Line[] = [
  { ...laptop, brand: 'Bitværk', model: 'Let 13', price: 6499, hot: 5, weight: 1190, sizes: [config(16, 256, 1), config(16, 512, 1.12), config(32, 1000, 1.45)], colours: ['silver', 'navy'], traits: ['thin'], more: ADVISED, certificates: ['tco'], short: ['Let bærbar på 13,3 tommer med dansk tastatur.', 'Light 13.3-inch laptop with Danish keyboard.'], about: 'Vejer under 1,2 kg og har strøm til en hel arbejdsdag. Batteri og lager kan skiftes med en almindelig skruetrækker.', points: ['Udskifteligt batteri', 'To usb-c, to usb-a og hdmi', 'Fingeraftrykslæser'], facts: [['screen', '13,3" mat', '13.3" matte'], ['resolution', '1920 × 1200'], ['processor', '8 kerner', '8 cores'], ['battery', 'op til 14 timer', 'up to 14 hours'], ...DK, ['warranty', '3 år', '3 years']] },
  { ...laptop, brand: 'Bitværk', model: 'Kontor 15', price: 5499, hot: 3, weight: 1650, sizes: [config(16, 256, 1), config(16, 512, 1.1)], colours: ['silver', 'black'], traits: ['numpad'], short: ['Bærbar på 15,6 tommer med taldel.', '15.6-inch laptop with numeric keypad.'], about: 'Stor skærm og taldel til dem, der regner. Dockes med ét kabel og lader over usb-c.', points: ['Taldel', 'Dockes med ét kabel', 'Kamera med skyder'], facts: [['screen', '15,6" mat', '15.6" matte'], ['resolution', '1920 × 1080'], ['processor', '6 kerner', '6 cores'], ['battery', 'op til 10 timer', 'up to 10 hours'], ...DK, ['warranty', '2 år', '2 years']] },
  { ...laptop, brand: 'Bitværk', model: 'Tegn 16', price: 13999, weight: 2050, days: 6, sizes: [config(32, 1000, 1), config(64, 2000, 1.35)], colours: ['darkgrey'], short: ['Bærbar på 16 tommer til tegning og video.', '16-inch laptop for drawing and video.'], about: 'Grafikkort med 8 GB og en skærm, der er kalibreret fra fabrikken. Til arkitekter og dem, der klipper film.', points: ['Kalibreret skærm', 'Grafikkort med 8 GB', 'Kortlæser'], facts: [['screen', '16" 120 Hz', '16" 120 Hz'], ['resolution', '2560 × 1600'], ['processor', '14 kerner', '14 cores'], ['battery', 'op til 9 timer', 'up to 9 hours'], ...DK, ['warranty', '3 år', '3 years']] },
  { ...monitor, brand: 'Fjernblik', model: 'Tal', price: 1299, hot: 4, weight: 4800, sizes: [inch('24', '1920 × 1080', 1, 'D'), inch('27', '2560 × 1440', 1.55, 'E'), inch('32', '3840 × 2160', 2.4, 'F')], traits: ['height-adjustable'], more: ADVISED, short: ['Skærm med højdejusterbar fod.', 'Monitor with height-adjustable stand.'], about: 'Mat IPS-panel, der kan ses fra siden uden at skifte farve. Foden hæves 130 mm og kan drejes på højkant.', points: ['Højde, vip, drej og højkant', 'Hdmi og displayport', 'Uden flimmer'], facts: [['connection', 'HDMI og DisplayPort', 'HDMI and DisplayPort'], ['surface', 'IPS, mat', 'IPS, matte'], ['warranty', '3 år', '3 years']] },
  { ...monitor, brand: 'Fjernblik', model: 'Ét kabel', price: 2299, hot: 3, weight: 5600, sizes: [inch('24', '1920 × 1200', 0.9, 'D'), inch('27', '2560 × 1440', 1.2, 'E'), inch('34', '3440 × 1440', 2, 'F', 'ultrawide')], traits: ['height-adjustable', 'usb-c'], more: ADVISED, short: ['Skærm med usb-c, netværk og hub.', 'Monitor with USB-C, network and hub.'], about: 'Ét usb-c-kabel giver billede, strøm på 90 W, netværk og fire usb-porte. Den bærbare er klar, når den er sat i.', points: ['Usb-c med 90 W', 'Netværk i skærmen', 'Fire usb-porte'], facts: [['connection', 'USB-C 90 W, HDMI, DisplayPort', 'USB-C 90 W, HDMI, DisplayPort'], ['surface', 'IPS, mat', 'IPS, matte'], ['warranty', '5 år', '5 years']] },
  { ...keyboard, brand: 'Bitværk', model: 'Kort', price: 449, hot: 3, weight: 520, sizes: [{ da: 'trådløst', en: 'wireless', factor: 1, facts: [['connection', 'Bluetooth og 2,4 GHz', 'Bluetooth and 2.4 GHz']], traits: ['wireless'] }, { da: 'med kabel', en: 'wired', factor: 0.75, facts: [['connection', 'USB-A'] as const] }], colours: ['black', 'white'], traits: ['compact'], more: ADVISED, short: ['Kort tastatur med dansk layout.', 'Compact keyboard with Danish layout.'], about: 'Uden taldel kommer musen tættere på kroppen, og skulderen får ro. Lave taster med blød gang.', points: ['Uden taldel', 'Skift mellem tre enheder', 'Dansk layout'], facts: [...DK, ['dimensions', '285 × 120 × 18 mm'], ['battery', 'op til 8 måneder', 'up to 8 months'], ['warranty', '2 år', '2 years']] },
  { ...keyboard, brand: 'Bitværk', model: 'Fuld', price: 299, weight: 680, sizes: [{ da: 'trådløst', en: 'wireless', factor: 1.3, facts: [['connection', '2,4 GHz']], traits: ['wireless'] }, { da: 'med kabel', en: 'wired', factor: 1, facts: [['connection', 'USB-A']] }], colours: ['black', 'grey'], traits: ['full-size'], short: ['Tastatur med taldel og dansk layout.', 'Full keyboard with Danish layout.'], about: 'Taldel og seks genveje til lyd og møder. Tasterne er prøvet til ti millioner tryk og kan tages af og vaskes.', points: ['Taldel', 'Tåler en spildt kop vand', 'Dansk layout'], facts: [...DK, ['dimensions', '440 × 130 × 22 mm'], ['warranty', '2 år', '2 years']] },
  { ...keyboard, brand: 'Hverdag', model: 'Tast', price: 119, weight: 470, colours: ['black'], traits: ['full-size'], short: ['Enkelt tastatur med kabel.', 'Plain wired keyboard.'], about: 'Tastatur til reserve og kursuslokale. Sættes i usb og er klar.', points: ['Usb-a', 'Taldel', 'Dansk layout'], facts: [...DK, ['connection', 'USB-A'], ['dimensions', '440 × 125 × 20 mm']] },
  { ...mouse, brand: 'Bitværk', model: 'Stille', price: 249, hot: 3, weight: 90, colours: ['black', 'white', 'dustyblue', 'rose'], traits: ['wireless'], more: ADVISED, short: ['Trådløs mus, hvor klikket ikke høres.', 'Wireless mouse with silent click.'], about: 'Kontakterne er dæmpet, så kollegerne ikke hører hvert klik. Virker på glas og træ.', points: ['Lydløse klik', 'Bluetooth og usb-modtager', 'Til begge hænder'], facts: [['connection', 'Bluetooth og 2,4 GHz', 'Bluetooth and 2.4 GHz'], ['battery', '12 måneder, 1 × AA', '12 months, 1 × AA'], ['dimensions', '106 × 62 × 38 mm'], ['warranty', '2 år', '2 years']] },
  { ...mouse, brand: 'Bitværk', model: 'Lodret', price: 449, weight: 125, sizes: [{ da: 'højre', en: 'right hand', factor: 1, facts: [['hand', 'Højre', 'Right']], traits: ['right'] }, { da: 'venstre', en: 'left hand', factor: 1, facts: [['hand', 'Venstre', 'Left']], traits: ['left'] }], colours: ['black', 'lightgrey'], traits: ['vertical', 'wireless'], more: ADVISED, short: ['Lodret mus, der hviler håndleddet.', 'Vertical mouse that rests the wrist.'], about: 'Hånden ligger som ved et håndtryk, så underarmen ikke vrides. Vælg højre eller venstre hånd.', points: ['Vinkel på 57 grader', 'Seks taster', 'Genopladelig'], facts: [['connection', 'Bluetooth og 2,4 GHz', 'Bluetooth and 2.4 GHz'], ['battery', '4 måneder', '4 months'], ['dimensions', '120 × 79 × 78 mm'], ['warranty', '2 år', '2 years']] },
  { ...mouse, brand: 'Hverdag', model: 'Klik', price: 79, weight: 80, colours: ['black', 'red', 'blue'], traits: ['wired'], short: ['Mus med kabel.', 'Wired mouse.'], about: 'Enkel mus med tre knapper og 1,8 m kabel. Til begge hænder.', points: ['Usb-a', '1.200 dpi', 'Til begge hænder'], facts: [['connection', 'USB-A'], ['length', '1,8 m'], ['dimensions', '112 × 60 × 36 mm']] },
  { ...headset, brand: 'Toneby', model: 'Møde', price: 899, hot: 4, weight: 165, sizes: [{ da: 'mono', factor: 0.85, traits: ['mono'] }, { da: 'stereo', factor: 1, traits: ['stereo'] }], colours: ['black', 'white'], traits: ['wireless', 'boom'], more: ADVISED, short: ['Trådløst headset med støjdæmpet mikrofon.', 'Wireless headset with noise-reducing microphone.'], about: 'To mikrofoner sorterer stemmer fra, der ikke er din. Lampen på øret viser kollegerne, at du taler.', points: ['Lampe ved samtale', '30 meters rækkevidde', '35 timers taletid'], facts: [['connection', 'Bluetooth og usb-modtager', 'Bluetooth and USB receiver'], ['battery', '35 timer', '35 hours'], ['warranty', '2 år', '2 years']] },
  { ...headset, brand: 'Toneby', model: 'Ro', price: 1799, weight: 245, colours: ['black', 'sand', 'navy'], traits: ['wireless', 'over-ear', 'stereo'], more: ['b2b_uniq', 'firmagaver_dk'], short: ['Headset med aktiv støjdæmpning til åbne kontorer.', 'Headset with active noise cancelling for open offices.'], about: 'Lukker stemmer og ventilation ude og lader dig høre dig selv. Mikrofonen gemmer sig i skallen.', points: ['Aktiv støjdæmpning', 'Skjult mikrofon', 'Etui følger med'], facts: [['connection', 'Bluetooth 5.3'], ['battery', '28 timer', '28 hours'], ['warranty', '2 år', '2 years']] },
  { ...headset, brand: 'Toneby', model: 'Kabel', price: 299, weight: 120, sizes: [{ da: 'mono', factor: 0.85, traits: ['mono'] }, { da: 'stereo', factor: 1, traits: ['stereo'] }], colours: ['black'], traits: ['wired', 'boom'], short: ['Headset med usb-kabel.', 'Headset with USB cable.'], about: 'Sættes i usb og virker uden drivere. Kablet har knapper til lyd og pause.', points: ['Usb-a med adapter til usb-c', 'Knapper på kablet', 'Puder kan skiftes'], facts: [['connection', 'USB-A og USB-C', 'USB-A and USB-C'], ['length', '1,9 m'], ['warranty', '2 år', '2 years']] },
  { category: 'usb-stik', noun: ['Usb-stik', 'USB stick'], brand: 'Bitværk', model: 'Nøgle', family: 'usb-stick', price: 59.95, hot: 3, weight: 12, sizes: [gigabytes(32, 0.8), gigabytes(64, 1), gigabytes(128, 1.6), gigabytes(256, 2.8), gigabytes(512, 5)], colours: ['black', 'blue', 'red'], choose: ['colour'], duty: { code: 'kulturplus-storage-small', units: 1 }, more: ADVISED, goesWith: ['baerbare-computere'], traits: ['cap'], short: ['Usb-stik med hætte og ring.', 'USB stick with cap and ring.'], about: 'Usb 3.2 med læsning på 150 MB i sekundet. Hætten kan sidde bagpå, så den ikke bliver væk.', points: ['Usb 3.2', 'Ring til nøglebundt', '5 års garanti'], facts: [['connection', 'USB-A 3.2'], ['speed', '150 MB/s'], ['dimensions', '58 × 18 × 8 mm'], ['warranty', '5 år', '5 years']] },
  { category: 'usb-stik', noun: ['Usb-stik', 'USB stick'], brand: 'Bitværk', model: 'Dobbelt', family: 'usb-stick', price: 99, weight: 14, sizes: [gigabytes(64, 1), gigabytes(128, 1.5), gigabytes(256, 2.4)], colours: ['silver', 'black'], choose: ['colour'], duty: { code: 'kulturplus-storage-small', units: 1 }, goesWith: ['mobiltelefoner'], traits: ['dual', 'swivel'], short: ['Usb-stik til både usb-a og usb-c.', 'USB stick for both USB-A and USB-C.'], about: 'Drej stikket for at skifte mellem computer og telefon. Metalhus uden løse dele.', points: ['Usb-a og usb-c', 'Hus af metal', '5 års garanti'], facts: [['connection', 'USB-A og USB-C 3.2', 'USB-A and USB-C 3.2'], ['speed', '300 MB/s'], ['dimensions', '52 × 17 × 9 mm'], ['warranty', '5 år', '5 years']] },
  { category: 'mobiltelefoner', noun: ['Mobiltelefon', 'Mobile phone'], brand: 'Bitværk', model: 'Fon 6', family: 'phone', price: 2999, hot: 2, weight: 178, sizes: [{ da: '128 GB', factor: 1, heft: 1, facts: [['storage', '128 GB']] }, { da: '256 GB', factor: 1.15, heft: 1, facts: [['storage', '256 GB']] }], colours: ['black', 'lightblue', 'lightgreen'], choose: ['colour'], duty: KULTURPLUS, goesWith: ['headset', 'usb-stik'], short: ['Mobiltelefon på 6,1 tommer med syv års opdateringer.', '6.1-inch phone with seven years of updates.'], about: 'Skærm og batteri kan skiftes på et kvarter med fire skruer. Låst op og klar til firmaets styring.', points: ['Syv års sikkerhedsopdateringer', 'Udskifteligt batteri', 'To sim, heraf ét esim'], facts: [['screen', '6,1" OLED'], ['battery', '4.500 mAh', '4,500 mAh'], ['connection', '5G, Wi-Fi 6, NFC'], ['warranty', '2 år', '2 years']] },
  { category: 'mobiltelefoner', noun: ['Mobiltelefon', 'Mobile phone'], brand: 'Bitværk', model: 'Robust', family: 'phone', price: 3999, weight: 265, colours: ['black', 'orange'], choose: ['colour'], traits: ['rugged'], duty: KULTURPLUS, days: 4, goesWith: ['headset'], short: ['Mobiltelefon til byggeplads og lager.', 'Phone for building site and stock room.'], about: 'Tåler fald fra to meter på beton og en halv time under vand. Skærmen kan bruges med handsker.', points: ['IP68 og IP69K', 'Betjenes med handsker', 'Skannertast på siden'], facts: [['screen', '5,9" LCD'], ['storage', '128 GB'], ['battery', '5.800 mAh', '5,800 mAh'], ['connection', '5G, Wi-Fi 6, NFC'], ['warranty', '3 år', '3 years']] },
];

export const ELECTRONICS_LINES: Theme = { number: 22, lines: LINES };
