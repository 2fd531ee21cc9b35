import { describe, expect, it } from 'vitest';
import { createCompiler } from '#server/letters/compile.ts';
import { progressPages } from '#server/progress/pages.ts';
import { aProgress, noProgress } from '#tests/support/aProgress.ts';
import { checkPdf, textOf } from '#tests/support/pdf.ts';

describe('a progress report', () => {
  it('J27 says what was asked, what came, and what is next, and that it shows no cause', () => {
    const { note, next, items, scores } = progressPages(aProgress(), 'en');
    expect(note).toMatch(/^This report shows what happened, not what the letters caused\./);
    expect(next.lines).toEqual([
      '1 letter is still to be mailed.',
      'Experian: Decide what to do next. HARBOR BANK VISA, ••4400.',
      'Equifax: Answer due around 11/23/2026, because the day of delivery is only assumed. HARBOR BANK VISA, ••4400.',
    ]);
    expect(items.rows[0]?.rounds).toEqual([
      {
        recipient: 'TransUnion, round 1',
        asked: 'The bureaus disagree on the balance. Mailed 07/03/2026.',
        came: 'Deleted 08/06/2026. Answer dated 08/01/2026.',
      },
      {
        recipient: 'Experian, round 1',
        asked: 'One bureau shows a month as late that another shows as on time. Mailed 07/03/2026.',
        came: 'Verified 08/10/2026. Answer dated 08/05/2026.',
      },
      {
        recipient: 'Equifax, round 2',
        asked: 'To verify it. Mailed 10/20/2026.',
        came: 'Being investigated 10/24/2026.',
      },
      {
        recipient: 'Equifax, round 1',
        asked: 'One bureau shows a month as late that another shows as on time. Mailed 07/03/2026.',
        came: 'Verified 08/10/2026. Answer dated 08/05/2026.',
      },
    ]);
    expect(scores.tables[0]?.rows.slice(0, 2)).toEqual([
      ['11/18/2026', '604', '598', '577'],
      ['10/16/2026', '590', '583', '–'],
    ]);
  });

  it.each([
    ['en', 'Equifax: Answer was expected by 11/02/2026 and may still be in the mail. OAK LOANS.'],
    ['es', 'Equifax: Se esperaba la respuesta a más tardar el 11/02/2026; puede estar en camino. OAK LOANS.'],
  ] as const)('doesn’t say of a day that is over that an answer is due then: %s', (language, line) => {
    const step = { recipient: 'Equifax', kind: 'due', on: '2026-11-02', isAssumed: false } as const;
    const next = [{ ...step, headings: ['OAK LOANS'] }];
    const letters = { mailed: 1, toMail: 0, ordered: 0 };
    expect(progressPages(aProgress({ next, letters }), language).next.lines).toEqual([line]);
  });

  it('says what was stated without a finding, and asks to verify only where nothing was', () => {
    const { items } = aProgress();
    const stated = items.map((item) => ({
      ...item,
      recipients: item.recipients.map(({ recipient, rounds }) => ({
        recipient,
        rounds: rounds.map((round) => ({ ...round, reasons: ['stated' as const] })),
      })),
    }));
    for (const [language, words] of [
      ['en', 'Stated from personal knowledge, not from the report.'],
      ['es', 'Afirmado por conocimiento propio, no según el informe.'],
    ] as const) {
      const asked = progressPages(aProgress({ items: stated }), language).items.rows.flatMap(({ rounds }) =>
        rounds.map((round) => round.asked.startsWith(words)),
      );
      expect(asked).toEqual([true, true, true, true]);
    }
  });

  it('names items in the language of the report', () => {
    const { items, next } = aProgress();
    const spanish = progressPages(
      aProgress({
        next: next.map((step) => ({ ...step, headings: ['NAVIENT ··4111, opened 03/14/2014'] })),
        items: items.map((item) => ({ ...item, heading: 'Date of birth' })),
      }),
      'es',
    );
    expect(spanish.next.lines[1]).toContain('NAVIENT\u00a0··4111, abierta el 03/14/2014.');
    expect(spanish.items.rows[0]?.heading).toBe('Fecha de nacimiento');
  });

  it('counts one item in the singular and several in the plural', () => {
    const { counts } = aProgress();
    const two = progressPages(aProgress({ counts: { ...counts, deleted: 2, verified: 1 } }), 'es');
    expect(two.counts.rows.slice(0, 2)).toEqual([
      ['2', 'eliminados'],
      ['1', 'verificado'],
    ]);
  });

  it('counts creditors apart', () => {
    const { counts } = progressPages(aProgress(), 'en');
    expect([counts.creditors, counts.creditorRows]).toEqual(['With creditors', [['1', 'still open']]]);
  });

  it('says how many letters were mailed, and if nothing is due', () => {
    const { counts, next } = progressPages(
      aProgress({ next: [], letters: { mailed: 1, toMail: 0, ordered: 0 } }),
      'en',
    );
    expect(counts.note).toBe(
      '1 letter mailed. Each item is counted once for each recipient, and not at all if it isn’t in their file.',
    );
    expect(next.lines).toEqual(['Nothing is due.']);
    expect(progressPages(noProgress, 'en').next.lines).toEqual([]);
  });

  it('asks for nothing while work is paused', () => {
    expect(progressPages(aProgress({ activity: 'paused' }), 'en').next.lines).toEqual([
      'Work is paused. Nothing is mailed until it continues.',
    ]);
  });

  it.each([
    ['en', 'What was requested and what came back', 'Nothing has been disputed yet.'],
    ['es', 'Qué se pidió y qué respondieron', 'Aún no se ha disputado nada.'],
  ] as const)('is an accessible PDF in %s, also before anything was written', (language, heading, none) => {
    const compiler = createCompiler();
    const pdf = compiler.compileProgress(progressPages(aProgress(), language));
    expect(textOf(pdf)).toContain(heading);
    expect(Buffer.from(pdf).toString('latin1')).toContain('pdfuaid:part');
    checkPdf(pdf);
    expect(textOf(compiler.compileProgress(progressPages(noProgress, language)))).toContain(none);
  });
});
