/** A letter demands deletion of an old debt only if nothing in the report shows that it may be newer. */
import { describe, expect, it } from 'vitest';
import { planLetters } from '#credit/letters/planLetters.ts';
import type { Tradeline } from '#credit/report/model.ts';
import { aConsumer } from '#tests/support/aConsumer.ts';
import {
  aLine,
  anAccount,
  aReportOf,
  chargedOff,
  code,
  field,
  history,
  remark,
} from '#tests/support/aReport.ts';

const words = (line: Tradeline): string =>
  JSON.stringify(
    planLetters({
      report: aReportOf(anAccount([line])),
      profile: aConsumer(),
      choice: { kind: 'automatic', options: [4] },
      today: '2025-09-15',
    })[0]?.blocks,
  );

describe('an account closed long ago', () => {
  const line = aLine('TransUnion', {
    payStatus: chargedOff,
    dateClosed: '2016-05-01',
    dateOpened: '2010-01-02',
  });
  it('may have been on time then, so the letter asks about its age and does not demand deletion', () => {
    expect(words(line)).toContain(
      'Your file gives 05/01/2016 as the date the account was closed. If the delinquency that led to this rating had begun by then, the time for which 15 U.S.C. § 1681c(a)(4) and (c)(1) allow this debt to be reported ended on 10/28/2023.',
    );
    expect(words(line)).toContain(
      'Please state the date of first delinquency you have on file, and delete the account if that time has ended.',
    );
    expect(words(line)).not.toContain('Please delete it.');
  });

  const rated = (dateLastPayment: string) =>
    aLine('TransUnion', {
      payStatus: chargedOff,
      dateClosed: '2016-05-01',
      dateOpened: '2010-01-02',
      dateAccountStatus: '2016-06-01',
      dateLastPayment,
    });
  it('is too old if the rating itself is that old', () => {
    expect(words(rated('2016-05-31'))).toContain(
      'gives 06/01/2016 as the date of its last activity, so the delinquency had begun',
    );
    expect(words(rated('2016-05-31'))).toContain('Please delete it.');
  });

  it('is quoted by the value that rates it, not by a payment status of "Unknown"', () => {
    const derogatory = {
      ...rated('2016-05-31'),
      payStatus: field(code('U', 'Unknown'), '/payStatus'),
      history: history('2016-06', '9'),
    };
    const condition = field(code('F', 'Derogatory'), '/condition');
    const remarks = [remark('TM009', 'Charged off as bad debt')];
    expect(words({ ...derogatory, condition, remarks })).toContain(
      'Your file rates the account “Derogatory” and',
    );
  });

  it('is not said to be too old if a payment was made after the rating', () => {
    expect(words(rated('2019-02-11'))).not.toContain('Please delete it.');
    expect(words(rated('2019-02-11'))).not.toContain('so the delinquency had begun');
  });
});
