// Offers the buttons that show what was typed into a password's field. Without this script they stay hidden.

/**
 * @param {HTMLButtonElement} button
 * @param {HTMLInputElement} field
 */
function connect(button, field) {
  /** @param {boolean} isShown */
  const show = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.addEventListener('click', () => show(field.type === 'password'));
  // Browsers offer to save a password only from a field of that type, and may remember what other fields had.
  field.form?.addEventListener('submit', () => show(false));
  // The button may be pressed on a page that the browser kept.
  window.addEventListener('pageshow', () => show(false));
  button.hidden = false;
}

for (const button of document.querySelectorAll('button')) {
  const field = document.getElementById(button.dataset['reveals'] ?? '');
  if (field instanceof HTMLInputElement) connect(button, field);
}
