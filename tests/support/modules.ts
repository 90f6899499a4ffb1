// Modules (the folders of backend/commerce, domain and app/services): run-time imports between them, cycles, and imports past their entry points.
import ts from 'typescript';
import { lineAt, type SourceFile } from './source';

type Parent = 'backend/commerce' | 'domain' | 'app/services';

/** The module a path belongs to, or nothing. */
export function moduleOf(path: string | undefined, parent: Parent = 'backend/commerce'): string | undefined {
  return path?.startsWith(`${parent}/`) ? /^([^/]+)\//.exec(path.slice(parent.length + 1))?.[1] : undefined;
}

/** Imports that remain after types are erased, dynamic ones included: path inside the repository and line. */
export function runtimeImports(file: SourceFile): { path: string; line: number }[] {
  const kept = new Set<number>();
  const walk = (node: ts.Node) => {
    const from = loadedFrom(node);
    if (from) kept.add(lineAt(file.tree, from.getStart(file.tree)));
    ts.forEachChild(node, walk);
  };
  walk(file.tree);
  return file.imports.flatMap(({ path, line }) => (path !== undefined && kept.has(line) ? [{ path, line }] : []));
}

/** The specifier of a node that loads a module at run time. */
function loadedFrom(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    if (clause?.isTypeOnly) return undefined;
    const named = clause?.namedBindings;
    const isErased = !clause?.name && named && ts.isNamedImports(named) && onlyTypes(named.elements);
    return isErased ? undefined : node.moduleSpecifier;
  }
  if (ts.isExportDeclaration(node)) {
    const named = node.exportClause;
    const isErased = node.isTypeOnly || (named && ts.isNamedExports(named) && onlyTypes(named.elements));
    return isErased ? undefined : node.moduleSpecifier;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0];
  return undefined;
}

function onlyTypes(elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): boolean {
  return elements.length > 0 && elements.every(({ isTypeOnly }) => isTypeOnly);
}

/** Per pair of modules the importing lines at run time, as `file:line`. */
export function moduleEdges(
  files: readonly SourceFile[],
  parent: Parent = 'backend/commerce',
): Map<string, Map<string, string[]>> {
  const edges = new Map<string, Map<string, string[]>>();
  for (const file of files) {
    const from = moduleOf(file.path, parent);
    if (!from) continue;
    const targets = edges.get(from) ?? new Map<string, string[]>();
    edges.set(from, targets);
    for (const { path, line } of runtimeImports(file)) {
      const to = moduleOf(path, parent);
      if (to && to !== from) targets.set(to, [...(targets.get(to) ?? []), `${file.path}:${line}`]);
    }
  }
  return edges;
}

/** Groups of modules that reach each other (strongly connected components of more than one), sorted by name. */
export function moduleCycles(edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const reached = new Map([...edges.keys()].map((name) => [name, reachableFrom(name, edges)]));
  const reaches = (from: string, to: string) => reached.get(from)?.has(to) ?? false;
  const cyclic = [...edges.keys()].filter((name) => reaches(name, name)).sort();
  const groups: string[][] = [];
  for (const name of cyclic) {
    const group = groups.find(([first]) => first !== undefined && reaches(name, first) && reaches(first, name));
    if (group) group.push(name);
    else groups.push([name]);
  }
  return groups;
}

function reachableFrom(start: string, edges: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Set<string> {
  const found = new Set<string>();
  const next = [start];
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    for (const to of edges.get(name)?.keys() ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      next.push(to);
    }
  }
  return found;
}

/** Imports, types included, of a module's file other than its index.ts from outside the module: `file:line: import`. */
export function insideImports(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ path, from, line }) => {
      const to = moduleOf(path);
      if (!to || to === moduleOf(file.path) || path === `backend/commerce/${to}/index`) return [];
      return [`${file.path}:${line}: ${from}`];
    }),
  );
}
