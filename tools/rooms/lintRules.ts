import { everyRoom } from './everyRoom.ts';
import { pure } from './rooms.ts';

const isFile = (room: string) => room.endsWith('.ts');
const escaped = (room: string) => room.replaceAll('.', '\\.');

/** How a neighbour is named after `../`: without the folders that both are in. */
function relativeName(room: string, neighbour: string): string {
  const own = room.split('/');
  const other = neighbour.split('/');
  const shared = own.findIndex((part, index) => part !== other[index]);
  return other.slice(shared === -1 ? own.length : shared).join('/');
}

/** Loading all of it reads 250 files, and Node parses its 200 kB package.json again for each of them. */
const allOfDateFns = {
  regex: '^date-fns$',
  message: 'Import each function from its own file, as in date-fns/addDays.',
};

function patternsOf(room: string, may: ReadonlySet<string>) {
  const others = [...everyRoom.keys()].filter((other) => other !== room && !may.has(other));
  const inside = others
    .filter((other) => other.startsWith(`${room}/`))
    .map((other) => relativeName(room, other));
  // Files are left to their whole names: `../configuration.ts` may be one of the room's own.
  const siblings = others
    .filter((other) => !isFile(other) && !other.startsWith(`${room}/`))
    .map((other) => relativeName(room, other));
  const message = `${room} may import ${may.size === 0 ? 'nothing' : `only ${[...may].join(', ')}`}: see tools/rooms/rooms.ts.`;
  return [
    { regex: `^#(${others.map(escaped).join('|')})(/|$)`, message },
    ...(siblings.length === 0 ? [] : [{ regex: `^(\\.\\./)+(${siblings.join('|')})/`, message }]),
    ...(inside.length === 0 ? [] : [{ regex: `^\\.{1,2}/(.*/)?(${inside.join('|')})/`, message }]),
    { regex: '^#tests/', message: 'Product code does not import tests.' },
    allOfDateFns,
    ...(pure.some((name) => room === name || room.startsWith(`${name}/`))
      ? [
          {
            group: ['node:*', 'react', 'react-*', 'fastify', 'kysely'],
            message: `${room} is pure: no I/O, no framework.`,
          },
        ]
      : []),
    ...(room.startsWith('src/')
      ? [
          {
            group: ['@lingui/core/macro'],
            importNames: ['t'],
            message:
              'The global t goes stale under the React Compiler: use the useLingui() macro or <Trans>.',
          },
        ]
      : []),
  ];
}

const starters = {
  name: '@xstate/react',
  importNames: ['useActor', 'useActorRef', 'useMachine'],
  message: 'Start a machine by useWorkflow (src/workflow), so that it can be watched.',
};

/** Tools are made of what tests use, and have their own tests next to them. */
const testRules = {
  files: ['tests/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['**/tools/**'],
            message: 'Tools import from tests, never the other way: see docs/architecture.md.',
          },
          allOfDateFns,
        ],
      },
    ],
  },
};

/** One override of the linter's configuration for each room. A later one wins, so a room inside another comes after it. */
export function lintRules() {
  const roomRules = [...everyRoom].map(([room, may]) => ({
    files: [isFile(room) ? room : `${room}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        { ...(room.startsWith('src/') && { paths: [starters] }), patterns: patternsOf(room, may) },
      ],
    },
  }));
  return [...roomRules, testRules];
}
