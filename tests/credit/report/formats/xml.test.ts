import { describe, expect, it } from 'vitest';
import { parseXml } from '#credit/report/formats/reading/xml.ts';
import { readReport } from '#credit/report/read.ts';
import type { Report } from '#credit/report/model.ts';
import { UnreadableReportError } from '#credit/report/unreadable.ts';
import { fold, lesserSamples, parseSample, samples, trueLinkXml, valueAt } from '../samples.ts';

const merge = '/BundleComponents/BundleComponent/6';

/** A repeated element is a list in both formats; a single one is a list of one only in JSON. */
function collapsed(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? collapsed(value[0]) : value.map(collapsed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, collapsed(member)]));
}

/**
 * A report as plain data, without the format, and without the pointers of what is next to the merge in the bundle
 * (scores).
 */
function comparable(report: Report, prefix: string): unknown {
  const withoutPointers: unknown = JSON.parse(
    JSON.stringify(report.scores, (name, value: unknown) => (name === 'at' ? undefined : value)),
  );
  return JSON.parse(
    JSON.stringify({ ...report, format: '', scores: withoutPointers }, (name, value: unknown) =>
      name === 'at' && typeof value === 'string' && value.startsWith(prefix)
        ? value.slice(prefix.length)
        : value,
    ),
  );
}

const reasonOf = (bytes: string | Uint8Array): string => {
  try {
    return readReport(bytes).format;
  } catch (error) {
    if (error instanceof UnreadableReportError) return error.reason;
    throw error;
  }
};

describe('TrueLink XML', () => {
  it('becomes exactly the document of the JSON format', () => {
    const json = valueAt(fold(parseSample(samples.identityiq)), `${merge}/TrueLinkCreditReportType`);
    const xml = valueAt(fold(parseXml(trueLinkXml)), '/TrueLinkCreditReportType');
    expect(collapsed(xml)).toEqual(collapsed(json));
  });

  it('gives the same model with the same pointers', () => {
    const read = readReport(trueLinkXml);
    expect(read.format).toBe('truelink-xml');
    expect(comparable(read, '')).toEqual(comparable(readReport(samples.identityiq), merge));
    expect(readReport(new TextEncoder().encode(`\uFEFF\n${trueLinkXml}`))).toEqual(read);
  });

  it('reads a report inside a web service envelope, whatever its prefixes', () => {
    const body = trueLinkXml
      .replace(/^<\?xml[^>]*\?>/, '')
      .replace(/<(\/?)(\w)/g, '<$1tl:$2')
      .replace('xmlns=', 'xmlns:tl=');
    const wrapped = `<s:Envelope xmlns:s="urn:s"><s:Body><Report>${body}</Report></s:Body></s:Envelope>`;
    expect(comparable(readReport(wrapped), '/Envelope/Body/Report')).toEqual(
      comparable(readReport(trueLinkXml), ''),
    );
  });

  it.each([
    ['iso-8859-1', new Uint8Array([0xc9])],
    ['windows-1252', new Uint8Array([0xc9])],
    ['utf-8', new Uint8Array([0xc3, 0x89])],
  ])('reads a name in the %s encoding that the file declares', (encoding, letter) => {
    const [before = '', after = ''] = trueLinkXml.replace("'utf-8'", `'${encoding}'`).split('DEVIN', 2);
    const bytes = Buffer.concat([
      Buffer.from(before),
      letter,
      Buffer.from('LAN'),
      Buffer.from(
        after +
          trueLinkXml
            .split('DEVIN')
            .slice(2)
            .map((part) => `DEVIN${part}`)
            .join(''),
      ),
    ]);
    expect(readReport(bytes).personal.names[0]?.full).toBe('ÉLAN SAMPLETON');
  });

  it('reads UTF-16 by its byte order mark', () => {
    const bytes = Buffer.from(`\uFEFF${trueLinkXml}`, 'utf16le');
    expect(readReport(bytes)).toEqual(readReport(trueLinkXml));
    expect(readReport(bytes.swap16())).toEqual(readReport(trueLinkXml));
  });
});

describe('MISMO XML', () => {
  it('gives the same model as its JSON format', () => {
    const envelope = '/RESPONSE_GROUP/RESPONSE/RESPONSE_DATA';
    const read = readReport(lesserSamples['mismo-xml']);
    expect(comparable(read, envelope)).toEqual(comparable(readReport(lesserSamples['mismo-json']), ''));
  });
});

describe('XML as a document', () => {
  it('normalizes attributes, texts, repetitions, and character data', () => {
    expect(
      parseXml(
        '<?xml version="1.0"?><!-- note --><?go on?><a b="1 &amp; 2" x:c="&#x41;" xmlns:x="u"><d/><e>one</e><e> two &lt; <![CDATA[<3>]]></e><__proto__ f="1"/></a>',
      ),
    ).toEqual(JSON.parse('{"a":{"b":"1 & 2","c":"A","d":"","e":["one","two < <3>"],"__proto__":{"f":"1"}}}'));
  });

  const mark = '<TrueLinkCreditReportType';
  it.each([
    ['documentType', 'a document type', `<!DOCTYPE a>${mark}/>`],
    [
      'documentType',
      'entities in entities',
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]>${mark}>&c;</TrueLinkCreditReportType>`,
    ],
    [
      'documentType',
      'a file from outside',
      `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>${mark}>&b;</TrueLinkCreditReportType>`,
    ],
    ['notAReport', 'an entity that XML does not have', `${mark}>&nbsp;</TrueLinkCreditReportType>`],
    ['notAReport', 'elements that cross', `${mark}><a><b></a></b></TrueLinkCreditReportType>`],
    ['notAReport', 'an attribute twice', `${mark} a="1" a="2"/>`],
    ['notAReport', 'a control character', `${mark}>\u0001</TrueLinkCreditReportType>`],
    ['notAReport', 'two roots', `${mark} a="1"/>${mark}/>`],
    ['truncated', 'an open tag', `${mark} a="1`],
    ['truncated', 'an open element', `${mark}><Borrower/>`],
    ['tooDeep', 'elements in elements', `${mark}>${'<a>'.repeat(1_000_000)}`],
    ['documentType', 'a document type behind a comment', `<!-- <a> --><!DOCTYPE a>${mark}/>`],
    [
      'tooLarge',
      'half a million attributes',
      `${mark}>${'<a b=""/>'.repeat(250_000)}</TrueLinkCreditReportType>`,
    ],
    [
      'tooLarge',
      'an element of 201 attributes',
      `${mark} ${Array.from({ length: 201 }, (_, index) => `a${index}=""`).join(' ')}/>`,
    ],
    ['tooLarge', 'more than 16 MiB', `${mark}>${' '.repeat(16 * 1024 * 1024)}</TrueLinkCreditReportType>`],
    ['unsupportedFormat', 'a web page that quotes one', `<!doctype html><pre>${mark}</pre>`],
  ])('%s: %s', (reason, _, text) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it('truncated: every cut of a report after its root', () => {
    for (let cut = 200; cut < trueLinkXml.trimEnd().length; cut += 997) {
      expect(reasonOf(trueLinkXml.slice(0, cut))).toBe('truncated');
    }
  });

  it('gives a clear message for a document type', () => {
    expect(new UnreadableReportError('documentType').message).toBe(
      'The file contains a document type declaration (DTD). Credit reports don’t, so it is rejected for safety.',
    );
  });
});
