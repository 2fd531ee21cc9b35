// Shows the forms for passkeys where the browser knows passkeys, and fills them with its answer. The page loads
// @simplewebauthn/browser before it.
/** @type {typeof import('@simplewebauthn/browser')} */
const webauthn = Reflect.get(globalThis, 'SimpleWebAuthnBrowser');

/** @param {HTMLFormElement} form */
function answer(form) {
  const optionsJSON = JSON.parse(form.dataset['options'] ?? '');
  return form.dataset['passkey'] === 'register'
    ? webauthn.startRegistration({ optionsJSON })
    : webauthn.startAuthentication({ optionsJSON });
}

/** @param {HTMLFormElement} form */
function connect(form) {
  const failed = form.querySelector('[data-failed]');
  const button = form.querySelector('button');
  const field = form.elements.namedItem('answer');
  if (!(failed instanceof HTMLElement) || button === null || !(field instanceof HTMLInputElement)) return;
  const send = async () => {
    failed.hidden = true;
    button.disabled = true;
    try {
      field.value = JSON.stringify(await answer(form));
      form.submit();
    } catch {
      // Also when the person cancels: they can try again or choose another way.
      failed.hidden = false;
      button.disabled = false;
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  form.hidden = false;
}

if (webauthn.browserSupportsWebAuthn()) {
  for (const form of document.querySelectorAll('form'))
    if (form.dataset['passkey'] !== undefined) connect(form);
  for (const hint of document.querySelectorAll('p'))
    if (hint.dataset['noPasskeys'] !== undefined) hint.hidden = true;
}
