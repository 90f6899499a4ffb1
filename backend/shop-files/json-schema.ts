// JSON schemas of the YAML files, so that editors complete and check what is typed. They are made of the schemas that apply reads by.
import { z } from 'zod/v4';
import { yamlFiles, yamlParts } from './file/yaml';
import './sections/index';

/** Paths inside the folder and their texts: .schema/shop.json and so on. */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    yamlFiles().map((file) => {
      const parts = Object.fromEntries([...yamlParts(file)].map(([key, schema]) => [key, schema.optional()]));
      const schema = z.toJSONSchema(z.strictObject(parts), { io: 'input', unrepresentable: 'any' });
      return [`.schema/${file.replace(/\.yaml$/, '.json')}`, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}
