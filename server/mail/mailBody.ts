import type { Language } from '#vocabulary/languages.ts';
import { deskColors } from '#vocabulary/pageColors.ts';

/** What a mail says, in the recipient's language. */
export interface MailWords {
  readonly language: Language;
  /** The heading of the mail; the subject by default. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** One thing to do, as a button and as a link. */
  readonly action?: { readonly label: string; readonly url: string };
  /** After the action: what to do if the mail is unexpected. */
  readonly closing: readonly string[];
}

export interface MailBody {
  readonly text: string;
  readonly html: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** What has a color, each in light and dark: those of the pages that the server renders (`server/pages/styles/frame.css`). */
const looks = {
  page: { background: deskColors.side },
  card: { background: ['#ffffff', '#161f1e'], 'border-color': deskColors.edge },
  ink: { color: deskColors.ink },
  brand: { color: ['#0b655d', '#57d0bf'] },
  quiet: { color: ['#475654', '#aebbb8'] },
  action: { background: ['#0f766c', '#2cb5a3'], color: ['#ffffff', '#03201b'] },
} as const;
type Look = keyof typeof looks;

const declarations = (look: Look, scheme: 0 | 1, ending: string): string =>
  Object.entries(looks[look])
    .map(([property, colors]) => `${property}:${colors[scheme]}${ending}`)
    .join(';');

/** The attributes of an element: light in its own style, which every mail program reads, and a class for those that can do dark. */
const as = (look: Look, style: string): string =>
  `class="${look}" style="${style};${declarations(look, 0, '')}"`;

const isLook = (name: string): name is Look => name in looks;
const dark = Object.keys(looks)
  .filter(isLook)
  .map((look) => `.${look}{${declarations(look, 1, '!important')}}`)
  .join('');

/** Without it, a program in dark mode inverts the colors by its own rules, or shows a white page. */
const schemes = `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${dark}}</style>`;

/** What the list of mails shows after the subject, which would otherwise be the name and the heading, and so the subject again. */
const preview = (text: string): string =>
  `<div style="display:none;max-height:0;overflow:hidden">${escaped(text)}</div>`;

/** The same words as plain text and as a page that mail programs can show: tables, and styles that work inline. */
export function mailBody({ language, heading, paragraphs, action, closing }: MailWords): MailBody {
  const text = [
    heading,
    ...paragraphs,
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...closing,
    'Redress',
  ].join('\n\n');
  const button =
    action === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" ${as('action', 'display:inline-block;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px')}>${escaped(action.label)}</a></p><p ${as('quiet', 'margin:0 0 24px;font-size:13px;word-break:break-all')}>${escaped(action.url)}</p>`;
  const body = [
    `<p ${as('brand', 'margin:0 0 24px;font-weight:600')}>Redress</p>`,
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(heading)}</h1>`,
    ...paragraphs.map((each) => `<p style="margin:0 0 16px">${escaped(each)}</p>`),
    button,
    ...closing.map((each) => `<p ${as('quiet', 'margin:0 0 16px;font-size:14px')}>${escaped(each)}</p>`),
  ].join('');
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${schemes}<title>${escaped(heading)}</title></head><body ${as('page', 'margin:0')}>${preview(paragraphs.join(' '))}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${as('page', 'border:0')}><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${as('card', 'max-width:520px;border:1px solid;border-radius:10px')}><tr><td ${as('ink', "padding:32px;font:16px/1.5 Inter,Roboto,'Segoe UI',Helvetica,Arial,sans-serif;word-break:break-word")}>${body}</td></tr></table></td></tr></table></body></html>`;
  return { text, html };
}
