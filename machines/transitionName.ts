import type { AnyTransitionDefinition } from 'xstate';

/**
 * A transition's name by its place, `source event → targets`, with the branch's number where an event has several. Never by
 * object: `provide` makes new ones. Drawings, walks and the live chart know a transition by it.
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const branch = branches.length > 1 ? ` [${branches.indexOf(transition)}]` : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? '(stays)';
  return `${source.id} ${eventType === '' ? 'always' : eventType}${branch} → ${targets}`;
}
