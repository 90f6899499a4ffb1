// JSON schemas of the YAML files, so that editors complete and check what is typed. They are made of the schemas that apply reads by.
import { z } from 'zod/v4';
import { yamlFiles, yamlParts } from './file/yaml';
import './sections/index';

const AS_TYPED: Parameters<typeof z.toJSONSchema>[1] = {
  io: 'input',
  unrepresentable: 'any',
  override: ({ jsonSchema }) => leaveOneOf(jsonSchema),
};

/** Paths inside the folder and their texts: .schema/shop.json and so on. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    yamlFiles().map((file) => {
      const named = [...yamlParts(file)].sort(([one], [other]) => (one < other ? -1 : 1));
      const parts = Object.fromEntries(named.map(([key, part]) => [key, part.optional()]));
      const schema = z.toJSONSchema(z.strictObject(parts), AS_TYPED);
      return [`.schema/${file.replace(/\.yaml$/, '.json')}`, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

/** Schema of one record of a part of a file: of each in its list, or of the only one. */
export function recordSchema(file: string, key: string): object {
  const part = yamlParts(file).get(key);
  if (!part) throw new Error(`${file} has no part ${key}`);
  const schema = z.toJSONSchema(part, AS_TYPED);
  return schema.type === 'array' && typeof schema.items === 'object' ? schema.items : schema;
}

/** Where a value may be written in several ways, what zod says of the one that it becomes is left out. */
function leaveOneOf(schema: z.core.JSONSchema.BaseSchema): void {
  if (!schema.anyOf || !schema.properties) return;
  for (const key of ['type', 'properties', 'required', 'additionalProperties'] as const) delete schema[key];
}
