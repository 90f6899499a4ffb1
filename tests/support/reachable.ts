// Which files a running shop can reach: everything that its entry points import, at run time, directly or by a dynamic import.
import ts from 'typescript';
import { type SourceFile, sourcesIn } from './source';

/** Where a process or a request begins: the pages, the HTTP server, the back end as a separate process, and the command line. */
const ENTRY =
  /^(app\/(root|entry\.(server|client))\.tsx|app\/routes\.ts|app\/routes\/.*\.tsx?|server\/index\.ts|backend\/(serve|index|cli\/index)\.ts)$/;
/** vite.config.ts replaces react-i18next with these. */
const ALIASED = ['app/i18n/reader.client.tsx', 'app/i18n/reader.server.tsx'];

export function reachableFiles(): Set<string> {
  const sources = sourcesIn('app', 'backend', 'domain', 'server').filter(({ isTest }) => !isTest);
  const files = new Map(sources.map((file) => [file.path, file]));
  const reached = new Set<string>();
  const waiting = [...files.keys()].filter((file) => ENTRY.test(file)).concat(ALIASED);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = files.get(file);
    if (!source || reached.has(file)) continue;
    reached.add(file);
    waiting.push(...importedBy(source, files));
  }
  return reached;
}

function importedBy(source: SourceFile, files: ReadonlyMap<string, SourceFile>): string[] {
  const times = (list: string[], from: string) => list.filter((each) => each === from).length;
  const types = typeImports(source);
  const all = source.imports.map(({ from }) => from);
  return source.imports.flatMap(({ from, path: to }) => {
    const file = to === undefined ? undefined : fileAt(to, files);
    if (file === undefined) return [];
    // A file of types has no code to run: it is reached when a reached file names it.
    return times(types, from) === times(all, from) && !holdsTypesOnly(file, files) ? [] : [file];
  });
}

function fileAt(to: string, files: ReadonlyMap<string, SourceFile>): string | undefined {
  return [to, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => to + end)].find((file) => files.has(file));
}

function typeImports({ tree }: SourceFile): string[] {
  return tree.statements.flatMap((statement) => {
    const isType =
      (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly);
    const from = isType && 'moduleSpecifier' in statement ? statement.moduleSpecifier : undefined;
    return from && ts.isStringLiteral(from) ? [from.text] : [];
  });
}

function holdsTypesOnly(file: string, files: ReadonlyMap<string, SourceFile>): boolean {
  return (files.get(file)?.tree.statements ?? []).every(
    (statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      (ts.isImportDeclaration(statement) && statement.importClause?.isTypeOnly) ||
      (ts.isExportDeclaration(statement) && statement.isTypeOnly),
  );
}
