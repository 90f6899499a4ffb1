// Changes of many products in one transaction: what pages read of them is gathered once, after the changes. By triggers each statement gathers the
// cards of its products anew, and each row its places and its rank in the search.
import type { PoolClient } from 'pg';
import { gatherFamilies, holdGathering } from './maintenance.sql';

export async function gatherTogether(
  on: PoolClient,
  ids: readonly number[],
  work: () => Promise<unknown>,
): Promise<void> {
  const gathers = await holdGathering(on);
  await work();
  if (gathers) await gatherFamilies(on, ids);
}
