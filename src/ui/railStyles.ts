/** Where the menu is a rail of icons, their names are for assistive technology, and a tooltip shows them. */
export const onlyNamed = {
  mdToLg: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const;
