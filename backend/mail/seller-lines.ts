// Who sells, at the foot of every mail: name, address, CVR number, and how to reach them.
import type { Seller } from '#domain/e-invoice/model';

/** Empty where no seller is set. */
export function sellerLines(seller: Seller | null): string[] {
  if (!seller) return [];
  const { name, cvr, telephone, email, address } = seller;
  const place = `${address.street}, ${address.postcode} ${address.city}`;
  const reached = [telephone, email].filter(Boolean).join(' · ');
  return [`${name} · ${place}`, [`CVR\u00a0${cvr}`, reached].filter(Boolean).join(' · ')];
}
