/** An icon with its label below it, where the menu is a rail. */
export const railLabel = {
  mdToLg: {
    flexDirection: 'column',
    justifyContent: 'center',
    gap: '1',
    px: '0.5',
    py: '2',
    fontSize: 'xs',
    lineHeight: '1.25',
    textAlign: 'center',
  },
} as const;
