// From the wire's brands, certificates and lists to their pages.
import { brandPath, categoryPath, certificatePath } from '#domain/page/addresses';
import type { ShopRules } from '~/models/caller';
import type { BrandEntry, BrandGroup, BrandPage, CertificateEntry, CertificatePage, Shelf } from '~/models/shelf';
import type { LogoView } from '../content/logo.server';
import type { BrandQuery, BrandsQuery, ShelfQuery } from '../generated/commerce';
import { CATEGORY_SORTS, pagingOf, type Sort, sortOptions } from '../tile/category.map';
import type { WantedColours } from '../tile/swatches.map';
import { tilesOf } from '../tile/tile.map';

export const shelfView = (
  found: NonNullable<ShelfQuery['products']>,
  sort: Sort,
  rules: ShopRules,
  logos: readonly LogoView[],
  wanted?: WantedColours,
): Shelf => ({
  tiles: tilesOf(found.items, rules, logos, wanted),
  paging: pagingOf(found.page_info, found.total_count),
  sorts: sortOptions(CATEGORY_SORTS, sort, rules),
});

type WireBrand = NonNullable<NonNullable<BrandsQuery['brands']>[number]>;

const brandEntry = ({ id, name, description, house }: WireBrand): BrandEntry => ({
  id,
  name,
  description: description ?? '',
  href: brandPath(id),
  isHouse: house === true,
});

// Danish: Æ, Ø and Å come last, and Aa is an Å.
const danish = new Intl.Collator('da');

export const brandEntriesOf = (data: BrandsQuery): BrandEntry[] =>
  (data.brands ?? [])
    .flatMap((brand) => (brand ? brandEntry(brand) : []))
    .sort((one, other) => danish.compare(one.name, other.name));

export function brandGroupsOf(brands: readonly BrandEntry[]): BrandGroup[] {
  const groups: BrandGroup[] = [];
  for (const brand of brands) {
    const letter = brand.name.charAt(0).toLocaleUpperCase('da');
    const last = groups.at(-1);
    if (last?.letter === letter) last.brands.push(brand);
    else groups.push({ letter, brands: [brand] });
  }
  return groups;
}

export function brandPageOf({ brand }: BrandQuery): BrandPage | null {
  if (!brand) return null;
  const { producer } = brand;
  return {
    ...brandEntry(brand),
    producer: producer?.name
      ? { name: producer.name, address: producer.address ?? '', email: producer.email ?? '' }
      : null,
    categories: (brand.categories ?? []).flatMap((category) =>
      category?.url_path
        ? {
            id: category.uid,
            name: category.name ?? '',
            href: categoryPath(category.url_path),
            picture: category.image ? { url: category.image, alt: '' } : null,
          }
        : [],
    ),
  };
}

export const certificateEntryOf = ({ identifier, name, description, url }: LogoView): CertificateEntry => ({
  id: identifier,
  name,
  description,
  href: certificatePath(identifier),
  logoUrl: url,
});

export const certificatePageOf = (logo: LogoView): CertificatePage => ({
  ...certificateEntryOf(logo),
  html: logo.html,
  issuer: logo.issuer ? { name: logo.issuer, href: logo.issuerUrl } : null,
});
