// The project's own source for the rules of the repository: files, imports, code without comments, and positions.
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');

export interface Import {
  /** As written. */
  from: string;
  /** The path inside the repository, without file extension; absent for a package. */
  path?: string;
  line: number;
}

export interface SourceFile {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  tree: ts.SourceFile;
  imports: Import[];
  /** The text with every comment blanked out; lines and columns stay. */
  code: string;
}

const SKIPPED = /(^|\/)(node_modules|build|generated|\.[^/]+)(\/|$)/;
const TEST = /\.(test|flow)\.tsx?$|^tests\/|\/testing\//;

export function allFiles(...folders: string[]): string[] {
  return folders
    .filter((folder) => fs.existsSync(path.join(root, folder)))
    .flatMap((folder) => fs.readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !SKIPPED.test(file))
    .sort();
}

export function readSource(file: string): SourceFile {
  return parseSource(file, fs.readFileSync(path.join(root, file), 'utf8'));
}

export function parseSource(file: string, text: string): SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  let code: string | undefined;
  return {
    path: file,
    text,
    tree,
    lines: text.split('\n').length - 1,
    isTest: TEST.test(file),
    imports: importsOf(file, text, tree),
    // Computed on access: many callers need only names and imports.
    get code() {
      code ??= withoutComments(tree, text);
      return code;
    },
  };
}

export function sourcesIn(...folders: string[]): SourceFile[] {
  return allFiles(...folders)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map(readSource);
}

function importsOf(file: string, text: string, tree: ts.SourceFile): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    from: fileName,
    path: inRepository(file, fileName),
    line: lineAt(tree, pos),
  }));
}

function inRepository(file: string, from: string): string | undefined {
  const [place = ''] = from.split('?');
  if (place.startsWith('#')) return place.slice(1);
  if (place.startsWith('~/')) return `app/${place.slice(2)}`;
  return place.startsWith('.') ? path.posix.normalize(path.posix.join(path.posix.dirname(file), place)) : undefined;
}

export function lineAt(tree: ts.SourceFile, position: number): number {
  return tree.getLineAndCharacterOfPosition(position).line + 1;
}

function withoutComments(tree: ts.SourceFile, text: string): string {
  const kept: string[] = [];
  let end = 0;
  const blank = (trivia: string) => trivia.replace(/[^\n]/g, ' ');
  const walk = (node: ts.Node) => {
    const parts = node.getChildren(tree).filter((part) => !ts.isJSDoc(part));
    if (parts.length > 0) return parts.forEach(walk);
    const start = node.getStart(tree);
    if (start < end || node.end === start) return;
    kept.push(blank(text.slice(end, start)), text.slice(start, node.end));
    end = node.end;
  };
  walk(tree);
  return kept.join('') + blank(text.slice(end));
}

/** `file:line: what` for every match of `pattern` in the code, without comments. */
export function matches(file: SourceFile, pattern: RegExp, what = 'has'): string[] {
  return [...file.code.matchAll(new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))].map(
    (match) => `${file.path}:${lineAt(file.tree, match.index)}: ${what} ${match[0].trim()}`,
  );
}

/** `file:line: what` for every node of the syntax tree that `is` names. */
export function nodes(file: SourceFile, is: (node: ts.Node) => string | undefined): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node) => {
    const what = is(node);
    if (what) found.push(`${file.path}:${lineAt(file.tree, node.getStart(file.tree))}: ${what}`);
    ts.forEachChild(node, walk);
  };
  walk(file.tree);
  return found;
}
