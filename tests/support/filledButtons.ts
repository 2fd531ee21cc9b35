/**
 * The names of the buttons that look like the next step, or like a deletion, in front of everything else: in the open
 * dialog, or on the page. Runs in the page.
 */
export function filledButtons(): string[] {
  const front = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  // Of the product's pages, and of those that the server renders.
  const roles = ['--chakra-colors-accent', '--chakra-colors-danger', '--accent'];
  const probe = document.createElement('i');
  front.append(probe);
  const shown = (color: string): string => {
    probe.style.backgroundColor = color;
    return getComputedStyle(probe).backgroundColor;
  };
  const isFilled = (control: HTMLElement): boolean => {
    const style = getComputedStyle(control);
    // Where a role has another color, as on a filled card, the button has it too.
    return roles.some((role) => {
      const color = style.getPropertyValue(role);
      return color !== '' && shown(color) === style.backgroundColor;
    });
  };
  const controls = [...front.querySelectorAll<HTMLElement>('a, button')];
  // The link past the menu is out of sight until it has the focus.
  const isSeen = (control: HTMLElement) =>
    control.checkVisibility() && control.getBoundingClientRect().right > 0;
  const filled = controls.filter((control) => isSeen(control) && isFilled(control));
  probe.remove();
  return filled.map((control) => control.innerText || (control.ariaLabel ?? ''));
}
