// Mutations of ordinary code: operators, boundaries, numbers, sides of conditions, early returns, and omitted statements.
import ts from 'typescript';
import type { Fault } from './mutant';

const OPERATORS: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AsteriskAsteriskToken]: '*',
};
const SIDES = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);
/** Steps whose result has the same type as their input. */
const STEPS = new Set(['filter', 'trim', 'trimStart', 'trimEnd', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']);
const MAIL_KINDS = new Set(['toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase', 'normalize']);
const OTHER_WORD: Record<string, string> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
};

/** Mutations of this node; the node's own text is omitted. */
export function codeFaults(node: ts.Node, tree: ts.SourceFile): Fault[] {
  const text = (part: ts.Node) => tree.text.slice(part.getStart(tree), part.end);
  if (isCondition(node)) return [...both(node), ...faultsOf(node, text)];
  return faultsOf(node, text);
}

/** `while (true)` would never end. */
function both(node: ts.Node): Fault[] {
  const never = { kind: 'never', text: 'false' };
  return ts.isIfStatement(node.parent) ? [{ kind: 'always', text: 'true' }, never] : [never];
}

function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isIfStatement(parent) || ts.isWhileStatement(parent)) return parent.expression === node;
  return ts.isForStatement(parent) && parent.condition === node;
}

function faultsOf(node: ts.Node, text: (part: ts.Node) => string): Fault[] {
  if (ts.isBinaryExpression(node)) return binary(node, text);
  if (ts.isConditionalExpression(node))
    return [
      { kind: 'first-arm', text: text(node.whenTrue) },
      { kind: 'second-arm', text: text(node.whenFalse) },
    ];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [{ kind: 'not', text: `Boolean(${text(node.operand)})` }];
  if (ts.isNumericLiteral(node)) return isValue(node) ? number(node) : [];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [{ kind: 'boolean', text: 'false' }];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [{ kind: 'boolean', text: 'true' }];
  if (ts.isExpressionStatement(node)) return [{ kind: 'left-out', text: '' }];
  return ts.isCallExpression(node) ? call(node, text) : [];
}

function binary(node: ts.BinaryExpression, text: (part: ts.Node) => string): Fault[] {
  const [left, right] = [text(node.left), text(node.right)];
  if (SIDES.has(node.operatorToken.kind))
    return [
      { kind: 'left-alone', text: left },
      { kind: 'right-alone', text: right },
    ];
  const other = OPERATORS[node.operatorToken.kind];
  if (!other || [node.left, node.right].some(isText)) return [];
  return [{ kind: 'operator', text: `${left} ${other} ${right}` }];
}

const isText = (node: ts.Node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function isSign(node: ts.NumericLiteral): boolean {
  const arm = ts.isPrefixUnaryExpression(node.parent) ? node.parent : node;
  const choice = arm.parent;
  if (!ts.isConditionalExpression(choice) || choice.condition === arm) return false;
  return [choice.whenTrue, choice.whenFalse].every((one) => /^-?1$/.test(one.getText()) || !ts.isNumericLiteral(one));
}

/** A number as the name of a field is not a value. */
function isValue(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node;
  return !ts.isBindingElement(parent) || parent.propertyName !== node;
}

function number(node: ts.NumericLiteral): Fault[] {
  const value = Number(node.text);
  // A sort uses only the sign of `a < b ? -1 : 1`.
  if (isSign(node)) return [{ kind: 'one-less', text: '0' }];
  return [
    { kind: 'one-more', text: String(value + 1) },
    { kind: 'one-less', text: `(${value - 1})` },
  ];
}

function call(node: ts.CallExpression, text: (part: ts.Node) => string): Fault[] {
  const { expression } = node;
  // A part of `a?.b().c()` cannot be replaced without the rest of the chain.
  if (!ts.isPropertyAccessExpression(expression) || ts.isOptionalChain(node)) return [];
  const word = expression.name.text;
  const faults: Fault[] = [];
  if (STEPS.has(word) || MAIL_KINDS.has(word)) faults.push({ kind: `no-${word}`, text: text(expression.expression) });
  const other = Object.hasOwn(OTHER_WORD, word) && OTHER_WORD[word];
  if (other) {
    const given = node.arguments.map(text).join(', ');
    faults.push({ kind: other, text: `${text(expression.expression)}.${other}(${given})` });
  }
  return faults;
}
