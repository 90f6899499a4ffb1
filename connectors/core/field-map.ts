// Field maps are data: a target field → where its value is in the source ('company.cvr'), a fixed value ('=DKK'), or the first of several that
// there is ('company.number|company.cvr|=WEB').

export type FieldMap = Readonly<Record<string, string>>;

/** Undefined where the source has nothing there. Columns of files may have dots in their names ('Varenr.'). */
function valueAtPath(source: unknown, path: string): unknown {
  if (typeof source === 'object' && source !== null && Object.hasOwn(source, path)) return Reflect.get(source, path);
  let value: unknown = source;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

function mappedValue(source: unknown, from: string): unknown {
  if (from.startsWith('=')) return from.slice(1);
  const [path = '', ...others] = from.split('|');
  const value = valueAtPath(source, path);
  return isMissing(value) && others.length > 0 ? mappedValue(source, others.join('|')) : value;
}

/** Fields without a value are left out. Dots in a target's name nest it. */
export function mapFields(source: unknown, map: FieldMap): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [target, from] of Object.entries(map)) {
    const value = mappedValue(source, from);
    if (!isMissing(value)) setAt(result, target.split('.'), value);
  }
  return result;
}

function setAt(object: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    object[name] = value;
    return;
  }
  const inner: Record<string, unknown> = {};
  const existing = object[name];
  if (typeof existing === 'object' && existing !== null) Object.assign(inner, existing);
  setAt(inner, rest, value);
  object[name] = inner;
}
