// Field maps are data: a target field → where its value is in the source ('company.cvr'), or a fixed value ('=DKK').

export type FieldMap = Readonly<Record<string, string>>;

/** Undefined where the source has nothing there. */
function valueAtPath(source: unknown, path: string): unknown {
  let value: unknown = source;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
}

/** Fields without a value are left out. Dots in a target's name nest it. */
export function mapFields(source: unknown, map: FieldMap): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [target, from] of Object.entries(map)) {
    const value = from.startsWith('=') ? from.slice(1) : valueAtPath(source, from);
    if (value !== undefined && value !== null && value !== '') setAt(result, target.split('.'), value);
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
