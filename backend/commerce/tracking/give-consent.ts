// Stores a visitor's answer as proof, and deletes the visitor's data where personal use is refused.

import { inTransaction } from '#backend/db/transaction';
import type { ConsentPurpose } from '#backend/generated/commerce';
import type { Context } from '#backend/graphql/context';
import { inputRefused } from '#backend/refusal';
import { PURPOSES, visitorOf } from '#domain/content/consent';
import { forgetVisitor, insertConsent } from './tracking.sql';

export interface Answer {
  visitor: string | null;
  purposes: readonly ConsentPurpose[];
  textVersion: string;
}

export async function giveConsent({ visitor, purposes, textVersion }: Answer, context: Context): Promise<boolean> {
  const name = visitorOf(visitor);
  if (visitor !== null && name === null) throw inputRefused('This is no name of a visitor');
  if (!/^\w{1,16}$/.test(textVersion)) throw inputRefused('This is no version of the text');
  const agreed = PURPOSES.filter((purpose) => purposes.includes(purpose));
  const personal = agreed.includes('personal');
  await inTransaction(context.pool, async (tx) => {
    const answer = { visitor: personal ? name : null, purposes: agreed, textVersion, storeId: context.store.id };
    await insertConsent(tx.client, { ...answer, at: context.now });
    if (name && !personal) await forgetVisitor(tx.client, name);
  });
  return true;
}
