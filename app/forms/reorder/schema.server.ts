// What could not be ordered again, as a part of the own address of the order or subscription: the page says it as often as it is loaded.
import { paramNamesOf } from '#domain/refusal/refusal-params';
import { isRefusalCode, refusalOf } from '#domain/refusal/refusals';
import type { MissingGoods, NotReordered } from '~/models/order';

const NAME = 'missing';
/** Limits the length of the address; the first ones are informative enough. */
const MOST = 20;

export function withMissing(path: string, missing: readonly NotReordered[]): string {
  const search = new URLSearchParams();
  for (const { sku, refusal: refused } of missing.slice(0, MOST))
    search.append(NAME, [refused.code, sku, ...Object.values(refused.params ?? {})].join(' '));
  return `${path}?${search}`;
}

/** Null where the address names no missing products. Numbers that are not among these lines are ignored. */
export function missingIn(params: URLSearchParams, lines: readonly { sku: string; name: string }[]): MissingGoods[] {
  return params
    .getAll(NAME)
    .slice(0, MOST)
    .flatMap((told) => {
      const [code, sku = '', value] = told.split(' ');
      const name = lines.find((line) => line.sku === sku)?.name;
      if (!isRefusalCode(code) || (sku !== '' && name === undefined)) return [];
      const [param] = paramNamesOf(code);
      if (param === undefined) return [{ name: name ?? '', refusal: refusalOf(code) }];
      const number = value === undefined ? Number.NaN : Number(value);
      if (param !== 'sku' && !Number.isSafeInteger(number)) return [];
      return [{ name: name ?? '', refusal: refusalOf(code, { [param]: param === 'sku' ? sku : number }) }];
    });
}
