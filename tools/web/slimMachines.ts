import { type ESTree, Visitor } from 'rolldown/utils';
import type { Plugin } from 'vite';
import { type Cut, propertiesCut, withCuts } from './cuts.ts';

const isText = ({ type }: ESTree.Expression) => type === 'Literal' || type === 'TemplateLiteral';

function descriptionsIn(program: ESTree.Program): Cut[] {
  const cuts: Cut[] = [];
  new Visitor({
    ObjectExpression: (object) =>
      void cuts.push(...propertiesCut(object, (name, value) => name === 'description' && isText(value))),
  }).visit(program);
  return cuts;
}

/**
 * Leaves the descriptions of states out of the pages: they are for people who read a machine, and the charts in docs/charts,
 * which the pages show too, have them already.
 */
export function slimMachines(): Plugin {
  return {
    name: 'slim-machines',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]machines[\\/]\w+\.ts$/ },
      handler(code) {
        return { code: withCuts(code, descriptionsIn(this.parse(code))), map: null };
      },
    },
  };
}
