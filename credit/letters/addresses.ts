/**
 * Where the bureaus accept disputes by mail. Addresses change, so each has its source and the day it was last
 * checked.
 */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { IsoDate } from '../report/model.ts';

export interface DisputeAddress {
  readonly name: string;
  readonly lines: readonly string[];
  readonly source: string;
  readonly checked: IsoDate;
}

const source = 'https://www.equifax.com/personal/help/article-list/-/h/a/mail-in-credit-report-dispute/';
const checked = '2026-11-20';

export const disputeAddresses: Readonly<Record<Bureau, DisputeAddress>> = {
  TransUnion: {
    name: 'TransUnion Consumer Solutions',
    lines: ['P.O. Box 2000', 'Chester, PA 19016'],
    source,
    checked,
  },
  Experian: { name: 'Experian', lines: ['P.O. Box 4500', 'Allen, TX 75013'], source, checked },
  Equifax: {
    name: 'Equifax Information Services, LLC',
    lines: ['P.O. Box 740256', 'Atlanta, GA 30374-0256'],
    source,
    checked,
  },
};
