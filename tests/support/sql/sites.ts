// Where the back end queries the database for typed rows: each `.query<Row>(…)` and `.execute<Row>(…)` of the files *.sql.ts, by TypeScript's compiler.
import path from 'node:path';
import ts from 'typescript';
import { allFiles, root } from '../source';

export interface RowProperty {
  name: string;
  isOptional: boolean;
  /** The possible kinds of the values, without null. */
  kinds: Kind[];
}

/** `any`: from JSON, or unknown. `number[]` and so on: an array of that kind. */
export type Kind = string;

export interface Site {
  id: number;
  /** `file:line`, from backend. */
  at: string;
  /** `file › function`, which identifies a site although lines move. */
  name: string;
  by: 'query' | 'execute';
  row: RowProperty[];
  /** The row also has the properties of a caller's type: there may be more columns than properties. */
  isOpen: boolean;
}

export interface SqlFile {
  path: string;
  /** The source, in which each site passes on its statement with its number. */
  text: string;
  functions: { name: string; parameters: Candidate[] }[];
}

/** The possible values of a parameter: one of some values, an object with such properties, a list, or anything. */
export type Candidate =
  | { values: readonly unknown[] }
  | { properties: Record<string, Candidate> }
  | { element: Candidate }
  | 'anything';

export function readSqlFiles(): { files: SqlFile[]; sites: Site[] } {
  const paths = allFiles('backend').filter((file) => file.endsWith('.sql.ts'));
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(
    paths.map((file) => path.join(root, file)),
    { ...options, incremental: false, tsBuildInfoFile: undefined, types: ['node'] },
  );
  const checker = program.getTypeChecker();
  const sites: Site[] = [];
  const files = paths.map((file) => {
    const tree = program.getSourceFile(path.join(root, file));
    if (!tree) throw new Error(`${file} could not be read`);
    return readFile(file, tree, checker, sites);
  });
  return { files, sites };
}

function readFile(file: string, tree: ts.SourceFile, checker: ts.TypeChecker, sites: Site[]): SqlFile {
  const edits: { at: number; text: string }[] = [];
  const look = (node: ts.Node) => {
    const call = askedIn(node);
    if (call) {
      sites.push(siteOf(sites.length, file, tree, call, checker));
      edits.push({ at: call.statement.getStart(tree), text: `globalThis.sqlSite(${sites.length - 1}, ` });
      edits.push({ at: call.statement.end, text: ')' });
    }
    ts.forEachChild(node, look);
  };
  look(tree);
  const functions = functionsOf(tree).map(({ name, node }) => ({
    name,
    parameters: node.parameters.map((each) => candidateOf(checker.getTypeAtLocation(each), checker, 0)),
  }));
  let text = tree.text;
  for (const edit of edits.toSorted((one, other) => other.at - one.at))
    text = text.slice(0, edit.at) + edit.text + text.slice(edit.at);
  return {
    path: file,
    functions,
    text: `${text}\nexport const sqlFunctions = { ${functions.map(({ name }) => name)} };\n`,
  };
}

interface Asked {
  by: 'query' | 'execute';
  row: ts.TypeNode;
  statement: ts.Expression;
  node: ts.CallExpression;
}

function askedIn(node: ts.Node): Asked | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const by = node.expression.name.text;
  const [row] = node.typeArguments ?? [];
  const [statement] = node.arguments;
  return row && statement && (by === 'query' || by === 'execute') ? { by, row, statement, node } : null;
}

function siteOf(id: number, file: string, tree: ts.SourceFile, asked: Asked, checker: ts.TypeChecker): Site {
  const { line } = tree.getLineAndCharacterOfPosition(asked.node.getStart(tree));
  const type = checker.getTypeFromTypeNode(asked.row);
  let holder: ts.Node = asked.node;
  while (holder.parent !== tree) holder = holder.parent;
  const owner = functionsIn(holder)[0]?.name ?? '';
  return {
    id,
    at: `${file}:${line + 1}`,
    name: `${file.replace('backend/', '')} › ${owner}`,
    by: asked.by,
    isOpen: hasParameter(type),
    row: checker.getPropertiesOfType(type).map((property) => ({
      name: property.name,
      isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      kinds: kindsOf(checker.getTypeOfSymbolAtLocation(property, asked.row), checker),
    })),
  };
}

const hasParameter = (type: ts.Type): boolean =>
  (type.flags & ts.TypeFlags.TypeParameter) !== 0 || (type.isIntersection() && type.types.some(hasParameter));

function kindsOf(type: ts.Type, checker: ts.TypeChecker): Kind[] {
  const parts = type.isUnion() ? type.types : [type];
  const kinds = parts.flatMap((part): Kind[] => {
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
    // A branded number is an intersection of a number and its brand.
    if (part.isIntersection()) {
      const plain = part.types.flatMap((each) => kindsOf(each, checker)).filter((kind) => kind !== 'object');
      return plain.length > 0 ? plain : ['object'];
    }
    if (part.flags & ts.TypeFlags.NumberLike) return ['number'];
    if (part.flags & ts.TypeFlags.StringLike) return ['string'];
    if (part.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
    if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.TypeParameter)) return ['any'];
    if (checker.isTupleType(part)) return ['object'];
    if (checker.isArrayType(part)) {
      const [element] = checker.getTypeArguments(part as ts.TypeReference);
      return element ? kindsOf(element, checker).map((kind) => `${kind}[]`) : ['any'];
    }
    return [part.symbol?.name === 'Date' ? 'Date' : 'object'];
  });
  return [...new Set(kinds)];
}

interface NamedFunction {
  name: string;
  node: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression;
}

const functionsOf = (tree: ts.SourceFile): NamedFunction[] => tree.statements.flatMap(functionsIn);

function functionsIn(statement: ts.Node): NamedFunction[] {
  if (ts.isFunctionDeclaration(statement) && statement.name && statement.body)
    return [{ name: statement.name.text, node: statement }];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
    ts.isIdentifier(name) && initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
      ? [{ name: name.text, node: initializer }]
      : [],
  );
}

const DEEPEST = 2;

function candidateOf(type: ts.Type, checker: ts.TypeChecker, depth: number): Candidate {
  const parts = type.isUnion() ? type.types : [type];
  if (parts.every((part) => part.isLiteral() || isPlain(part))) return { values: parts.map(plainValue) };
  const [only, ...more] = parts.filter((part) => !isPlain(part));
  if (!only || more.length > 0) return 'anything';
  if (only.flags & ts.TypeFlags.Number) return { values: [1, ...nulls(parts)] };
  if (only.flags & ts.TypeFlags.String) return { values: [RUN_TIME_TEXT, ...nulls(parts)] };
  if (only.symbol?.name === 'Date') return { values: [new Date(0), ...nulls(parts)] };
  if (checker.isArrayType(only)) {
    const [element] = checker.getTypeArguments(only as ts.TypeReference);
    return element ? { element: candidateOf(element, checker, depth + 1) } : 'anything';
  }
  const isOwn = only.symbol?.declarations?.some((each) => !each.getSourceFile().fileName.includes('/node_modules/'));
  if (depth >= DEEPEST || !isOwn || !(only.flags & ts.TypeFlags.Object) || only.getCallSignatures().length > 0)
    return 'anything';
  return {
    properties: Object.fromEntries(
      checker
        .getPropertiesOfType(only)
        .map((property) => [property.name, candidateOf(checker.getTypeOfSymbol(property), checker, depth + 1)]),
    ),
  };
}

/** Marks part of a statement's text as generated at run time. */
export const RUN_TIME_TEXT = '§run-time§';

const isPlain = (type: ts.Type) =>
  (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLiteral)) !== 0;
const nulls = (parts: readonly ts.Type[]) => (parts.some((part) => part.flags & ts.TypeFlags.Null) ? [null] : []);
function plainValue(type: ts.Type): unknown {
  if (type.isLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return 'intrinsicName' in type && type.intrinsicName === 'true';
  return type.flags & ts.TypeFlags.Null ? null : undefined;
}
