// A record of Business Central is created once, though its API knows no repetitions: it is looked for first, and what a request without
// a reply may still create is waited for.
import { readPosition, storePosition } from '../core/position';
import type { ShopParts } from '../core/report';
import { RequestFailed } from '../core/request';
import type { BusinessCentral } from './client';
import type { BusinessCentralSettings } from './settings';

export interface BusinessCentralParts extends ShopParts {
  central: BusinessCentral;
  settings: BusinessCentralSettings;
  positionFile: string;
}

interface Wanted<Found> {
  /** Names the record in the position file. */
  key: string;
  path: string;
  find(): Promise<Found | null>;
  document(): Promise<object> | object;
}

/** Until when a request that was begun for this record may still create it; null: none can. */
export async function createdUntil(
  key: string,
  { settings, positionFile }: BusinessCentralParts,
): Promise<Date | null> {
  const { creating } = await readPosition(positionFile);
  if (creating?.key !== key) return null;
  const until = new Date(Date.parse(creating.since) + settings.longestRequestSeconds * 1_000);
  return until > new Date() ? until : null;
}

/** A try that leaves it open whether the record will be there is noted before it begins, so that a kill does not forget it. */
export async function createOnce<Found>(wanted: Wanted<Found>, parts: BusinessCentralParts): Promise<Found> {
  const { key, path, find } = wanted;
  const found = await find();
  if (found !== null) return found;
  const until = await createdUntil(key, parts);
  if (until) throw new Error(`${key}: an earlier request may still create it until ${until.toISOString()}`);
  const document = await wanted.document();
  await noteCreating(key, parts);
  try {
    await parts.central.create(path, document);
  } catch (failure) {
    if (failure instanceof RequestFailed && hasEnded(failure.status)) await noteCreating(null, parts);
    const made = await find();
    if (made !== null) return made;
    throw failure;
  }
  const made = await find();
  if (made === null) throw new Error(`${key}: it was created, and is not found`);
  return made;
}

/** Behind 502, 504 and a lost reply the request may go on. */
const hasEnded = (status: number | null): boolean => status !== null && status !== 502 && status !== 504;

async function noteCreating(key: string | null, { positionFile }: BusinessCentralParts): Promise<void> {
  const creating = key === null ? null : { key, since: new Date().toISOString() };
  await storePosition(positionFile, { ...(await readPosition(positionFile)), creating });
}
