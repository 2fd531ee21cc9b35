/** Drafts of unfinished work are in session storage under keys with this prefix. */
export const draftPrefix = 'draft:';
