// From the wire's printers and supplies to the pages of the ink finder: page prices, comparisons and groups by domain/ink/cartridge-yield.

import { compareYields, pricePerPage } from '#domain/ink/cartridge-yield';
import { oere, sumOere } from '#domain/money/money';
import { inkFinderResultsPath, inkMakePath, inkSeriesPath } from '#domain/page/addresses';
import type { ShopRules } from '~/models/caller';
import type { CartridgeRole, MyPrinter, PrinterLink, PrinterPage, Supply, SupplyGroup } from '~/models/ink';
import type { LogoView } from '../content/logo.server';
import type { FitsQuery, MyPrintersQuery, PrinterNameFragment, SupplyFragment } from '../generated/commerce';
import { tileOf } from './tile.map';

const ROLES: readonly CartridgeRole[] = [
  'black',
  'cyan',
  'magenta',
  'yellow',
  'colour',
  'photo',
  'set',
  'drum',
  'waste',
];

export const printerLinkOf = ({ id, make, model }: PrinterNameFragment): PrinterLink => ({
  id,
  name: `${make} ${model}`,
  href: inkFinderResultsPath(id),
});

export const printerLinksOf = (printers: readonly (PrinterNameFragment | null)[] | null | undefined): PrinterLink[] =>
  (printers ?? []).flatMap((printer) => (printer ? [printerLinkOf(printer)] : []));

function supplyOf(wire: SupplyFragment, rules: ShopRules, logos: readonly LogoView[]): Supply[] {
  if (!wire.product) return [];
  const tile = tileOf(wire.product, rules, logos);
  const pages = wire.pages ?? null;
  return [
    {
      role: wire.role,
      number: wire.number,
      part: wire.part && wire.part !== wire.number && wire.role !== 'set' ? wire.part : null,
      pages,
      original: wire.original,
      lock: wire.lock ?? null,
      holds: (wire.holds ?? []).flatMap((one) =>
        one ? [{ role: one.role, part: one.part, pages: one.pages ?? null }] : [],
      ),
      perPage: tile.price && pages ? pricePerPage(oere(tile.price.oere), pages) : null,
      cheapest: false,
      savesPercent: null,
      savesOere: null,
      tile,
    },
  ];
}

export function suppliesOf(
  wire: readonly (SupplyFragment | null)[] | null | undefined,
  rules: ShopRules,
  logos: readonly LogoView[],
): Supply[] {
  return (wire ?? []).flatMap((one) => (one ? supplyOf(one, rules, logos) : []));
}

/** Waste boxes and drums wear out by themselves: their page prices are not compared with ink. */
function comparedIn(role: CartridgeRole, supplies: readonly Supply[]): Supply[] {
  const group = supplies.filter((one) => one.role === role);
  const compared = compareYields(group.map((one) => ({ ...one, pages: one.pages ?? 0 })));
  return group
    .map((one, at) => ({ ...one, ...compared[at] }))
    .sort((one, other) => (one.pages ?? 0) - (other.pages ?? 0) || (one.number < other.number ? -1 : 1));
}

/** What a set saves compared to its cartridges bought one by one, where the shop sells each of them. */
function savedBy(set: Supply, all: readonly Supply[]): number | null {
  if (set.role !== 'set' || !set.tile.price) return null;
  const singles = set.holds.map(
    ({ part, role }) =>
      all.find((one) => one.original === set.original && one.role === role && (one.part ?? one.number) === part)?.tile
        .price?.oere,
  );
  const known = singles.filter((price): price is number => price !== undefined);
  if (known.length === 0 || known.length < singles.length) return null;
  const saved = sumOere(known) - set.tile.price.oere;
  return saved > 0 ? saved : null;
}

export function groupsOf(supplies: readonly Supply[]): SupplyGroup[] {
  return ROLES.flatMap((role) => {
    const group = comparedIn(role, supplies).map((one) => ({ ...one, savesOere: savedBy(one, supplies) }));
    if (group.length === 0) return [];
    const [original, compatible] = [true, false].map((is) => group.filter((one) => one.original === is));
    return [{ role, original: original ?? [], compatible: compatible ?? [] }];
  });
}

export function printerPageOf(
  printer: NonNullable<FitsQuery['printer']>,
  rules: ShopRules,
  logos: readonly LogoView[],
): PrinterPage {
  const supplies = suppliesOf(printer.supplies, rules, logos);
  return {
    id: printer.id,
    name: `${printer.make} ${printer.model}`,
    make: { name: printer.make, href: inkMakePath(printer.make_key) },
    series: { name: printer.series, href: inkSeriesPath(printer.make_key, printer.series_key) },
    model: printer.model,
    kind: printer.kind,
    colour: printer.colour,
    groups: groupsOf(supplies),
    includesVat: supplies.find((one) => one.tile.price)?.tile.price?.includesVat ?? null,
  };
}

export function myPrintersOf({ customer }: MyPrintersQuery): MyPrinter[] {
  return (customer?.printers ?? []).flatMap((mine) => {
    if (!mine) return [];
    const { id, name, location, printer, last_purchase: last } = mine;
    const items = (last?.items ?? []).flatMap((item) => item ?? []);
    const lastPurchase = last && items.length > 0 ? { orderedAt: last.ordered_at, items } : null;
    return [{ id, name, location, printer: printerLinkOf(printer), lastPurchase }];
  });
}
