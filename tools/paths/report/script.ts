/** Filters the report by words and by what went wrong. A matching path shows along with its workflow; so does a workflow whose name matches. */
export const script = `
const search = document.querySelector('#search');
const none = document.querySelector('#none');
const wordsOf = (element) => (element.dataset.words ?? '').toLowerCase();
function filter() {
  const words = search.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
  const only = document.querySelector('input[name=show]:checked').value;
  const fits = (element) => words.every((word) => wordsOf(element).includes(word));
  let shown = 0;
  for (const section of document.querySelectorAll('section')) {
    const isNamed = words.length > 0 && words.every((word) => (section.dataset.name + ' ' + section.querySelector('h2').textContent).toLowerCase().includes(word));
    const paths = [...section.querySelectorAll('details.path')];
    for (const path of paths)
      path.hidden = !(isNamed || fits(path)) || (only === 'failed' && !path.classList.contains('failed'));
    const isRight = only === 'all' || (only === 'failed' ? section.dataset.failed === 'yes' : section.dataset.missed === 'yes');
    section.hidden = !isRight || !(words.length === 0 || isNamed || paths.some((path) => !path.hidden));
    const link = document.querySelector('[data-of="' + section.dataset.name + '"]');
    if (link !== null) link.hidden = section.hidden;
    if (!section.hidden) shown += 1;
  }
  none.hidden = shown > 0;
}
search.addEventListener('input', filter);
for (const choice of document.querySelectorAll('input[name=show]')) choice.addEventListener('change', filter);
function openTarget() {
  const target = document.querySelector(location.hash === '' ? 'nothing' : '#' + CSS.escape(decodeURIComponent(location.hash.slice(1))));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
}
addEventListener('hashchange', openTarget);
openTarget();
`;
