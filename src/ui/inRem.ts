/** CSS pixels, as browsers come. */
const usual = { textSize: 16 };

/** A length that grows with the text. @param pixels where text has its usual size */
export const inRem = (pixels: number) => `${pixels / usual.textSize}rem`;

/** How many times as large as usual its reader has the text. */
export const textScale = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usual.textSize;
