import { type ESTree, Visitor } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';
import { type Cut, propertiesCut, withCuts } from './cuts.ts';

/** What the browser needs of a call to make it; the server keeps to the rest, and TypeScript knows it. */
const kept: ReadonlySet<string> = new Set(['method', 'url', 'upload', 'access', 'replies']);

type Node = ReturnType<Rolldown.PluginContext['parse']>['body'][number];

/** The top-level constants of a module, with their values. */
function constantsOf(node: Node) {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : [];
}

/** What to cut out of a `defineCall(name, { … })`, wherever the call is defined. */
function cutsOf({ callee, arguments: [, shape] }: ESTree.CallExpression): Cut[] {
  if (callee.type !== 'Identifier' || callee.name !== 'defineCall') return [];
  if (shape?.type !== 'ObjectExpression') return [];
  return propertiesCut(shape, (name) => !kept.has(name));
}

function allCutsOf(program: ESTree.Program): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({ CallExpression: (call) => void cuts.push(...cutsOf(call)) }).visit(program);
  return cuts;
}

/** What a bundler leaves out by itself if nothing uses it. */
const plain: ReadonlySet<string> = new Set(['Literal', 'ArrowFunctionExpression', 'FunctionExpression']);

/** Lets the bundler leave out a value that nothing uses: making a schema has no effect. */
const removable = ({ init }: ReturnType<typeof constantsOf>[number]): Cut[] =>
  init && !plain.has(init.type)
    ? [
        { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
        { start: init.end, end: init.end, text: '))()' },
      ]
    : [];

/**
 * Leaves the schemas of calls out of the pages: the server sends nothing that does not fit them, and checks everything
 * it receives (decision 85). Schemas that the pages use themselves, for a form or for what the browser stores, stay.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/](contract|vocabulary)[\\/]\w+\.ts$/ },
      handler(code) {
        const program = this.parse(code);
        const cuts = [...allCutsOf(program), ...program.body.flatMap(constantsOf).flatMap(removable)];
        return { code: withCuts(code, cuts), map: null, moduleSideEffects: false };
      },
    },
  };
}
