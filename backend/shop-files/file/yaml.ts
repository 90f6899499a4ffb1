// Records in YAML: a list, or one record, under a key of a file that several sections share. Faults are reported at the line of the value.
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod/v4';
import { pathInWords, type ReportFault } from '../fault';
import type { ShopFolder } from '../folder';
import type { Located, Source } from '../section';
import { issueInWords } from './issue-words';

interface ReadYaml {
  /** As plain data. */
  value: unknown;
  lineOf(path: readonly PropertyKey[]): number;
}

/** Each section of a file reads its part: the file is read once per folder. */
const read = new WeakMap<ShopFolder, Map<string, Promise<ReadYaml | null>>>();

export function readYaml(folder: ShopFolder, file: string, report: ReportFault): Promise<ReadYaml | null> {
  const files = read.get(folder) ?? new Map<string, Promise<ReadYaml | null>>();
  read.set(folder, files);
  const found = files.get(file) ?? parseYaml(folder, file, report);
  files.set(file, found);
  return found;
}

async function parseYaml(folder: ShopFolder, file: string, report: ReportFault): Promise<ReadYaml | null> {
  const text = await folder.text(file, report);
  return text === null ? null : yamlOf(text, { file, from: 0 }, report);
}

/** `from`: lines of the file above the text. Aliases are refused: a file of ten lines must not become a gigabyte. */
export function yamlOf(
  text: string,
  { file, from }: { file: string; from: number },
  report: ReportFault,
): ReadYaml | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const lineAt = (offset: number) => from + lines.linePos(offset).line;
  // What follows the first error is mostly its consequence.
  const [error] = document.errors;
  if (error) {
    report({ file, line: lineAt(error.pos[0]), column: null, message: `YAML kan ikke læses her (${error.code}).` });
    return null;
  }
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lineAt(node.range[0]);
    }
    return from + 1;
  };
  try {
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf };
  } catch {
    report({ file, line: 0, column: null, message: 'Ankre og henvisninger (& og *) kan ikke bruges her.' });
    return null;
  }
}

interface YamlPart<Row> {
  file: string;
  key: string;
  schema: z.ZodType<Row>;
}

/** Keys that each file may have, for the sections that share it; `apply` reports others as faults. */
const partsOf = new Map<string, Map<string, z.ZodType>>();

export function yamlParts(file: string): ReadonlyMap<string, z.ZodType> {
  return partsOf.get(file) ?? new Map();
}

export const yamlFiles = (): string[] => [...partsOf.keys()];

function addPart(file: string, key: string, schema: z.ZodType): void {
  const parts = partsOf.get(file) ?? new Map<string, z.ZodType>();
  partsOf.set(file, parts.set(key, schema));
}

async function valueAt(folder: ShopFolder, { file, key }: { file: string; key: string }, report: ReportFault) {
  const yaml = await readYaml(folder, file, report);
  const whole = yaml?.value;
  if (!yaml || typeof whole !== 'object' || whole === null || !(key in whole)) return null;
  return { yaml, value: Reflect.get(whole, key) };
}

/** `key:` holds a list of records. */
export function yamlList<Row>(part: YamlPart<Row>): Source<Row> {
  const { file, key, schema } = part;
  addPart(file, key, schema.array());
  return {
    async read(folder, report) {
      const found = await valueAt(folder, part, report);
      if (!found) return null;
      const { yaml, value } = found;
      if (!Array.isArray(value)) {
        report({ file, line: yaml.lineOf([key]), column: key, message: 'Her skal stå en liste.' });
        return [];
      }
      return value.flatMap((item: unknown, at) => recordAt(item, schema, { file, yaml, path: [key, at] }, report));
    },
    print: (records) => [{ file, key, value: records }],
  };
}

/** `key:` holds one record. */
export function yamlRecord<Row>(part: YamlPart<Row>): Source<Row> {
  const { file, key, schema } = part;
  addPart(file, key, schema);
  return {
    async read(folder, report) {
      const found = await valueAt(folder, part, report);
      return found && recordAt(found.value, schema, { file, yaml: found.yaml, path: [key] }, report);
    },
    print: (records) => records.slice(0, 1).map((value) => ({ file, key, value })),
  };
}

/** The path of a text that is read as one text for both languages: the fault of one of them is its own. Null elsewhere. */
function insideOneText(value: unknown, path: readonly PropertyKey[]): readonly PropertyKey[] | null {
  const parent = path.slice(0, -1);
  const at = parent.reduce<unknown>(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
  return typeof at === 'string' ? parent : null;
}

interface At {
  file: string;
  yaml: ReadYaml;
  path: readonly PropertyKey[];
}

export function recordAt<Row>(value: unknown, schema: z.ZodType<Row>, at: At, report: ReportFault): Located<Row>[] {
  const { file, yaml, path } = at;
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) {
    const lineOf = (inside: readonly PropertyKey[]) => yaml.lineOf([...path, ...inside]);
    return [{ record: parsed.data, at: { file, line: lineOf([]), lineOf } }];
  }
  for (const issue of parsed.error.issues) {
    const inside = insideOneText(value, issue.path);
    // A text for both languages is reported once.
    if (inside && issue.path.at(-1) === 'en') continue;
    const where = [...path, ...(inside ?? issue.path)];
    // Each unknown key is reported at its location.
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...where, key]) : [where];
    for (const place of places)
      report({ file, line: yaml.lineOf(place), column: pathInWords(place) || null, message: issueInWords(issue) });
  }
  return [];
}
