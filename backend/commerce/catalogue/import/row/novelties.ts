// What a file adds that the shop does not have yet: units, and attributes to choose by. Created when the complete file is valid.
import type { ProductAttribute } from '#backend/db/tables/product';
import { canBeChosenBy } from './option-codes';

export type FacetLabel = Pick<ProductAttribute, 'label' | 'labelEn'>;

const LONGEST_UNIT = 20;

export class Novelties {
  readonly units = new Set<string>();
  readonly facets = new Map<string, FacetLabel>();

  constructor(
    private readonly knownUnits: ReadonlySet<string>,
    private readonly knownFacets: ReadonlySet<string>,
  ) {}

  /** False for what cannot be a unit. */
  unit(code: string): boolean {
    if (this.knownUnits.has(code)) return true;
    if (code.length > LONGEST_UNIT || !/^\p{L}[\p{L}\d ./-]*$/u.test(code)) return false;
    this.units.add(code);
    return true;
  }

  knowsUnit(code: string): boolean {
    return this.knownUnits.has(code) || this.units.has(code);
  }

  /** The first that names it says what it is called. */
  facet(code: string, label: FacetLabel): void {
    if (!this.knownFacets.has(code) && !this.facets.has(code) && canBeChosenBy(code)) this.facets.set(code, label);
  }
}
