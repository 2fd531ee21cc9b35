import type { PlainWords } from '#locales/statusChart/words.ts';
import { chartOf, type ChartState, type ChartTransition } from './model.ts';
import { clientStatusMachine } from '#machines/clientStatus.ts';

function lookedUp<T>(words: Readonly<Record<string, T>>, name: string): T {
  const found = words[name];
  if (found === undefined) throw new Error(`There is no plain-language text for ${name}`);
  return found;
}

function inWords(chart: ChartState, words: PlainWords): ChartState {
  const pathOf = (id: string) => id.slice(chart.id.length + 1);
  const nameOf = (id: string) => lookedUp(words.states, pathOf(id)).name;

  function transitionIn(transition: ChartTransition): ChartTransition {
    const { event, targets } = transition;
    const goal = targets.map(nameOf).join(', ');
    return { ...transition, words: lookedUp(words.events, event), guard: '', destination: `→ ${goal}` };
  }
  function stateIn(state: ChartState): ChartState {
    const { name, description } =
      state === chart
        ? { name: words.title, description: words.description }
        : lookedUp(words.states, pathOf(state.id));
    return {
      ...state,
      key: name,
      description,
      transitions: state.transitions.map(transitionIn),
      states: state.states.map(stateIn),
    };
  }
  return stateIn(chart);
}

/** A client's path from the first information to a clean report, without the machine's own terms. */
export const plainStatusChart = (words: PlainWords): ChartState =>
  inWords(chartOf(clientStatusMachine), words);
