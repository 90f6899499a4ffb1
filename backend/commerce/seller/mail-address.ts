// The address that the shop writes from and reads its mail at: as the settings name it, else the seller's own.
import type { Reader } from '#backend/db/client';
import type { Seller } from '#domain/e-invoice/model';
import { readSeller } from './seller.sql';

/** Sender of a shop without an address: such mail only goes to an outbox. */
const NO_ADDRESS = 'shop@localhost';

export const addressToWriteFrom = (named: string | null, seller: Pick<Seller, 'email'> | null): string =>
  named ?? seller?.email ?? NO_ADDRESS;

export const shopMailAddress = async (named: string | null, reader: Reader): Promise<string> =>
  addressToWriteFrom(named, named === null ? await readSeller(reader) : null);
