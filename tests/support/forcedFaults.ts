/**
 * What only makes room elsewhere, and is a bar in forced colors, which know no transparent edges. Runs in the page, and uses
 * nothing from outside.
 */
export function wideEdges(): string[] {
  // In pixels. Marks in a choice have edges of five.
  const widest = 8;
  const probe = document.createElement('i');
  probe.style.color = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const style = getComputedStyle(element);
    const isBar = ['top', 'right', 'bottom', 'left'].some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > widest &&
        style.getPropertyValue(`border-${side}-color`) !== canvas,
    );
    return isBar ? [element.outerHTML.slice(0, 120)] : [];
  });
}
