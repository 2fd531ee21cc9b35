import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { after, defineCases, done, thrown } from './cases.ts';
import { cover } from './cover.ts';
import { graphOf } from './graph.ts';
import { declared } from './transitions.ts';
import { planOf, walkPath } from './walk.ts';

/** A machine with one of everything: nested, parallel, invoked, guarded, delayed, `always`, history, final. */
const kettle = setup({
  types: {
    context: {} as { cups: number },
    events: {} as { type: 'fill' | 'press' | 'lift' | 'back' | 'off' },
  },
  actors: { heat: fromPromise<number>(() => Promise.reject(new Error('Nothing provided'))) },
  guards: {
    isHot: (_, { degrees }: { degrees: number }) => degrees >= 100,
    isFull: ({ context }) => context.cups >= 2,
  },
  delays: { restTime: 30_000 },
  actions: { addCup: assign({ cups: ({ context }) => Math.min(2, context.cups + 1) }), ring: () => {} },
}).createMachine({
  id: 'kettle',
  context: { cups: 0 },
  initial: 'base',
  states: {
    base: {
      initial: 'empty',
      on: { lift: 'lifted' },
      states: {
        empty: { on: { fill: { target: 'filling', actions: 'addCup' } } },
        filling: {
          on: { fill: { actions: 'addCup' }, press: '#kettle.heating' },
          always: { guard: 'isFull', target: 'full' },
        },
        full: { on: { press: '#kettle.heating' } },
        before: { type: 'history' },
      },
    },
    lifted: { on: { back: 'base.before' } },
    heating: {
      invoke: {
        id: 'heat',
        src: 'heat',
        onDone: [
          { guard: { type: 'isHot', params: ({ event }) => ({ degrees: event.output }) }, target: 'singing' },
          { target: 'base' },
        ],
        onError: 'base',
      },
    },
    singing: {
      type: 'parallel',
      entry: 'ring',
      states: {
        sound: {
          initial: 'loud',
          states: { loud: { after: { restTime: 'quiet' } }, quiet: { type: 'final' } },
        },
        light: { initial: 'on', states: { on: { on: { off: 'dark' } }, dark: { type: 'final' } } },
      },
      onDone: 'done',
    },
    done: { type: 'final' },
  },
});

const cases = defineCases(
  kettle,
  { 'an empty kettle': undefined },
  {
    'a cup is poured in': { type: 'fill' },
    'the button is pressed': { type: 'press' },
    'it is lifted': { type: 'lift' },
    'it is put back': { type: 'back' },
    'the light is switched off': { type: 'off' },
    'the water boils': done('heat', 100),
    'the water is lukewarm': done('heat', 40),
    'the fuse blows': thrown('heat', new Error('fuse')),
    'it has sung long enough': after('restTime', 'kettle.singing.sound.loud'),
  },
);
const without = (...words: readonly string[]) => ({
  ...cases,
  events: cases.events.filter((one) => !words.includes(one.words)),
});

describe('the graph', () => {
  it('knows every declared transition by its place, guard branches one by one', () => {
    expect(declared(kettle)).toEqual([
      'kettle.base lift → kettle.lifted',
      'kettle.base.empty fill → kettle.base.filling',
      'kettle.base.filling fill → (stays)',
      'kettle.base.filling press → kettle.heating',
      'kettle.base.filling always → kettle.base.full',
      'kettle.base.full press → kettle.heating',
      'kettle.lifted back → kettle.base.before',
      'kettle.heating xstate.done.actor.heat [0] → kettle.singing',
      'kettle.heating xstate.done.actor.heat [1] → kettle.base',
      'kettle.heating xstate.error.actor.heat → kettle.base',
      'kettle.singing xstate.done.state.kettle.singing → kettle.done',
      'kettle.singing.sound.loud xstate.after.restTime.kettle.singing.sound.loud → kettle.singing.sound.quiet',
      'kettle.singing.light.on off → kettle.singing.light.dark',
    ]);
    expect(planOf(cases).graph.unreachable).toEqual([]);
  });

  it('names what no sequence of the events takes', () => {
    expect(planOf(without('the fuse blows')).graph.unreachable).toEqual([
      'kettle.heating xstate.error.actor.heat → kettle.base',
    ]);
    expect(planOf(without('the water boils', 'it is put back')).graph.unreachable).toEqual([
      'kettle.lifted back → kettle.base.before',
      'kettle.heating xstate.done.actor.heat [0] → kettle.singing',
      'kettle.singing xstate.done.state.kettle.singing → kettle.done',
      'kettle.singing.sound.loud xstate.after.restTime.kettle.singing.sound.loud → kettle.singing.sound.quiet',
      'kettle.singing.light.on off → kettle.singing.light.dark',
    ]);
  });

  it('tells states apart by what they know, not only by where they are', () => {
    const { states } = graphOf(kettle, [undefined], [{ event: { type: 'fill' } }]);
    expect(states.map(({ snapshot }) => [snapshot.value, snapshot.context])).toEqual([
      [{ base: 'empty' }, { cups: 0 }],
      [{ base: 'filling' }, { cups: 1 }],
      [{ base: 'full' }, { cups: 2 }],
    ]);
  });
});

describe('the paths', () => {
  it('take every transition that can be taken, and come out the same each time', () => {
    const { graph, paths, transitions } = planOf(cases);
    const taken = new Set(
      paths.flatMap(({ start, steps }) => [start, ...steps]).flatMap((part) => part.taken),
    );
    expect(transitions.filter((name) => !taken.has(name))).toEqual([]);
    const shape = (some: typeof paths) => some.map(({ steps }) => steps.map(({ event }) => event));
    expect(shape(cover(graph))).toEqual(shape(planOf(cases).paths));
  });

  it('are few and short', () => {
    const { paths } = planOf(cases);
    expect(paths.length).toBeLessThanOrEqual(4);
    expect(Math.max(...paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(12);
  });

  it('still cover the rest when something cannot be reached', () => {
    const { graph, paths, transitions } = planOf(without('the water boils'));
    const taken = new Set(
      paths.flatMap(({ start, steps }) => [start, ...steps]).flatMap((part) => part.taken),
    );
    expect(transitions.filter((name) => !taken.has(name))).toEqual(graph.unreachable);
  });
});

describe('a story', () => {
  /** A socket that may be switched off at the wall, which the kettle can’t know. */
  const story = defineCases(
    kettle,
    { 'an empty kettle': undefined },
    {
      'a cup is poured in': { type: 'fill' },
      'the button is pressed': {
        event: { type: 'press' },
        when: ({ context, facts }) => context.cups > 1 && facts['isOn'] === true,
      },
      'the socket is switched on': {
        event: { type: 'lift' },
        when: ({ facts }) => facts['isOn'] === false,
        sets: { isOn: true },
      },
      'it is put back': { type: 'back' },
    },
    { isOn: false },
  );

  it('lets an event happen only when it makes sense, by the machine’s context and the facts outside it', () => {
    const { paths } = planOf(story);
    const told = paths.map(({ steps }) => steps.map(({ event }) => story.events[event]?.words));
    const pressed = told.find((steps) => steps.includes('the button is pressed')) ?? [];
    const before = pressed.slice(0, pressed.indexOf('the button is pressed'));
    expect(before.filter((words) => words === 'a cup is poured in')).toHaveLength(2);
    expect(before.filter((words) => words === 'the socket is switched on')).toHaveLength(1);
  });
});

describe('walking', () => {
  it('runs each path on a running machine, work and time included', async () => {
    const plan = planOf(cases);
    for (let number = 1; number <= plan.paths.length; number += 1) {
      const walked = await walkPath(plan, number);
      expect(walked.steps.filter(({ fault }) => fault !== null)).toEqual([]);
      expect([walked.machine, walked.number, walked.passed]).toEqual(['kettle', number, true]);
    }
  });

  it('says what happened and which state it leads to, in words', async () => {
    const { steps } = await walkPath(planOf(cases), 1);
    expect(steps.slice(0, 3).map(({ words, expected }) => [words, expected])).toEqual([
      ['an empty kettle', ['base.empty']],
      ['a cup is poured in', ['base.filling']],
      [expect.any(String), expect.any(Array)],
    ]);
  });

  it('stops at the first step that is not as the machine says, and tells what was there', async () => {
    const broken = kettle.provide({ actions: { addCup: assign({ cups: 2 }) } });
    const walked = await walkPath({ ...planOf(cases), cases: { ...cases, machine: broken } }, 1);
    expect(walked.passed).toBe(false);
    expect(walked.steps.at(-1)?.fault?.sentence).toBe('The machine is in base.full and not in base.filling.');
  });

  it('refuses a number that no path has', async () => {
    await expect(walkPath(planOf(cases), 99)).rejects.toThrow(/kettle has \d paths, none numbered 99/);
  });
});
