import type { ESTree } from 'rolldown/utils';
import type { Note } from '#server/http/openApi/note.ts';
import { type Constant, constantOf, plain, type SourceFile } from './contractFile.ts';
import { named } from './named.ts';

/** What is said about a shape, with what is said about its values if it is an enumeration. */
export interface Said extends Note {
  readonly values?: string;
  readonly fields?: Readonly<Record<string, Said>>;
  readonly options?: readonly Said[];
}

/** Functions whose shape says the same as the one they get first. */
const passing: ReadonlySet<string> = new Set([
  'array',
  'nullable',
  'nullish',
  'optional',
  'partial',
  'required',
  'readonly',
  'pick',
  'omit',
  '_default',
  'optionalParameter',
]);
const extending: ReadonlySet<string> = new Set(['extend', 'safeExtend']);
const choosing: ReadonlySet<string> = new Set(['union', 'discriminatedUnion']);
/** `z.string()` of `z.string().check(…)`. */
function unchecked(value: ESTree.Node): ESTree.Node {
  if (value.type !== 'CallExpression' || functionOf(value) !== '') return value;
  return value.callee.type === 'MemberExpression' ? unchecked(value.callee.object) : value;
}

/** `object` of `z.object({ … })` and of `object({ … })`; '' for anything else. */
function functionOf(value: ESTree.Node): string {
  if (value.type !== 'CallExpression') return '';
  const { callee } = value;
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return '';
  return callee.object.type === 'Identifier' && callee.object.name === 'z' ? callee.property.name : '';
}

/** Whether the API document describes the shape under its own name, and refers to it everywhere else. */
export const isNamed = ({ isExported, name }: Constant): boolean => isExported && named.has(name);

/** What is said about a shape that an expression makes. */
export function noteOf(expression: ESTree.Node, file: SourceFile): Said {
  const whole = plain(expression);
  const value = unchecked(whole);
  if (value.type === 'Identifier') {
    const constant = constantOf(value.name, file);
    // What is checked further is another shape than the one with the name.
    return value === whole ? noteOfConstant(constant) : noteOfUnnamed(constant);
  }
  if (value.type === 'MemberExpression') return noteOfPart(value, file);
  if (value.type !== 'CallExpression') return {};
  const [first, second] = value.arguments;
  const name = functionOf(value);
  if (first === undefined) return {};
  if (name === 'object') return { fields: fieldsOf(first, file) };
  if (name === 'enum') return withValues(first, file);
  if (passing.has(name)) return noteOf(first, file);
  if (extending.has(name) && second !== undefined) {
    return { fields: { ...inside(first, file).fields, ...fieldsOf(second, file) } };
  }
  if (choosing.has(name)) return { options: optionsOf(name === 'union' ? first : second, file) };
  return {};
}

/** The parts of a `defineCall(name, { … })`; null for anything else. */
export function partsOf(
  value: ESTree.Node,
): { call: string; parts: ReadonlyMap<string, ESTree.Node> } | null {
  if (value.type !== 'CallExpression' || functionOf(value) !== 'defineCall') return null;
  const [call, shape] = value.arguments;
  if (call?.type !== 'Literal' || shape?.type !== 'ObjectExpression') return null;
  const parts = shape.properties.flatMap((each): [string, ESTree.Node][] =>
    each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value]] : [],
  );
  return { call: String(call.value), parts: new Map(parts) };
}

/** What is said about `disputes.reply`, another call's part. */
function noteOfPart({ object, property }: ESTree.MemberExpression, file: SourceFile): Said {
  const constant = object.type === 'Identifier' ? constantOf(object.name, file) : null;
  const name = property.type === 'Identifier' ? property.name : '';
  const part = constant === null ? undefined : partsOf(constant.value)?.parts.get(name);
  return constant === null || part === undefined ? {} : noteOf(part, constant.file);
}

/** What is said inside a shape, also if it has a name of its own. */
function inside(expression: ESTree.Node, file: SourceFile): Said {
  const value = plain(expression);
  const constant = value.type === 'Identifier' ? constantOf(value.name, file) : null;
  return constant === null ? noteOf(value, file) : noteOf(constant.value, constant.file);
}

const noteOfConstant = (constant: Constant | null): Said =>
  constant === null || isNamed(constant) ? {} : noteOfUnnamed(constant);

const noteOfUnnamed = (constant: Constant | null): Said =>
  constant === null ? {} : joined(constant.about, noteOf(constant.value, constant.file));

/** What is said where a shape is used replaces what is said about it in general. */
export const joined = (about: string, said: Said): Said => (about === '' ? said : { ...said, about });

function fieldsOf(expression: ESTree.Node, file: SourceFile): Record<string, Said> {
  const value = plain(expression);
  if (value.type === 'Identifier') {
    const constant = constantOf(value.name, file);
    return constant === null ? {} : fieldsOf(constant.value, constant.file);
  }
  if (value.type === 'MemberExpression') return { ...inside(value.object, file).fields };
  if (value.type !== 'ObjectExpression') return {};
  const fields: Record<string, Said> = {};
  for (const each of value.properties) {
    if (each.type === 'SpreadElement') Object.assign(fields, fieldsOf(each.argument, file));
    else if (each.key.type === 'Identifier')
      fields[each.key.name] = joined(file.aboutOf(each), noteOf(each.value, file));
  }
  return fields;
}

function optionsOf(expression: ESTree.Node | undefined, file: SourceFile): Said[] {
  const value = expression && plain(expression);
  if (value?.type !== 'ArrayExpression') return [];
  return value.elements.flatMap((each) =>
    each === null || each.type === 'SpreadElement' ? [] : [joined(file.aboutOf(each), noteOf(each, file))],
  );
}

/** The values of an enumeration that something is said about, as a list. */
function withValues(expression: ESTree.Node, file: SourceFile): Said {
  const value = plain(expression);
  if (value.type === 'Identifier') {
    const constant = constantOf(value.name, file);
    return constant === null ? {} : joined(constant.about, withValues(constant.value, constant.file));
  }
  if (value.type !== 'ArrayExpression') return {};
  const lines = value.elements.flatMap((each) => {
    if (each?.type !== 'Literal') return [];
    const about = file.aboutOf(each);
    return about === '' ? [] : [`- \`${String(each.value)}\`: ${about}`];
  });
  return lines.length === 0 ? {} : { values: lines.join('\n') };
}

const isEmpty = ({ about, fields, options }: Note): boolean =>
  about === undefined && fields === undefined && options === undefined;

/** Without what says nothing, and with an enumeration's values in the text. */
export function finished({ about, values, fields, options }: Said): Note {
  const text = [about, values].filter((part) => part !== undefined).join('\n\n');
  const inner = Object.entries(fields ?? {})
    .map(([name, said]) => [name, finished(said)] as const)
    .filter(([, note]) => !isEmpty(note));
  const alternatives = (options ?? []).map(finished);
  return {
    ...(text !== '' && { about: text }),
    ...(inner.length > 0 && { fields: Object.fromEntries(inner) }),
    ...(alternatives.some((note) => !isEmpty(note)) && { options: alternatives }),
  };
}
