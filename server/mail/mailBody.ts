import type { Language } from '#vocabulary/languages.ts';

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

const paragraph = (text: string, style = ''): string =>
  `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;

/** The same words as plain text and as a page that mail programs can show: tables and inline styles only. */
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
      : `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;background:#0f766c;color:#ffffff;text-decoration:none;font-weight:600;padding:12px 20px;border-radius:6px">${escaped(action.label)}</a></p><p style="margin:0 0 24px;font-size:13px;color:#475654;word-break:break-all">${escaped(action.url)}</p>`;
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head><body style="margin:0;background:#f4f6f6"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;background:#ffffff;border:1px solid #e2e8e6;border-radius:10px"><tr><td style="padding:32px;font:16px/1.5 Inter,Roboto,'Segoe UI',Helvetica,Arial,sans-serif;color:#13201e"><p style="margin:0 0 24px;font-weight:600;color:#0b655d">Redress</p><h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escaped(heading)}</h1>${paragraphs.map((each) => paragraph(each)).join('')}${button}${closing.map((each) => paragraph(each, 'font-size:14px;color:#475654')).join('')}</td></tr></table></td></tr></table></body></html>`;
  return { text, html };
}
