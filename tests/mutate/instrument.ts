// Writes all mutants of a file into one text, each behind a switch: `__mutant(7) ? mutation : original`. One parse of the file serves all.
import ts from 'typescript';
import type { Fault, Mutant } from './mutant';
import { oneLine } from './mutant';

export type FaultsOf = (node: ts.Node, tree: ts.SourceFile) => Fault[];

export interface Instrumented {
  code: string;
  mutants: Mutant[];
}

/** Where no test sets the switches, as while the test database is created, the code is unchanged. */
const SWITCH = 'globalThis.__mutantTick ??= () => undefined; globalThis.__mutant ??= () => false; ';

export function instrument(file: string, source: string, faultsOf: FaultsOf, firstId: number): Instrumented {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const mutants: Mutant[] = [];
  const lines = source.split('\n');

  const textOf = (node: ts.Node) => source.slice(node.getStart(tree), node.end);
  let counted = 0;
  const add = (node: ts.Node, fault: Fault): number => {
    const { kind, text, shown = { was: textOf(node), becomes: text } } = fault;
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
    const id = fault.id ?? firstId + counted;
    if (fault.id === undefined) counted += 1;
    const within = lines[line]?.trim() ?? '';
    const names = { was: oneLine(shown.was), becomes: oneLine(shown.becomes), within };
    mutants.push({ id, file, line: line + 1, kind, ...names, isStatic: isOutsideFunctions(node) });
    return id;
  };
  const inner = (node: ts.Node): string => {
    let written = '';
    let at = node.getStart(tree);
    ts.forEachChild(node, (child) => {
      const start = child.getStart(tree);
      if (start < at) return;
      // Each iteration of a loop is counted, so that an endless loop of a mutant ends with an error.
      const isTurn = isLoop(node) && node.statement === child;
      written += source.slice(at, start) + (isTurn ? `{ __mutantTick(); ${write(child)} }` : write(child));
      at = child.end;
    });
    return written + source.slice(at, node.end);
  };
  const write = (node: ts.Node): string => {
    if (isOfTypes(node)) return textOf(node);
    const faults = faultsOf(node, tree).filter(({ text }) => text !== textOf(node));
    if (faults.length === 0) return inner(node);
    const ids = faults.map((fault) => [add(node, fault), fault.text] as const);
    const written = inner(node);
    if (ts.isExpressionStatement(node))
      return ids.reduceRight((rest, [id, text]) => `if (__mutant(${id})) { ${text} } else { ${rest} }`, written);
    return `(${ids.map(([id, text]) => `__mutant(${id}) ? (${text}) : `).join('')}(${written}))`;
  };
  const body = inner(tree);
  return { code: mutants.length > 0 ? SWITCH + body : source, mutants };
}

function isOutsideFunctions(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) if (ts.isFunctionLike(around)) return false;
  return true;
}

/** Nodes without meaning at run time. */
function isOfTypes(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isModuleDeclaration(node)) return true;
  return ts.isTypeNode(node) || ts.isTypeParameterDeclaration(node);
}

type Loop = ts.ForStatement | ts.ForOfStatement | ts.WhileStatement | ts.DoStatement;

function isLoop(node: ts.Node): node is Loop {
  return ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node);
}
