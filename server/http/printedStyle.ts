/**
 * On paper, nothing of the frame can be used, and what stays in sight on a screen would be on every sheet. Part of the served page,
 * because nobody prints before it, and the first screen's code is the shorter for it.
 */
export const printedStyle =
  '@media print{:has(>#page)>:not(#page),[data-menu],[data-tabs],[data-foot],[data-messages]{display:none!important}}';
