/** The parts of a client's disputes that links lead to: their `id` in the page. */
export const disputeParts = { nextSteps: 'next-steps', items: 'disputed-items' } as const;
