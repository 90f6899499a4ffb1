// The certificates that goods may carry: third-party labels only (Directive 2024/825 bans marks of our own).
import type { EnergyClass, WorldLogo } from '../types';
import { backgroundOf } from './certificates';

type Row = readonly [identifier: string, name: string, da: string, en: string];

// biome-ignore format: one row of data reads as one line
const ROWS: readonly Row[] = [
  ['nordic-ecolabel', 'Svanemærket', 'Nordens officielle miljømærke. Krav til hele varens livscyklus, fra råvare til affald, kontrolleret af Miljømærkning Danmark.', 'The official Nordic ecolabel. Requirements for the whole life cycle, from raw material to waste, checked by an independent body.'],
  ['eu-ecolabel', 'EU-Blomsten', 'EU’s officielle miljømærke med krav til kemi, energi og affald.', 'The official ecolabel of the EU with requirements for chemicals, energy and waste.'],
  ['fsc-mix', 'FSC® Mix', 'Træ og papir fra FSC-certificerede skove, genbrug og kontrollerede kilder.', 'Wood and paper from FSC-certified forests, recycled material and controlled sources.'],
  ['fsc-recycled', 'FSC® Recycled', 'Træ og papir fremstillet af genbrugsmateriale.', 'Wood and paper made from recycled material.'],
  ['oeko-tex', 'OEKO-TEX® Standard 100', 'Tekstilet er prøvet for skadelige stoffer.', 'The textile has been tested for harmful substances.'],
  ['blue-angel', 'Der Blaue Engel', 'Tysklands officielle miljømærke.', 'The official ecolabel of Germany.'],
  ['tco', 'TCO Certified', 'Krav til miljø og arbejdsforhold ved fremstilling af it-udstyr, kontrolleret af uafhængige.', 'Environmental and social requirements for the making of IT equipment, verified independently.'],
  ['organic-eu', 'EU’s økologimærke', 'Mindst 95 procent økologiske landbrugsråvarer efter EU’s regler.', 'At least 95 per cent organic agricultural ingredients under EU rules.'],
  ['fairtrade', 'Fairtrade', 'En minimumspris og et tillæg til dem, der dyrker råvaren.', 'A minimum price and a premium for those who grow the crop.'],
  ['asthma-allergy', 'Astma-Allergi Nordic', 'Mindre risiko for allergi; uden parfume.', 'Reduced risk of allergy; without perfume.'],
  ['gs', 'GS-mærket', 'Sikkerheden er prøvet af et godkendt prøvningsorgan.', 'Safety tested by an approved body.'],
];

export const LOGOS: readonly WorldLogo[] = ROWS.map(([identifier, name, da, en], position) => ({
  identifier,
  name,
  ...backgroundOf(identifier),
  position: position + 1,
  description: { da, en },
}));

const CLASSES = [
  ['A', '#1a9641'],
  ['B', '#52b146'],
  ['C', '#b6d53c'],
  ['D', '#f4ec2c'],
  ['E', '#f6bc1c'],
  ['F', '#ec7a23'],
  ['G', '#d9272b'],
] as const;

export const ENERGY_CLASSES: readonly EnergyClass[] = CLASSES.map(([identifier, colour]) => ({
  identifier,
  colour,
  scale: 'A–G',
}));
