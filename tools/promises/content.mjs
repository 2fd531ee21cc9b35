/** What people upload and what providers send. @type {readonly import('./promise.d.ts').Promised[]} */
export const content = [
  {
    id: 'P35',
    text: 'Only images within the limits are accepted as documents, and only their pixels are kept.',
    tests: [
      'tests/routes/documents.test.ts',
      'tests/routes/refusedUploads.test.ts',
      'tests/routes/company.test.ts: is refused if it is not an image',
    ],
  },
  {
    id: 'P36',
    text: 'No name that someone chooses becomes a path, a header, or a command.',
    tests: [
      'tests/server/letters/archive.test.ts',
      'tests/server/blobs/vault.test.ts: never leaves the folder, whatever the name',
      'tests/server/letters/csv.test.ts',
    ],
  },
  {
    id: 'P37',
    text: 'Photos lose their location, their device, and every other hidden detail.',
    tests: [
      'tests/routes/documents.test.ts: stores only the pixels of a photo',
      'tests/server/letters/page.test.ts: turns a photo upright, drops its metadata, and fits it to the page',
    ],
  },
  {
    id: 'P38',
    text: "A report's texts run no script and load nothing where the report is shown.",
    tests: [
      'tests/credit/page/reportHtml.test.ts: safety',
      'tests/acceptance/reportView.test.ts',
      'tests/acceptance/calls.test.ts: H16 returns the report as HTML that can do nothing',
      'tests/browser/hostileReport.test.ts',
    ],
  },
  {
    id: 'P39',
    text: 'Text that looks like markup, a formula, or a command stays text in letters, tables, and pages.',
    tests: [
      'tests/server/letters/page.test.ts: prints text from the report as text',
      'tests/server/letters/csv.test.ts',
      'tests/server/identity/pages.test.ts: escapes what was typed',
      'tests/server/mail/mail.test.ts: files and URLs are not read',
    ],
  },
];
