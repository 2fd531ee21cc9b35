/** On paper, nothing of the frame can be used, and what stays in sight on a screen would be on every sheet. */
export const printed = {
  ':has(> #page) > :not(#page), [data-menu], [data-tabs], [data-foot], [data-messages]': {
    '@media print': { display: 'none !important' },
  },
} as const;
