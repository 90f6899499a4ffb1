// Mutations of SQL: an ignored condition, an omitted lock, rows locked in any order; in texts and in drizzle's calls.
import ts from 'typescript';
import type { Fault } from './mutant';
import { conditionsIn, locksIn, MASK } from './sql-conditions';

/** Mutations of this node of a file with SQL. */
export function sqlFaults(node: ts.Node, tree: ts.SourceFile): Fault[] {
  if (ts.isTaggedTemplateExpression(node)) return inText(node.template, node, tree);
  const isTagged = ts.isTaggedTemplateExpression(node.parent ?? node) && node.parent !== undefined;
  if (isSqlText(node)) return isTagged ? [] : inText(node, node, tree);
  return ts.isCallExpression(node) ? inCall(node, tree) : [];
}

function isSqlText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);
}

function inText(text: ts.Node, whole: ts.Node, tree: ts.SourceFile): Fault[] {
  const from = text.getStart(tree);
  const written = tree.text.slice(from, text.end);
  // The quotes do not belong to the text, and each interpolation is one word.
  let masked = ` ${written.slice(1, -1)} `;
  if (ts.isTemplateExpression(text))
    for (const { expression } of text.templateSpans) {
      const [start, end] = [expression.getFullStart() - from - 2, expression.end - from + 1];
      masked = masked.slice(0, start) + MASK.repeat(end - start) + masked.slice(end);
    }
  const before = tree.text.slice(whole.getStart(tree), from);
  return [...conditionsIn(masked), ...locksIn(masked)].map(({ start, end, kind, text: put }) => {
    const was = written.slice(start, end);
    const becomes = put.replace(masked.slice(start, end), () => was);
    return { kind, text: before + written.slice(0, start) + becomes + written.slice(end), shown: { was, becomes } };
  });
}

function inCall(node: ts.CallExpression, tree: ts.SourceFile): Fault[] {
  const textOf = (part: ts.Node) => tree.text.slice(part.getStart(tree), part.end);
  const { expression } = node;
  if (ts.isIdentifier(expression) && (expression.text === 'and' || expression.text === 'or'))
    return node.arguments.map((_, left) => {
      const rest = node.arguments.filter((__, at) => at !== left).map(textOf);
      return { kind: 'condition-left-out', text: `${expression.text}(${rest.join(', ')})` };
    });
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const receiver = textOf(expression.expression);
  if (expression.name.text === 'where' && !isJoined(node.arguments[0]))
    return [{ kind: 'condition-left-out', text: receiver }];
  if (expression.name.text === 'orderBy' && isLocking(node)) return [{ kind: 'no-order', text: receiver }];
  if (expression.name.text !== 'for') return [];
  const [how, options] = node.arguments;
  const faults = [{ kind: 'no-lock', text: receiver }];
  if (how && options && textOf(options).includes('skipLocked'))
    faults.push({ kind: 'no-skip', text: `${receiver}.for(${textOf(how)})` });
  return faults;
}

const isJoined = (condition: ts.Node | undefined) =>
  condition !== undefined && ts.isCallExpression(condition) && /^(and|or)$/.test(condition.expression.getText());

/** `.orderBy(…).for('update')`: with any calls after it on the same chain. */
function isLocking(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'for' || isLocking(parent);
  return ts.isCallExpression(parent) && parent.expression === node && isLocking(parent);
}
