import { type AnyStateMachine, StateMachine } from 'xstate';

/** One wrong transition: a transition removed, without its guard, or to another state. */
export interface Mutant {
  /** `repair.automatic.resting options.open [0]: removed`. */
  readonly name: string;
  /** The original machine with only that transition changed. */
  readonly make: () => AnyStateMachine;
}

type Config = Record<string, unknown>;
interface Branch {
  readonly place: string;
  readonly source: string;
  /** The place of the branch in a configuration made by `copyOf`. */
  readonly in: (root: Config) => { list: Config[]; index: number };
}

const isPlain = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

/** A transition in its long form. */
const long = (branch: unknown): Config => (typeof branch === 'string' ? { target: branch } : copy(branch));
function copy(value: unknown): Config {
  return Object.fromEntries(
    Object.entries(Object(value)).map(([key, part]) => [key, isPlain(part) ? copy(part) : part]),
  );
}

/**
 * A copy of the configuration with every transition as a list of long forms; parts that are used twice become two
 * parts.
 */
function copyOf(config: unknown): Config {
  const made = copy(config);
  const listed = (owner: Config, key: string) => {
    if (owner[key] !== undefined) owner[key] = asList(owner[key]).map(long);
  };
  for (const key of ['always', 'onDone']) listed(made, key);
  for (const group of ['on', 'after']) {
    const events = made[group];
    if (isPlain(events)) for (const event of Object.keys(events)) listed(events, event);
  }
  if (made['invoke'] !== undefined) {
    made['invoke'] = asList(made['invoke']).map((invoke) => {
      const work = copy(invoke);
      for (const key of ['onDone', 'onError']) listed(work, key);
      return work;
    });
  }
  if (isPlain(made['states'])) {
    made['states'] = Object.fromEntries(
      Object.entries(made['states']).map(([name, state]) => [name, copyOf(state)]),
    );
  }
  return made;
}

const at = (root: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((here, key) => Object(here)[key], root);

/** Every list of branches below a node, by its path in the configuration and in words. */
function listsIn(node: Config, path: readonly (string | number)[], id: string) {
  const lists: { path: readonly (string | number)[]; place: string; source: string }[] = [];
  const add = (tail: readonly (string | number)[], event: string) =>
    lists.push({ path: [...path, ...tail], place: `${id} ${event}`, source: id });
  for (const group of ['on', 'after'])
    for (const event of Object.keys(Object(node[group]))) add([group, event], event);
  for (const key of ['always', 'onDone']) if (node[key] !== undefined) add([key], key);
  for (const [index, invoke] of asList(node['invoke']).entries()) {
    for (const key of ['onDone', 'onError'])
      if (Object(invoke)[key] !== undefined) add(['invoke', index, key], `${Object(invoke).id} ${key}`);
  }
  for (const [name, state] of Object.entries(Object(node['states'])))
    lists.push(...listsIn(copy(state), [...path, 'states', name], `${id}.${name}`));
  return lists;
}

function branchesOf(config: Config, id: string): Branch[] {
  return listsIn(config, [], id).flatMap(({ path, place, source }) => {
    const list = asList(at(config, path));
    return list.map((_, index) => ({
      place: list.length > 1 ? `${place} [${index}]` : place,
      source,
      in: (root: Config) => {
        const found = at(root, path);
        if (!Array.isArray(found)) throw new Error(`${place} is no list of branches`);
        return { list: found, index };
      },
    }));
  });
}

/** Ids of all states but the root, children of parallel states left out: a transition into one region says little. */
const targetsOf = ({ root }: AnyStateMachine): string[] => {
  const below = (node: typeof root): (typeof root)[] =>
    Object.values(node.states).flatMap((state) => [state, ...below(state)]);
  return below(root)
    .filter(({ parent, type }) => parent?.type !== 'parallel' && type !== 'history')
    .map(({ id }) => id);
};

/** The state after the right one in the order of the file, and not the one where the transition starts. */
function wrongTarget(machine: AnyStateMachine, source: string, right: readonly string[]): string | undefined {
  const all = targetsOf(machine);
  const from = all.findIndex((id) => right.includes(id));
  const ordered = [...all.slice(from + 1), ...all.slice(0, from + 1)];
  return ordered.find(
    (id) => !right.some((other) => id === other || id.startsWith(`${other}.`)) && id !== source,
  );
}

/** The states that a branch of the original leads to. */
function rightTargets(machine: AnyStateMachine, source: string, target: unknown): string[] {
  const node = machine.getStateNodeById(source);
  return asList(target).map((text) => {
    const name = String(text);
    if (name.startsWith('#')) return name.slice(1);
    if (name.startsWith('.')) return `${node.id}${name}`;
    return `${node.parent?.id ?? node.id}.${name}`;
  });
}

export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const original = copyOf(machine.config);
  const changed = (branch: Branch, change: (list: Config[], index: number) => void) => () => {
    const config = copyOf(machine.config);
    const { list, index } = branch.in(config);
    change(list, index);
    return new StateMachine(config, machine.implementations);
  };
  return branchesOf(original, machine.id).flatMap((branch) => {
    const { list, index } = branch.in(original);
    const { guard, target } = list[index] ?? {};
    const mutants: Mutant[] = [
      { name: `${branch.place}: removed`, make: changed(branch, (some, place) => some.splice(place, 1)) },
    ];
    if (guard !== undefined) {
      mutants.push({
        name: `${branch.place}: without its guard`,
        make: changed(branch, (some, place) => delete some[place]?.['guard']),
      });
    }
    if (target !== undefined) {
      const wrong = wrongTarget(machine, branch.source, rightTargets(machine, branch.source, target));
      if (wrong !== undefined) {
        mutants.push({
          name: `${branch.place}: to ${wrong}`,
          make: changed(branch, (some, place) => Object.assign(some[place] ?? {}, { target: `#${wrong}` })),
        });
      }
    }
    return mutants;
  });
}

/** Puts a mutant in the place of its original, for everything that has imported it. */
export function replaceBy(machine: AnyStateMachine, mutant: AnyStateMachine): void {
  Object.assign(machine, mutant);
}
