/** The element with the styles of what the server has drawn, and its attribute with Emotion's names of them. */
export const servedStyles = { id: 'served-styles', names: 'data-names' } as const;
