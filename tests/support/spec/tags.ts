// Reads the tags that prove statements of the specification: comments above a test, with section and statement and, on one of the
// tests that prove it, the files that implement it.
//
//   // spec: 4 Price shown: the basis of the store decides
//   //   at domain/price/price.ts, app/services/tile/price.map.ts
import ts from 'typescript';
import { allFiles, lineAt, readSource, type SourceFile } from '../source';

export interface Tag {
  section: string;
  statement: string;
  places: string[];
  /** `file › title` of the test below. */
  proof: string;
  /** `file:line`, for messages about the tag itself. */
  at: string;
}

const OPENING = /^\s*\/\/ spec: ([1-9][^:]*): (.+)$/;
const CONTINUED = /^\s*\/\/ {3}(\S.*)$/;
const PLACES = /^at (?=\S+\/)/;
const COMMENT = /^\s*(\/\/.*)?$/;

export function readTags(): Tag[] {
  return allFiles('domain', 'app', 'backend', 'demo', 'server', 'scripts', 'tests')
    .filter((file) => /\.(test|flow)\.tsx?$/.test(file))
    .map(readSource)
    .filter(({ text }) => /^\s*\/\/ spec:/m.test(text))
    .flatMap(tagsOf);
}

/** The tags of one file; a tag whose section cannot be read is reported instead of omitted. */
export function tagsOf(file: SourceFile): Tag[] {
  const lines = file.text.split('\n');
  return lines.flatMap((line, index) => {
    if (!/^\s*\/\/ spec:/.test(line)) return [];
    const at = `${file.path}:${index + 1}`;
    const [, section, opening] = OPENING.exec(line) ?? [];
    if (section === undefined || opening === undefined) throw new Error(`${at}: not "// spec: SECTION: STATEMENT"`);
    const words = [opening];
    const places: string[] = [];
    for (const next of lines.slice(index + 1)) {
      const text = CONTINUED.exec(next)?.[1];
      if (text === undefined) break;
      if (PLACES.test(text) || places.length > 0)
        places.push(...text.replace(PLACES, '').split(/,\s*/).filter(Boolean));
      else words.push(text);
    }
    return [
      { section, statement: words.join(' '), places, proof: `${file.path} › ${titleBelow(file, lines, index)}`, at },
    ];
  });
}

/** The title of the call below the comment (of `test`, `flow`, `describe`, `test.each`), or the first text of a table's row. */
function titleBelow(file: SourceFile, lines: string[], index: number): string {
  const below = lines.findIndex((line, at) => at > index && !COMMENT.test(line));
  const none = new Error(`${file.path}:${index + 1}: no test below this tag`);
  if (below < 0) throw none;
  const start = file.tree.getPositionOfLineAndCharacter(below, 0);
  let title: string | undefined;
  const walk = (node: ts.Node) => {
    if (title !== undefined || node.end <= start) return;
    const isBelow = node.getStart(file.tree) >= start;
    if (isBelow && ts.isExpressionStatement(node) && lineAt(file.tree, node.getStart(file.tree)) === below + 1) {
      const [first] = ts.isCallExpression(node.expression) ? node.expression.arguments : [];
      title = first && textOf(first, file);
    }
    if (title === undefined && isBelow) title = textOf(node, file);
    ts.forEachChild(node, walk);
  };
  walk(file.tree);
  if (title === undefined) throw none;
  return title;
}

function textOf(node: ts.Node, file: SourceFile): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node) ? node.getText(file.tree).slice(1, -1) : undefined;
}
