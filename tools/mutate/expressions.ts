import type { ESTree, VisitorObject } from 'rolldown/utils';
import type { Change, Kind } from './mutant.ts';

type Add = (kind: Kind, start: number, end: number, after: string) => void;

const binary = new Map<string, readonly [Kind, string]>([
  ['<', ['relational', '<=']],
  ['<=', ['relational', '<']],
  ['>', ['relational', '>=']],
  ['>=', ['relational', '>']],
  ['===', ['relational', '!==']],
  ['!==', ['relational', '===']],
  ['&&', ['logical', '||']],
  ['||', ['logical', '&&']],
  ['+', ['arithmetic', '-']],
  ['-', ['arithmetic', '+']],
  ['*', ['arithmetic', '/']],
  ['/', ['arithmetic', '*']],
  ['%', ['arithmetic', '*']],
  ['+=', ['arithmetic', '-=']],
  ['-=', ['arithmetic', '+=']],
]);

const swapped = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['find', 'findLast'],
  ['findLast', 'find'],
]);
/** Calls that are removed from a chain. */
const dropped = new Set(['filter', 'slice', 'trim', 'toSorted', 'toReversed', 'toLowerCase', 'toUpperCase']);

interface Operation {
  readonly operator: string;
  readonly left: ESTree.Span;
  readonly right: ESTree.Span;
}

/** Text joined with `+`, because nobody would write a minus there by mistake. */
const isText = ({ type, ...node }: ESTree.Expression | ESTree.PrivateIdentifier): boolean =>
  type === 'TemplateLiteral' || (type === 'Literal' && 'value' in node && typeof node.value === 'string');

/** A condition that another change already negates. */
const isNegatedElsewhere = (test: ESTree.Expression): boolean =>
  (test.type === 'UnaryExpression' && test.operator === '!') ||
  (test.type === 'BinaryExpression' && /^[!=]==$/.test(test.operator));

/** Changes inside expressions: operators, constants, array and string calls, optional chains. */
export function expressionVisitor(source: string, changes: Change[]): VisitorObject {
  const add: Add = (kind, start, end, after) => void changes.push({ kind, start, end, after });
  const operation = ({ operator, left, right }: Operation) => {
    const other = binary.get(operator);
    if (other === undefined) return;
    const start = left.end + source.slice(left.end, right.start).indexOf(operator);
    add(other[0], start, start + operator.length, other[1]);
  };
  const negated = (test: ESTree.Expression) => {
    const { start, end } = test;
    if (!isNegatedElsewhere(test)) add('logical', start, end, `!(${source.slice(start, end)})`);
  };
  const unchained = (start: number, end: number, with_: string) => {
    const mark = start + source.slice(start, end).indexOf('?.');
    add('optional', mark, mark + 2, with_);
  };

  return {
    BinaryExpression(node) {
      if (node.operator !== '+' || !(isText(node.left) || isText(node.right))) operation(node);
    },
    LogicalExpression: operation,
    AssignmentExpression: operation,
    IfStatement: ({ test }) => negated(test),
    ConditionalExpression: ({ test }) => negated(test),
    UnaryExpression({ operator, start, argument }) {
      if (operator === '!') add('logical', start, argument.start, '');
    },
    Literal(node) {
      if (typeof node.value === 'boolean') add('boolean', node.start, node.end, String(!node.value));
      if (typeof node.value !== 'number') return;
      add('number', node.start, node.end, String(node.value + 1));
      add('number', node.start, node.end, String(node.value - 1));
    },
    MemberExpression({ optional, computed, object, property }) {
      if (optional) unchained(object.end, property.start, computed ? '' : '.');
    },
    CallExpression({ callee, optional, end }) {
      if (optional) unchained(callee.end, end, '');
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { name, start } = callee.property;
      const other = swapped.get(name);
      if (other !== undefined) add('method', start, callee.property.end, other);
      if (dropped.has(name) && !callee.optional) add('method', callee.object.end, end, '');
    },
  };
}
