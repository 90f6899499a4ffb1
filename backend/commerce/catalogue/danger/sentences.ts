// The words of the CLP regulation (EC 1272/2008, annexes III and IV) for the statements that goods of an office carry.

export type SignalWord = 'danger' | 'warning';

interface Sentence {
  da: string;
  en: string;
}
export interface HazardSentence extends Sentence {
  signal: SignalWord | null;
}

type HazardRow = readonly [code: string, signal: SignalWord | null, da: string, en: string];

// biome-ignore format: one row of the regulation reads as one line
const HAZARDS: readonly HazardRow[] = [
  ['H222', 'danger', 'Yderst brandfarlig aerosol.', 'Extremely flammable aerosol.'],
  ['H225', 'danger', 'Meget brandfarlig væske og damp.', 'Highly flammable liquid and vapour.'],
  ['H226', 'warning', 'Brandfarlig væske og damp.', 'Flammable liquid and vapour.'],
  ['H229', 'danger', 'Beholder under tryk: Kan sprænges ved opvarmning.', 'Pressurised container: May burst if heated.'],
  ['H290', 'warning', 'Kan ætse metaller.', 'May be corrosive to metals.'],
  ['H302', 'warning', 'Farlig ved indtagelse.', 'Harmful if swallowed.'],
  ['H314', 'danger', 'Forårsager svære ætsninger af huden og øjenskader.', 'Causes severe skin burns and eye damage.'],
  ['H315', 'warning', 'Forårsager hudirritation.', 'Causes skin irritation.'],
  ['H317', 'warning', 'Kan forårsage allergisk hudreaktion.', 'May cause an allergic skin reaction.'],
  ['H318', 'danger', 'Forårsager alvorlig øjenskade.', 'Causes serious eye damage.'],
  ['H319', 'warning', 'Forårsager alvorlig øjenirritation.', 'Causes serious eye irritation.'],
  ['H335', 'warning', 'Kan forårsage irritation af luftvejene.', 'May cause respiratory irritation.'],
  ['H336', 'warning', 'Kan forårsage sløvhed eller svimmelhed.', 'May cause drowsiness or dizziness.'],
  ['H411', null, 'Giftig for vandlevende organismer, med langvarige virkninger.', 'Toxic to aquatic life with long lasting effects.'],
  ['H412', null, 'Skadelig for vandlevende organismer, med langvarige virkninger.', 'Harmful to aquatic life with long lasting effects.'],
];

type PrecautionRow = readonly [code: string, da: string, en: string];

// biome-ignore format: one row of the regulation reads as one line
const PRECAUTIONS: readonly PrecautionRow[] = [
  ['P101', 'Hvis der er brug for lægehjælp, medbring da beholderen eller etiketten.', 'If medical advice is needed, have product container or label at hand.'],
  ['P102', 'Opbevares utilgængeligt for børn.', 'Keep out of reach of children.'],
  ['P210', 'Holdes væk fra varme, varme overflader, gnister, åben ild og andre antændelseskilder. Rygning forbudt.', 'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.'],
  ['P233', 'Hold beholderen tæt lukket.', 'Keep container tightly closed.'],
  ['P251', 'Må ikke punkteres eller brændes, heller ikke efter brug.', 'Do not pierce or burn, even after use.'],
  ['P264', 'Vask hænderne grundigt efter brug.', 'Wash hands thoroughly after handling.'],
  ['P271', 'Brug kun udendørs eller i et rum med god udluftning.', 'Use only outdoors or in a well-ventilated area.'],
  ['P273', 'Undgå udledning til miljøet.', 'Avoid release to the environment.'],
  ['P280', 'Bær beskyttelseshandsker og øjenbeskyttelse.', 'Wear protective gloves and eye protection.'],
  ['P301+P330+P331', 'I TILFÆLDE AF INDTAGELSE: Skyl munden. Fremkald IKKE opkastning.', 'IF SWALLOWED: Rinse mouth. Do NOT induce vomiting.'],
  ['P302+P352', 'VED KONTAKT MED HUDEN: Vask med rigeligt vand.', 'IF ON SKIN: Wash with plenty of water.'],
  ['P305+P351+P338', 'VED KONTAKT MED ØJNENE: Skyl forsigtigt med vand i flere minutter. Fjern eventuelle kontaktlinser, hvis dette kan gøres let. Fortsæt skylning.', 'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.'],
  ['P310', 'Ring omgående til GIFTLINJEN eller en læge.', 'Immediately call a POISON CENTER or doctor.'],
  ['P337+P313', 'Ved vedvarende øjenirritation: Søg lægehjælp.', 'If eye irritation persists: Get medical advice.'],
  ['P390', 'Absorber udslip for at undgå materielle skader.', 'Absorb spillage to prevent material damage.'],
  ['P403+P233', 'Opbevares på et godt ventileret sted. Hold beholderen tæt lukket.', 'Store in a well-ventilated place. Keep container tightly closed.'],
  ['P410+P412', 'Beskyttes mod sollys. Må ikke udsættes for temperaturer på over 50 °C.', 'Protect from sunlight. Do not expose to temperatures exceeding 50 °C.'],
  ['P501', 'Indholdet og beholderen bortskaffes på en godkendt genbrugsplads.', 'Dispose of contents and container at an approved recycling site.'],
];

const hazards = new Map<string, HazardSentence>(HAZARDS.map(([code, signal, da, en]) => [code, { signal, da, en }]));
const precautions = new Map<string, Sentence>(PRECAUTIONS.map(([code, da, en]) => [code, { da, en }]));

export const hazardOf = (code: string): HazardSentence | null => hazards.get(code) ?? null;
export const precautionOf = (code: string): Sentence | null => precautions.get(code) ?? null;

/** The stronger signal word applies: 'Fare' if any of the hazards has it (CLP article 20). */
export function signalOf(codes: readonly string[]): SignalWord | null {
  const signals = codes.map((code) => hazardOf(code)?.signal);
  if (signals.includes('danger')) return 'danger';
  return signals.includes('warning') ? 'warning' : null;
}

export const SIGNAL_WORDS = {
  da: { danger: 'Fare', warning: 'Advarsel' },
  en: { danger: 'Danger', warning: 'Warning' },
} as const;
