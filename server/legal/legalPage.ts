import type { LegalPage } from '#contract/legalPages.ts';
import type { Language } from '#vocabulary/languages.ts';
import { html, type Html } from '#server/pages/html.ts';
import { layout } from '#server/pages/layout.ts';
import { creditFileRights } from './creditFileRights.ts';
import type { LegalFacts, LegalText, LegalTexts, Part } from './legalText.ts';
import { legalEnglish } from './texts.en.ts';
import { legalSpanish } from './texts.es.ts';

const texts: Readonly<Record<Language, LegalTexts>> = { en: legalEnglish, es: legalSpanish };

function written(part: Part): Html {
  if (typeof part === 'string') return html`<p>${part}</p>`;
  return html`<ul>
    ${part.map((point) => html`<li>${point}</li>`)}
  </ul>`;
}

const sections = (text: LegalText): Html[] =>
  text.sections.map(
    ({ heading, parts }) =>
      html`<h2>${heading}</h2>
        ${parts.map(written)}`,
  );

function operatorPart({ operator: title, noOperator }: LegalTexts, { operator }: LegalFacts): Html {
  if (operator === null)
    return html`<h2>${title}</h2>
      <p>${noOperator}</p>`;
  const lines = [operator.name, ...operator.address.split('\n')].map((line) => html`${line}<br />`);
  return html`<h2>${title}</h2>
    <address>${lines}<a href="mailto:${operator.mail}">${operator.mail}</a></address>`;
}

/** The words of the law, which are in English for everyone. */
function statement(): Html {
  const { title, paragraphs } = creditFileRights;
  return html`<blockquote lang="en">
    <h2>${title}</h2>
    ${paragraphs.map((paragraph) =>
      paragraph.includes('\n')
        ? html`<address>${paragraph.split('\n').map((line) => html`${line}<br />`)}</address>`
        : html`<p>${paragraph}</p>`,
    )}
  </blockquote>`;
}

/** One of the public pages about privacy and rights. */
export function legalPage(page: LegalPage, language: Language, facts: LegalFacts): string {
  const words = texts[language];
  const text = page === 'rights' ? words.rights : words[page](facts);
  const content = html`<h1>${text.title}</h1>
    <p class="lead">${text.lead}</p>
    ${page === 'rights' ? null : html`<p class="review">${words.review}</p>`} ${sections(text)}
    ${page === 'rights' ? statement() : operatorPart(words, facts)}`;
  return layout({
    language,
    title: text.title,
    address: `/${page}`,
    content,
    prose: true,
  });
}
