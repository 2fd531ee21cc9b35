/**
 * The names that two controls of one table share, as `table: name`: someone who hears one couldn't tell which row it is for.
 * It runs in the page and uses nothing from outside.
 */
export function repeatedControls(): string[] {
  const nameOf = (control: Element) =>
    (
      control.getAttribute('aria-label') ??
      control.closest('label')?.textContent ??
      control.textContent
    ).trim();
  return [...document.querySelectorAll('table, [role=table], [role=grid]')].flatMap((table) => {
    const names = [...table.querySelectorAll('button, a[href], input, select')].map(nameOf);
    return names
      .filter((name, place) => names.indexOf(name) !== place)
      .map((name) => `${table.getAttribute('aria-label')}: ${name}`);
  });
}
