import { parseSync, Visitor, type ESTree, type VisitorObject } from 'rolldown/utils';
import { expressionVisitor } from './expressions.ts';
import type { Change, Kind, Mutant } from './mutant.ts';
import { statementVisitor } from './statements.ts';

/** Where literals are part of the notation: types, module names, and property names. */
function notation(skipped: Set<number>): VisitorObject {
  const skip = (node: ESTree.Span | null) => {
    if (node !== null) skipped.add(node.start);
  };
  const key = ({ computed, key: name }: { computed: boolean; key: ESTree.Span }) => {
    if (!computed) skip(name);
  };
  return {
    ImportDeclaration: ({ source }) => skip(source),
    ExportNamedDeclaration: ({ source }) => skip(source),
    ExportAllDeclaration: ({ source }) => skip(source),
    ImportExpression: ({ source }) => skip(source),
    TSLiteralType: ({ literal }) => skip(literal),
    Property: key,
    PropertyDefinition: key,
  };
}

function changesIn(file: string, source: string): Change[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file} can't be parsed: ${errors[0].message}`);
  const skipped = new Set<number>();
  new Visitor(notation(skipped)).visit(program);
  const changes: Change[] = [];
  new Visitor(expressionVisitor(source, changes)).visit(program);
  new Visitor(statementVisitor(source, changes)).visit(program);
  const literal: readonly Kind[] = ['text', 'number', 'boolean'];
  // A text starts after its quotation mark.
  const isNotation = ({ kind, start }: Change) =>
    literal.includes(kind) && (skipped.has(start) || skipped.has(start - 1));
  return changes.filter((change) => !isNotation(change));
}

/** Every mutant of a file that is of one of these kinds, in file order. */
export function mutantsIn(file: string, source: string, wanted: readonly Kind[]): Mutant[] {
  return changesIn(file, source)
    .filter(({ kind }) => wanted.includes(kind))
    .toSorted((one, other) => one.start - other.start)
    .map((change) => ({
      ...change,
      file,
      line: source.slice(0, change.start).split('\n').length,
      before: source.slice(change.start, change.end),
    }));
}
