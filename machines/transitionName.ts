import type { AnyTransitionDefinition } from 'xstate';

/**
 * A transition's name, built from its position: `source event → targets`, with the branch's number if an event has
 * several. Never identified by object, because `provide` creates new ones. Drawings, walks, and the live chart
 * identify transitions by it.
 */
export function nameOf(transition: AnyTransitionDefinition): string {
  const { source, eventType, target } = transition;
  const branches = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []);
  const branch = branches.length > 1 ? ` [${branches.indexOf(transition)}]` : '';
  const targets = target?.map(({ id }) => id).join(', ') ?? '(stays)';
  return `${source.id} ${eventType === '' ? 'always' : eventType}${branch} → ${targets}`;
}
