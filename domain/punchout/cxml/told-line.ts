// A cart line's identity in the returned cart: its id, which part of it, and the chosen design options.
import type { Chosen } from '#domain/design/design';

/** Behind the id, so that an order still says what it was when this line has long been changed or forgotten here. */
export const designTold = (design: Chosen | null): string =>
  Object.entries(design ?? {})
    .map((chosen) => `;${chosen.map(encodeURIComponent).join('=')}`)
    .join('');

const TOLD_ID = /^(\d{1,15})(?:-(?:\d+|AFGIFT(?:-\d+)?))?((?:;[^;=]{1,200}=[^;=]{1,200}){0,40})$/;

export interface ToldLine {
  id: string;
  design: Chosen | null;
}

/** The line that an id of a part belongs to, and what was chosen of it; null where the id is none of the shop's. */
export function lineOfAuxiliaryId(auxiliaryId: string): ToldLine | null {
  const [, id, chosen = ''] = TOLD_ID.exec(auxiliaryId) ?? [];
  if (id === undefined) return null;
  const pairs = chosen
    .split(';')
    .slice(1)
    .map((pair) => pair.split('=').map(textOfPart));
  return {
    id,
    design: pairs.length === 0 ? null : Object.fromEntries(pairs.map(([option, value]) => [option ?? '', value ?? ''])),
  };
}

/** Unchanged where it is not valid percent-encoding, so not written by the shop. */
function textOfPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const designToldBy = (auxiliaryId: string | null): Chosen | null =>
  auxiliaryId === null ? null : (lineOfAuxiliaryId(auxiliaryId)?.design ?? null);
