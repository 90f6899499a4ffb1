// What the law wants stated about a product: energy, dangers, documents, who made it and who answers for it.
import type { ContactView, DangerView, DocumentKind, ProductPage } from '~/models/product';
import type { ProductFragment } from '../generated/commerce';
import { energyOf } from '../tile/tile.map';
import type { Shown } from './product.map';

const KINDS: readonly DocumentKind[] = ['energylabel', 'data', 'user_guide', 'safety_data'];

/** A variant's own data sheets, or its parent's where it has none. */
function productDocuments({ product, shown }: Shown): ProductPage['documents'] {
  const listed = shown.documents?.length ? shown.documents : product.documents;
  return KINDS.flatMap((kind) => {
    const href = listed?.find((one) => one?.type === kind)?.link;
    return href ? [{ kind, href }] : [];
  });
}

type WireSentences = readonly ({ code?: string | null; text?: string | null } | null)[] | null | undefined;

const sentences = (given: WireSentences) =>
  (given ?? []).flatMap((one) => (one?.code ? [{ code: one.code, text: one.text ?? '' }] : []));

function dangerOf({ danger_content: given }: ProductFragment): DangerView | null {
  if (!given) return null;
  return {
    pictograms: (given.clp ?? []).flatMap((one) =>
      one?.code && one.url ? [{ code: one.code, label: one.label ?? one.code, url: one.url }] : [],
    ),
    signal: given.signal_word ?? null,
    hazards: sentences(given.h_sentences),
    precautions: sentences(given.p_sentences),
  };
}

type WireContact = { name?: string | null; address?: string | null; email?: string | null } | null | undefined;

const contactOf = (given: WireContact): ContactView | null =>
  given?.name ? { name: given.name, address: given.address ?? '', email: given.email ?? '' } : null;

export function safetyOf(part: Shown) {
  const { product, shown, rules } = part;
  return {
    energy: energyOf(shown.energy_class ? shown : product, rules),
    documents: productDocuments(part),
    danger: dangerOf(product),
    dropShip: product.drop_ship === true,
    producer: contactOf(product.producer),
    responsible: contactOf(product.producer?.responsible),
  };
}
