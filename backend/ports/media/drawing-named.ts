// Pictures that a file names as drawings instead of as files: 'drawing:ballpoint-pen:#1d4ed8', 'drawing:mug:#ffffff:view=detail:count=6'.
// Read by hand: a catalogue names thousands.
import { type Drawings, drawingVersion, type LoadDrawings } from './drawings';

const COLOUR = /^#[0-9a-f]{6}$/i;

/** The parameters besides family and colour, and how each is read; undefined if invalid. The order is fixed: a version is made of the text. */
const TOLD: Readonly<Record<string, (text: string) => unknown>> = {
  accent: (text) => (COLOUR.test(text) ? text : undefined),
  mark: (text) => text,
  count: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  traits: (text) => text.split('+'),
  facts: factsNamed,
  view: (text) => (/^(main|detail|scene)$/.test(text) ? text : undefined),
};

const FACT = /^[a-z][a-zA-Z]{0,19}$/;

/** 'width=140+shape=oval': a number where it reads as one. */
function factsNamed(text: string): Record<string, number | string> | undefined {
  const facts: Record<string, number | string> = {};
  for (const pair of text.split('+')) {
    const [name = '', value = ''] = pair.split('=', 2);
    if (!FACT.test(name) || value === '' || value.length > 40) return undefined;
    facts[name] = /^\d{1,6}(\.\d{1,4})?$/.test(value) ? Number(value) : value;
  }
  return facts;
}

/** Null for a name that is not one of the program's drawings. */
export function drawingNamed(name: string, program: Drawings): { spec: object; version: string } | null {
  const [kind, family = '', colour = '', ...pairs] = name.split(':');
  if (kind !== 'drawing' || !COLOUR.test(colour)) return null;
  const told = new Map(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decoded(pair.slice(pair.indexOf('=') + 1))]),
  );
  if ([...told].some(([key, text]) => text === '' || TOLD[key]?.(text) === undefined)) return null;
  const spec: Record<string, unknown> = { family, colour };
  for (const key of Object.keys(TOLD)) {
    const text = key === 'view' ? (told.get(key) ?? 'main') : told.get(key);
    if (text !== undefined) spec[key] = TOLD[key]?.(text);
  }
  return program.draws({ kind: 'product', spec }) ? { spec, version: drawingVersion(spec) } : null;
}

export const isDrawingName = (name: string): boolean => name.startsWith('drawing:');

/** Reads names for an import. The program is loaded at the first name of a drawing, so that an import of picture files does without it. */
export const drawingReader = (load: LoadDrawings) => async (name: string) =>
  isDrawingName(name) ? drawingNamed(name, await load()) : null;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The name of a stored drawing; null for what is no drawing. */
export function drawingName(spec: unknown): string | null {
  if (typeof spec !== 'object' || spec === null || !('family' in spec) || !('colour' in spec)) return null;
  const pairs = Object.keys(TOLD).flatMap((key) => {
    const value: unknown = Reflect.get(spec, key);
    if (value === undefined || value === null || (key === 'view' && value === 'main')) return [];
    return [`${key}=${encodeURIComponent(asText(value))}`];
  });
  return ['drawing', spec.family, spec.colour, ...pairs].join(':');
}

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join('+');
  if (typeof value !== 'object' || value === null) return String(value);
  // Sorted by name, because the database stores them in another order.
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('+');
}
