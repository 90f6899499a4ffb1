// The part of the shop's files that an address names.
import type { LoaderFunctionArgs } from '@remix-run/node';
import { isShopPart, mayChangePart, type ShopPart } from '#domain/staff/shop-parts';
import { notFound } from '~/request-context/respond.server';
import type { StaffPageContext } from '~/request-context/staff.server';
import { isPartElsewhere } from '~/services/staff/shop-parts.server';

/** A part that the member's role does not change is not found: the page would be empty. */
export function namedPart({ params }: Pick<LoaderFunctionArgs, 'params'>, { member }: StaffPageContext): ShopPart {
  const { part } = params;
  if (!isShopPart(part) || !mayChangePart(member?.role ?? '', part) || isPartElsewhere(part)) throw notFound();
  return part;
}
