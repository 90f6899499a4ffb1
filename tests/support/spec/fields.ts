// Whether fields of the schema are used: queried by one of our documents or by an operation that a test of the back end runs. A
// field in the schema proves nothing by itself.
import {
  type DocumentNode,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import ts from 'typescript';
import { commerceSdl, contentSdl } from '#backend/generated/sdl';
import { schemaOf } from '../schema';
import { allFiles, readSource, type SourceFile } from '../source';

/** `Type.field` → the files that query it, documents of the storefront first. */
export type Askers = Map<string, string[]>;
type Service = 'commerce' | 'content';

export const serviceOf = (sdlFile: string): Service =>
  sdlFile.startsWith('backend/content/') ? 'content' : 'commerce';

export interface FieldUse {
  /** Files that query a name which these SDL files declare; none where it is not declared or not queried. */
  askersOf(name: string, sdlFiles: readonly string[]): string[];
}

export function readFieldUse(): FieldUse {
  const schemas = { commerce: schemaOf(commerceSdl), content: schemaOf(contentSdl) };
  const askers = { commerce: askersIn(schemas.commerce), content: askersIn(schemas.content) };
  const code = allFiles('app', 'domain', 'backend/commerce', 'backend/ports')
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map(readSource);
  const spoken = new Map<string, string[]>();
  const speakersOf = (word: string) => {
    const known = spoken.get(word);
    if (known) return known;
    const quoted = new RegExp(`['"\`]${word}['"\`]|\\b${word}\\s*[:?]|\\b${word},`);
    const found = code.filter(({ text }) => quoted.test(text)).map(({ path }) => path);
    spoken.set(word, found);
    return found;
  };
  return {
    askersOf(name, sdlFiles) {
      const found = sdlFiles
        .filter((file) => file.endsWith('.graphql'))
        .flatMap((file) => {
          const service = serviceOf(file);
          return ownersOf(name, file).flatMap((owner) => {
            const type = schemas[service].getType(owner);
            // A value that is sent or returned is not a field: the code has to contain it as text.
            if (isInputObjectType(type) || isEnumType(type)) return speakersOf(name);
            return askers[service].get(`${owner}.${name}`) ?? [];
          });
        });
      return [...new Set(found)];
    },
  };
}

/** The types of this SDL file that declare the name as a field, an input's field or a value. */
function ownersOf(name: string, sdlFile: string): string[] {
  const { definitions } = parse(readSource(sdlFile).text);
  return definitions.flatMap((definition) => {
    if (!('name' in definition) || !definition.name) return [];
    const fields = 'fields' in definition ? (definition.fields ?? []) : [];
    const values = 'values' in definition ? (definition.values ?? []) : [];
    return [...fields, ...values].some((each) => each.name.value === name) ? [definition.name.value] : [];
  });
}

function askersIn(schema: GraphQLSchema): Askers {
  const askers: Askers = new Map();
  for (const file of allFiles('app/services').filter((path) => path.endsWith('.graphql')))
    noteFields(schema, parse(readSource(file).text), file, askers);
  for (const file of allFiles('tests/backend').filter((path) => path.endsWith('.test.ts')))
    for (const document of documentsIn(readSource(file))) noteFields(schema, document, file, askers);
  return askers;
}

/** Every text of the file that is a document; constants of the same file are inserted where they are used. */
function documentsIn({ tree }: SourceFile): DocumentNode[] {
  const constants = new Map<string, string>();
  const texts: string[] = [];
  const walk = (node: ts.Node) => {
    const text = textOf(node, tree);
    const holder = text === undefined || !ts.isTaggedTemplateExpression(node.parent) ? node.parent : node.parent.parent;
    if (text !== undefined && ts.isVariableDeclaration(holder)) constants.set(holder.name.getText(tree), text);
    if (text?.includes('{')) texts.push(text);
    ts.forEachChild(node, walk);
  };
  walk(tree);
  const filled = (part: string, depth = 0): string =>
    part.replace(/\$\{([^}]*)\}/g, (_, name: string) => {
      const value = depth < 4 ? constants.get(name) : undefined;
      return value === undefined ? '__typename' : filled(value, depth + 1);
    });
  return texts.flatMap((text) => {
    try {
      return [parse(filled(text).replace(/^(\s*__typename)+|(__typename\s*)+$/g, ''))];
    } catch {
      return []; // another kind of text
    }
  });
}

function textOf(node: ts.Node, tree: ts.SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(tree).slice(1, -1) : undefined;
}

function noteFields(schema: GraphQLSchema, document: DocumentNode, file: string, askers: Askers): void {
  const info = new TypeInfo(schema);
  const note = (key: string) => askers.set(key, [...new Set([...(askers.get(key) ?? []), file])]);
  visit(
    document,
    visitWithTypeInfo(info, {
      [Kind.FIELD](node) {
        const parent = info.getParentType();
        if (!parent || !info.getFieldDef()) return;
        const related = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [];
        const implemented = isObjectType(parent) || isInterfaceType(parent) ? parent.getInterfaces() : [];
        for (const type of [parent, ...related, ...implemented]) note(`${type.name}.${node.name.value}`);
      },
    }),
  );
}
