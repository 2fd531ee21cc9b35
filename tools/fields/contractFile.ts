import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync } from 'rolldown/utils';

/** A constant of a file, with what is said about it. */
export interface Constant {
  readonly name: string;
  readonly value: ESTree.Node;
  /** '' if nothing is. */
  readonly about: string;
  readonly isExported: boolean;
  readonly file: SourceFile;
}

/** One file's constants, and where the names that it imports are from. */
export interface SourceFile {
  readonly constants: ReadonlyMap<string, Constant>;
  readonly imports: ReadonlyMap<string, { readonly file: URL; readonly name: string }>;
  /** What the comment right before a node says, as one line; '' without one. */
  readonly aboutOf: (node: ESTree.Node) => string;
}

const root = new URL('../../', import.meta.url);

/** Files and decisions that only those who read the code can look up. */
const references = / \((?:[\w-]+\/[\w/-]+\.ts|docs\/decisions\/[^)]+|decision [A-Z]?\d+)\)/g;

/** A comment's lines in one, without their asterisks and without references to the code. */
const inOneLine = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+/, '').trim())
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll(references, '');

/** `#contract/shapes.ts` and `./shapes.ts`; null for packages. */
function addressOf(source: string, from: URL): URL | null {
  if (source.startsWith('#')) return new URL(source.slice(1), root);
  return source.startsWith('.') ? new URL(source, from) : null;
}

/** Without `as const` and `satisfies …`. */
export function plain(value: ESTree.Node): ESTree.Node {
  return value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? plain(value.expression)
    : value;
}

/** The constants and imports of a file's text. */
export function sourceFile(text: string, address: URL): SourceFile {
  const { program, comments } = parseSync(fileURLToPath(address), text);
  const byEnd = new Map(comments.map((comment) => [comment.end, comment]));
  const aboutOf = ({ start }: ESTree.Node): string => {
    const before = byEnd.get(text.slice(0, start).trimEnd().length);
    return before?.value.startsWith('*') === true ? inOneLine(before.value) : '';
  };
  const constants = new Map<string, Constant>();
  const imports = new Map<string, { file: URL; name: string }>();
  const file = { constants, imports, aboutOf };
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const from = addressOf(statement.source.value, address);
      for (const each of statement.specifiers)
        if (from !== null && each.type === 'ImportSpecifier' && each.imported.type === 'Identifier')
          imports.set(each.local.name, { file: from, name: each.imported.name });
      continue;
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = isExported ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type !== 'Identifier' || init === null) continue;
      constants.set(id.name, { name: id.name, value: init, about: aboutOf(statement), isExported, file });
    }
  }
  return file;
}

const known = new Map<string, SourceFile>();

/** Reads a file once. */
export function fileAt(address: URL): SourceFile {
  const before = known.get(address.href);
  if (before !== undefined) return before;
  const file = sourceFile(readFileSync(address, 'utf8'), address);
  known.set(address.href, file);
  return file;
}

/** The constant that a name in a file means; null if it is none of ours. */
export function constantOf(name: string, { constants, imports }: SourceFile): Constant | null {
  const own = constants.get(name);
  if (own !== undefined) return own;
  const imported = imports.get(name);
  return imported === undefined ? null : (fileAt(imported.file).constants.get(imported.name) ?? null);
}
