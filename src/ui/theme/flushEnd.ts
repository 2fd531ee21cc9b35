/** Ends the words of a plain button of a card's title where the card's content ends. With a border, the button itself does. */
export const flushEnd = { '@media (forced-colors: none)': { marginInlineEnd: '-2.5' } } as const;
