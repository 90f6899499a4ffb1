// The shops of this deployment: read with the stores at every page start, the built-in four where the content service defines none.
import { VARIANTS } from '~/config/variants';
import type { Variant } from '~/models/request-context';
import { ShopVariantsDocument } from './generated/content';
import { standing } from './transport/long-lived-cache';
import { BackendFailed, read } from './transport/transport.server';
import { shopVariantOf } from './variant.map';

/** A plain Strapi that returns no schema gets the query unpruned, and refuses it: it has no such shops. */
const isUnknownThere = (failure: unknown): boolean =>
  failure instanceof BackendFailed && /Cannot query field ["']shopVariants["']/.test(failure.message);

let known: readonly Variant[] = VARIANTS;

export const listVariants = standing(async (caller): Promise<readonly Variant[]> => {
  const asked = read(caller, { client: 'content', document: ShopVariantsDocument, variables: {} });
  const data = await asked.catch((failure: unknown) => {
    if (isUnknownThere(failure)) return null;
    throw failure;
  });
  const entered = (data?.shopVariants ?? []).flatMap((variant) => (variant ? [shopVariantOf(variant)] : []));
  known = entered.length > 0 ? entered : VARIANTS;
  return known;
});

/** As they were last read: for callers that cannot wait, or when they cannot be read. */
export const knownVariants = (): readonly Variant[] => known;
