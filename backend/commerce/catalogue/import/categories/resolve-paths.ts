// Which category each path of the file means; what is not there is made, from the top down.
import type { PoolClient } from 'pg';
import { isReservedWord, numberedPath } from '#domain/page/reserved-paths';
import { slugOf } from '#domain/text/slug';
import type { Fault } from '../faults';
import { takenPaths } from '../judge/addresses.sql';
import type { ResolvedPath } from '../write/places.sql';
import { addCategory, type KnownCategory, knownCategories, namedPaths } from './categories.sql';

export interface ResolvedPaths {
  paths: ResolvedPath[];
  made: number;
  /** Categories that could not have the address of their name. */
  faults: Fault[];
}

export async function resolvePaths(on: PoolClient): Promise<ResolvedPaths> {
  const tree = new Tree(await knownCategories(on));
  const paths: ResolvedPath[] = [];
  for (const { path, line } of await namedPaths(on)) {
    let at: KnownCategory | null = null;
    for (const name of path) at = tree.child(at, name) ?? (await tree.grow(on, at, { name, line }));
    if (at) paths.push([path, at.id]);
  }
  return { paths, made: tree.made, faults: tree.faults };
}

/** A category is found among its siblings by its Danish name, in any letter case and spelling of its letters, or by its address where the file has that. */
class Tree {
  made = 0;
  readonly faults: Fault[] = [];
  private readonly byName = new Map<string, KnownCategory>();
  private readonly byAddress = new Map<string, KnownCategory>();
  private readonly last = new Map<number | null, number>();

  constructor(rows: readonly KnownCategory[]) {
    for (const row of rows) this.add(row);
  }

  child(parent: KnownCategory | null, name: string): KnownCategory | undefined {
    const below = parent?.id ?? 0;
    const isAddress = slugOf(name) === name;
    return (
      this.byName.get(`${below}/${nameKeyOf(name)}`) ?? (isAddress ? this.byAddress.get(`${below}/${name}`) : undefined)
    );
  }

  async grow(on: PoolClient, parent: KnownCategory | null, { name, line }: NewCategory): Promise<KnownCategory> {
    const above = parent ? `${parent.url_path}/` : '';
    const wanted = slugOf(name);
    const urlKey = await freeKey(on, above, wanted);
    const urlPath = `${above}${urlKey}`;
    if (urlKey !== wanted) {
      const params = { value: urlPath, wanted: `${above}${wanted}`, name };
      this.faults.push({ line, column: 'categories', code: 'categoryAddress', params, warning: true });
    }
    const position = (this.last.get(parent?.id ?? null) ?? 0) + 1;
    const made = await addCategory(on, { parent, name, urlKey, urlPath, position });
    this.made += 1;
    this.add(made);
    return made;
  }

  private add(row: KnownCategory): void {
    const below = row.parent_id ?? 0;
    this.byName.set(`${below}/${nameKeyOf(row.name_da)}`, row);
    this.byAddress.set(`${below}/${row.url_key}`, row);
    this.last.set(row.parent_id, Math.max(this.last.get(row.parent_id) ?? 0, row.position));
  }
}

/** Names that differ in signs are two categories: "A4" and "A4+", "0,5 mm" and "0-5 mm". */
const nameKeyOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\s*&\s*/g, ' og ')
    .replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => slugOf(word) || word)
    .replace(/\s+/g, ' ')
    .trim();

interface NewCategory {
  name: string;
  line: number;
}

/** The last part of a new category's address: neither the shop's own nor that of a product or a page. */
async function freeKey(on: PoolClient, above: string, wanted: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const key = numberedPath(wanted, count);
    const path = `${above}${key}`;
    if (!isReservedWord(path) && (await takenPaths(on, [path])).size === 0) return key;
  }
}
