import type { View } from '#tests/views/view.ts';
import type { Picture } from './picture.ts';

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem }
nav { columns: 14rem; margin-block: 1rem 2rem; font-size: .9rem }
nav a { display: block }
h2 { font-size: 1.1rem; margin: 2.5rem 0 .75rem; border-top: 1px solid #8886; padding-top: 1rem }
h2 small { font-weight: normal; opacity: .7 }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0 }
figcaption { font-size: .8rem; max-width: 40rem }
img { display: block; border: 1px solid #8886; border-radius: 6px }
img.wide { width: 40rem }
img.middle { width: 22rem }
img.narrow { width: 12rem }
`;

const nameOf = (width: number) => (width > 1000 ? 'wide' : width > 600 ? 'middle' : 'narrow');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const figure = ({ file, language, width, look, view, faults }: Picture): string =>
  `<figure>${
    file === null
      ? ''
      : `<a href="${file}"><img class="${nameOf(width)}" src="${file}" loading="lazy" alt="${view}"></a>`
  }<figcaption>${language} · ${width} px · ${look}${faults
    .map((fault) => `<br><mark>${escaped(fault)}</mark>`)
    .join('')}</figcaption></figure>`;

/** One page with all screenshots, which are in the same folder; it loads nothing else. */
export function galleryPage(views: readonly View[], pictures: readonly Picture[]): string {
  const sections = views.map(
    ({
      name,
      who,
      shows,
    }) => `<h2 id="${name}">${name} <small>${who}${shows === null ? '' : ` · src/${shows}`}</small></h2>
<div class="row">${pictures
      .filter(({ view }) => view === name)
      .map(figure)
      .join('')}</div>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Redress in screenshots</title>
<meta name="viewport" content="width=device-width"><style>${style}</style><h1>Redress in screenshots</h1>
<nav>${views.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>${sections.join('\n')}</html>
`;
}
