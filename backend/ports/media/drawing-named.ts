// Pictures that a catalogue file names as drawings, 'drawing:ballpoint-pen:#1d4ed8', instead of as files.
import { drawingVersion } from './draw-media';
import { PICTURE_FAMILIES } from './drawings/names';

const NAMED = /^drawing:([a-z-]+):(#[0-9a-f]{6})$/i;

/** Null for a name that is not one of the drawings. */
export function drawingNamed(name: string): { spec: object; version: string } | null {
  const [, family = '', colour = ''] = NAMED.exec(name) ?? [];
  if (!PICTURE_FAMILIES.some((known) => known === family)) return null;
  const spec = { family, colour, view: 'main' };
  return { spec, version: drawingVersion(spec) };
}
