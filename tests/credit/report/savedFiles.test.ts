import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Report } from '#credit/report/model.ts';
import { readReport } from '#credit/report/read.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { aSmartCredit } from './builders.ts';
import { aPart, aSavedPage, inPre, wholeForms } from './savedFiles.ts';
import { everyForm, samples, trueLinkXml } from './samples.ts';

const formats = Object.entries(everyForm);
const names = (report: Report) => report.personal.names.map(({ full }) => full);

function reasonOf(file: string | Uint8Array): string {
  try {
    readReport(file);
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableReportError) return error.reason;
    throw error;
  }
}

describe('a saved report is read as the report itself', () => {
  it.each(Object.entries(wholeForms))('%s', (form, save) => {
    for (const [format, text] of formats) {
      // A text in UTF-16 cannot also declare that it is UTF-8; browsers write no declaration.
      const own = form.startsWith('UTF-16') ? text.replace(/^<\?xml[^>]*\?>/, '') : text;
      expect([format, readReport(save(own))]).toEqual([format, readReport(text)]);
    }
  });

  it.each(['mfsn-basic', 'smartcredit', 'mfsn-provider-views', 'mismo-json', 'identityiq-csid'] as const)(
    'JSON in a saved page: %s',
    (format) => {
      const report = readReport(everyForm[format]);
      expect(readReport(inPre(everyForm[format]))).toEqual(report);
      expect(
        readReport(aSavedPage(aPart('text/html', 'binary', Buffer.from(inPre(everyForm[format]))))),
      ).toEqual(report);
    },
  );

  it.each(['identityiq-page', 'smartcredit-page'] as const)('a complete web page: %s', (format) => {
    const saved = everyForm[format]
      .replace(
        /^(?:<!doctype[^>]*>)?/i,
        '$&\n<!-- saved from url=(0041)https://provider.example/CreditReport.aspx -->\n',
      )
      .replace('</body>', '<script src="./report_files/app.js.download"></script></body>');
    expect(readReport(`${saved}<!-- added by an extension -->`)).toEqual(readReport(everyForm[format]));
  });
});

describe('letters beyond ASCII are read in', () => {
  const text = aSmartCredit({
    Sources: { Source: { Bureau: { symbol: 'TUC' } } },
    Borrower: { BorrowerName: { Name: { first: 'ZOË', last: 'PEÑA' } } },
  });
  const page = everyForm['identityiq-page'].replaceAll('DEVIN', 'ZOË PEÑA');
  const declaring = (charset: string) =>
    page.replace(/<meta charset="[^"]*">|<head>/i, `$&<meta charset="${charset}">`);

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', Buffer.from(text)],
    ['windows-1252, which nothing declares', Buffer.from(text, 'latin1')],
    [
      'UTF-8 with one broken byte elsewhere',
      Buffer.concat([
        Buffer.from(text.slice(0, -1)),
        Buffer.from(',"x":"'),
        Buffer.from([0xff]),
        Buffer.from('"}'),
      ]),
    ],
    [
      'the encoding of a part',
      aSavedPage(aPart('application/json; charset=windows-1252', '8bit', Buffer.from(text, 'latin1'))),
    ],
  ])('%s', (_, file) => {
    expect(names(readReport(file))).toEqual(['ZOË PEÑA']);
  });

  it('the encoding that a page declares', () => {
    const first = (file: Uint8Array) => names(readReport(file))[0];
    expect(first(Buffer.from(declaring('windows-1252'), 'latin1'))).toContain('ZOË PEÑA');
    expect(first(Buffer.from(declaring('utf-8')))).toContain('ZOË PEÑA');
    // Two letters of windows-1252 that would also be one of UTF-8: the declaration decides.
    const twice = Buffer.from(
      declaring('windows-1252').replaceAll('ZOË', 'ZO\u00C3\u2039'.replace('\u2039', '\u008B')),
      'latin1',
    );
    expect(first(twice)).toContain('ZOÃ‹ PEÑA');
  });
});

describe('a gzip file', () => {
  it('is refused before it fills the memory', () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x20));
    expect(bomb.length).toBeLessThan(250_000);
    expect(reasonOf(bomb)).toBe('tooLarge');
    expect(reasonOf(gzipSync(bomb))).toBe('notAReport');
  });

  it('is refused if its data is damaged', () => {
    const packed = gzipSync(samples.smartcredit);
    packed.fill(0xff, 100, 2_000);
    expect(['notAReport', 'truncated']).toContain(reasonOf(packed));
  });
});

const ascii = (text: string, length = 200): Uint8Array => Buffer.from(text.padEnd(length, '\0'), 'latin1');
describe('a file of another kind is refused with the reason that says what to save instead', () => {
  it.each<[string, string, Uint8Array]>([
    ['pdf', 'a PDF', ascii('%PDF-1.7\n%âãÏÓ')],
    ['image', 'a PNG', ascii('\x89PNG\r\n\x1a\n')],
    ['image', 'a JPEG', ascii('\xff\xd8\xff\xe0')],
    ['image', 'a photo of a phone', ascii('\0\0\0\x18ftypheic')],
    ['image', 'a WebP', ascii('RIFF\x01\x02\x03\x04WEBPVP8 ')],
    ['document', 'a docx', ascii(`PK\x03\x04${'\x01'.repeat(26)}[Content_Types].xml`)],
    ['document', 'a doc', ascii('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
    ['document', 'an RTF', ascii('{\\rtf1\\ansi')],
    ['archive', 'a ZIP', ascii(`PK\x03\x04${'\x01'.repeat(26)}report.html`)],
    ['archive', 'a 7z', ascii('7z\xbc\xaf\x27\x1c')],
    ['webArchive', 'a web archive of Safari', ascii('bplist00')],
    [
      'notAReport',
      'a saved page of something else',
      aSavedPage(aPart('text/html', 'binary', '<html>Hello</html>')),
    ],
    [
      'notAReport',
      'a saved page with only pictures and a note',
      aSavedPage(aPart('image/png', 'base64', 'iVBO'), aPart('text/plain', '7bit', 'x')),
    ],
    ['empty', 'a saved page without text', aSavedPage(aPart('image/png', 'base64', 'iVBO'))],
    [
      'refused',
      'a saved page with the provider’s error',
      aSavedPage(aPart('text/html', 'binary', inPre('{"success":false}'))),
    ],
    ['tooLarge', '60 MB', Buffer.alloc(60 * 1024 * 1024, 0x20)],
  ])('%s: %s', (reason, _, bytes) => {
    expect(reasonOf(bytes)).toBe(reason);
  });
});

const sections = ({ accounts, inquiries, publicRecords, personal, contacts }: Report) => [
  accounts.flatMap(({ tradelines }) => tradelines).length,
  inquiries.length,
  publicRecords.length,
  personal.names.length,
  contacts.length,
];
const cuts = [...Array.from({ length: 9 }, (_, index) => (index + 1) * 10), 95, 97, 99];

describe('a file that was cut off is never read as a report with less in it', () => {
  const forms = { 'as it is': (text: string): Uint8Array => Buffer.from(text), ...wholeForms };
  /** What is read of a cut file, or that it is refused. */
  function readOf(cut: Uint8Array): readonly number[] | 'refused' {
    const reason = reasonOf(cut);
    if (reason === 'read') return sections(readReport(cut));
    return /^(?:truncated|notAReport|unsupportedFormat|empty)$/.test(reason)
      ? 'refused'
      : [reason.length, -1];
  }

  it.each(Object.entries(forms))('%s', (_, save) => {
    for (const [format, text] of formats) {
      const whole = save(text.trimEnd());
      const all = sections(readReport(text));
      for (const percent of cuts) {
        const cut = whole.subarray(0, Math.floor((whole.length * percent) / 100));
        expect([[...all], 'refused'], `${format} cut at ${percent}%`).toContainEqual(readOf(cut));
      }
    }
  });

  it.each(formats)('%s: from its middle on, the reason is that it was cut off', (_, text) => {
    const whole = text.trimEnd();
    for (const percent of cuts.filter((each) => each >= 50))
      expect([percent, reasonOf(whole.slice(0, (whole.length * percent) / 100))]).toEqual([
        percent,
        'truncated',
      ]);
  });

  it('JSON in a saved page', () => {
    const page = inPre(samples['mfsn-basic']);
    for (const percent of cuts.filter((each) => each <= 97))
      expect(reasonOf(page.slice(0, (page.length * percent) / 100))).toMatch(/truncated|notAReport/);
  });
});

describe('a page that was saved before it had loaded', () => {
  const page = everyForm['identityiq-page'];
  const smart = everyForm['smartcredit-page'];
  /** The page without the section that has this heading, or without everything in it. */
  const wrapper = (heading: string) =>
    new RegExp(
      `<div class="rpt_content_wrapper"[^>]*><div class="rpt_fullReport_header"[^>]*>${heading}</div>[^]*?(?=<div class="rpt_content_wrapper")`,
    );

  it.each(['Account History', 'Inquiries', 'Public Information'])('without %s is not imported', (heading) => {
    const without = page.replace(wrapper(heading), '');
    expect(without.length).toBeLessThan(page.length);
    expect(reasonOf(without)).toBe('incompletePage');
    expect(reasonOf(smart.replace(`<h5>${heading}</h5>`, '<h5>Menu</h5>'))).toBe('incompletePage');
  });

  it('whose section is still empty although the summary counts something is not imported', () => {
    for (const heading of ['Account History', 'Inquiries', 'Public Information']) {
      const empty = `<div class="rpt_content_wrapper"><div class="rpt_fullReport_header">${heading}</div></div>`;
      expect([heading, reasonOf(page.replace(wrapper(heading), empty))]).toEqual([heading, 'incompletePage']);
    }
  });

  it('but one whose sections really are empty is', () => {
    const none =
      '<div class="rpt_content_wrapper"><div class="rpt_fullReport_header">Inquiries</div>None Reported</div>';
    const counted = page.replace(
      /(Inquiries\(2 years\):<\/td>).*?(<\/tr>)/,
      '$1<td>0</td><td>0</td><td>0</td>$2',
    );
    expect(counted).not.toBe(page);
    expect(readReport(counted.replace(wrapper('Inquiries'), none)).inquiries).toEqual([]);
  });
});

it('reads an XML report whose declaration names UTF-16', () => {
  const declared = trueLinkXml.replace("'utf-8'", "'utf-16'");
  expect(readReport(Buffer.from(`\uFEFF${declared}`, 'utf16le'))).toEqual(readReport(trueLinkXml));
});
