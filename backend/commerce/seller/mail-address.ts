// The address that the shop writes from and reads its mail at: as the settings name it, else the seller's own.
import type { Reader } from '#backend/db/client';
import { readSeller } from './seller.sql';

/** Of a shop that has said neither: such mail goes nowhere but into an outbox. */
const NO_ADDRESS = 'shop@localhost';

export const shopMailAddress = async (named: string | null, reader: Reader): Promise<string> =>
  named ?? (await readSeller(reader))?.email ?? NO_ADDRESS;
