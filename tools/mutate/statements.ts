import type { ESTree, VisitorObject } from 'rolldown/utils';
import type { Change, Kind } from './mutant.ts';

/** Calls that make a list, which can be replaced by an empty one. */
const listMakers = new Set(['map', 'flatMap', 'filter', 'toSorted']);
/** Clauses that restrict or order the rows of a query. */
const clauses = new Set(['where', 'whereRef', 'having', 'orderBy', 'limit', 'onConflict', 'groupBy']);
/** Methods that make a schema accept more. */
const wrappers = new Set(['optional', 'nullable']);

const effects = new Set(['CallExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression']);
const leaves = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement']);

/** A condition that skips the rest of a function. */
function isGuard({ consequent, alternate }: ESTree.IfStatement): boolean {
  const last = consequent.type === 'BlockStatement' ? consequent.body.at(-1) : consequent;
  return alternate === null && last !== undefined && leaves.has(last.type);
}

function isList(node: ESTree.Expression): boolean {
  if (node.type === 'ArrayExpression') return node.elements.length > 0;
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const { property } = node.callee;
  return property.type === 'Identifier' && listMakers.has(property.name);
}

/**
 * A text with one wrong detail: a different digit if it has one, otherwise without its middle word; null for a
 * single word.
 */
export function changedText(text: string): string | null {
  const digit = /\d(?=\D*$)/.exec(text);
  if (digit !== null) {
    const next = String((Number(digit[0]) + 1) % 10);
    return text.slice(0, digit.index) + next + text.slice(digit.index + 1);
  }
  if (!/\s/.test(text)) return null;
  const words = [...text.matchAll(/(?<!\\)\p{L}+/gu)];
  const middle = words[Math.floor(words.length / 2)];
  if (words.length < 2 || middle === undefined) return null;
  const after = text.slice(middle.index + middle[0].length);
  return text.slice(0, middle.index) + after.replace(/^ /, '') || null;
}

/** Changes of statements, texts, queries, and schemas. */
export function statementVisitor(source: string, changes: Change[]): VisitorObject {
  const add = (kind: Kind, start: number, end: number, after: string) =>
    void changes.push({ kind, start, end, after });
  const emptied = (node: ESTree.Expression | null) => {
    if (node !== null && isList(node)) add('return', node.start, node.end, '[]');
  };
  const reworded = (from: number, raw: string) => {
    const start = source.indexOf(raw, from);
    const text = changedText(raw);
    if (text !== null) add('text', start, start + raw.length, text);
  };

  return {
    ExpressionStatement({ expression, start, end }) {
      if (effects.has(expression.type)) add('statement', start, end, ';');
    },
    IfStatement(node) {
      if (isGuard(node)) add('statement', node.start, node.end, ';');
    },
    ReturnStatement: ({ argument }) => emptied(argument),
    ArrowFunctionExpression({ body }) {
      if (body.type !== 'BlockStatement') emptied(body);
    },
    Literal(node) {
      if (typeof node.value === 'string') reworded(node.start, source.slice(node.start + 1, node.end - 1));
    },
    TemplateElement({ start, value }) {
      if (value.raw.trim() !== '') reworded(start, value.raw);
    },
    CallExpression({ callee, arguments: given, start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (clauses.has(property.name) && object.type === 'CallExpression') add('query', object.end, end, '');
      const [only, second] = given;
      if (property.name === 'check' && only !== undefined) {
        if (second === undefined) add('schema', object.end, end, '');
        else
          for (const [index, check] of given.entries()) {
            const before = given[index - 1];
            if (before !== undefined) add('schema', before.end, check.end, '');
            else add('schema', check.start, second.start, '');
          }
      }
      const isZod = object.type === 'Identifier' && object.name === 'z';
      if (isZod && wrappers.has(property.name) && only !== undefined)
        add('schema', start, end, source.slice(only.start, only.end));
    },
  };
}
