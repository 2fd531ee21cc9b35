import * as z from 'zod/mini';

const exact = z.optional(z.boolean());

/** One step to an element: by what people call it, never by its place in the code. */
const PlaceStep = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('role'), role: z.string(), name: z.optional(z.string()), exact }),
  z.strictObject({ by: z.literal('label'), text: z.string(), exact }),
  z.strictObject({ by: z.literal('text'), text: z.string(), exact }),
  z.strictObject({ by: z.literal('placeholder'), text: z.string(), exact }),
  z.strictObject({ by: z.literal('altText'), text: z.string(), exact }),
  z.strictObject({ by: z.literal('title'), text: z.string(), exact }),
  /** Among several that fit, from 0; -1 is the last. */
  z.strictObject({ by: z.literal('position'), index: z.number() }),
]);
type PlaceStep = z.infer<typeof PlaceStep>;

/** Where an element is, from the outside in: the section “IdentityIQ”, in it the button “Connect”. */
export const Place = z.array(PlaceStep).check(z.minLength(1));
export type Place = z.infer<typeof Place>;

const call = /\.?(\w+)\((?:'((?:[^'\\]|\\.)*)'|(-?\d+))?(?:, )?(?:\{ ((?:[^'}]|'(?:[^'\\]|\\.)*')*) \})?\)/y;
const unescaped = (text: string) => text.replaceAll(/\\(.)/g, '$1');
const finders = {
  getByLabel: 'label',
  getByText: 'text',
  getByPlaceholder: 'placeholder',
  getByAltText: 'altText',
  getByTitle: 'title',
} as const;
const isFinder = (method: string): method is keyof typeof finders => Object.hasOwn(finders, method);

function stepOf(method: string, text: string, number: string, options: string): PlaceStep | null {
  const exactly = options.includes('exact: true') ? { exact: true } : {};
  const [, name] = /name: '((?:[^'\\]|\\.)*)'/.exec(options) ?? [];
  if (method === 'getByRole')
    return { by: 'role', role: text, ...(name === undefined ? {} : { name: unescaped(name), ...exactly }) };
  if (isFinder(method)) return { by: finders[method], text: unescaped(text), ...exactly };
  if (method === 'nth') return { by: 'position', index: Number(number) };
  if (method === 'first') return { by: 'position', index: 0 };
  if (method === 'last') return { by: 'position', index: -1 };
  return null;
}

/**
 * Reads what Vitest calls an element: `getByRole('button', { name: 'Save', exact: true })`. Null when it has nothing but its
 * place in the code to go by.
 */
export function placeOf(locator: string): Place | null {
  const steps: PlaceStep[] = [];
  call.lastIndex = 0;
  while (call.lastIndex < locator.length) {
    const [, method = '', text = '', number = '', options = ''] = call.exec(locator) ?? [];
    const step = stepOf(method, text, number, options);
    if (step === null) return null;
    steps.push(step);
  }
  return steps.length === 0 ? null : steps;
}
