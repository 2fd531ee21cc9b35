// Chooses the language of the page, says what is known about the connection and about what was typed, and tries again.
const chosen = localStorage.getItem('language') ?? navigator.language.slice(0, 2);
const language = chosen === 'es' ? 'es' : 'en';
/** Of a new profile (src/browser/drafts.ts). */
const hasDraft = Object.keys(sessionStorage).some((key) => /^draft:.*:profile-creation$/.test(key));

const wasOnline = navigator.onLine;

function show() {
  const reached = wasOnline ? 'unreachable' : 'back';
  const state = navigator.onLine ? reached : 'offline';
  for (const part of document.querySelectorAll('main')) part.hidden = part.lang !== language;
  for (const part of document.querySelectorAll('[data-when]')) {
    const wanted = part.getAttribute('data-when');
    /** @type {HTMLElement} */ (part).hidden =
      wanted !== state && wanted !== (hasDraft ? 'draft' : 'nothing');
  }
  document.documentElement.lang = language;
  document.title = `${document.querySelector(`main[lang=${language}] [data-when=${state}]`)?.textContent} · Redress`;
}

for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', () => window.location.reload());
window.addEventListener('online', show);
window.addEventListener('offline', show);
show();
