// Pictures that a catalogue file names as drawings, 'drawing:ballpoint-pen:#1d4ed8', instead of as files.
import { drawingVersion, drawMedia } from './draw-media';

const NAMED = /^drawing:([a-z-]+):(#[0-9a-f]{6})$/i;

/** Null for a name that is not one of the drawings. */
export function drawingNamed(name: string): { spec: object; version: string } | null {
  const [, family = '', colour = ''] = NAMED.exec(name) ?? [];
  if (family === '') return null;
  const spec = { family, colour, view: 'main' };
  return isDrawn(family, spec) ? { spec, version: drawingVersion(spec) } : null;
}

const families = new Map<string, boolean>();

function isDrawn(family: string, spec: object): boolean {
  const known = families.get(family);
  if (known !== undefined) return known;
  let drawn = true;
  try {
    drawMedia({ kind: 'product', spec });
  } catch {
    drawn = false;
  }
  if (families.size < 1000) families.set(family, drawn);
  return drawn;
}
