// SQL of the section of the company: the seller's own, on the connection of the apply.
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { readSeller, writeSeller } from '#backend/commerce/seller/seller.sql';
import type { Seller } from '#domain/e-invoice/model';

export const loadCompany = (client: PoolClient): Promise<Seller | null> => readSeller(drizzle({ client }));

export const writeCompany = (client: PoolClient, seller: Seller): Promise<void> =>
  writeSeller(drizzle({ client }), seller);
