/** Where the bureaus accept letters. Addresses change, so each has its source and the day it was last checked. */
import type { Bureau } from '#vocabulary/bureaus.ts';
import type { IsoDate } from '../report/model.ts';

export interface BureauAddress {
  readonly name: string;
  readonly lines: readonly string[];
  readonly source: string;
  readonly checked: IsoDate;
}

const source = 'https://www.equifax.com/personal/help/article-list/-/h/a/mail-in-credit-report-dispute/';
const checked = '2026-11-20';

/** For disputes, and for everything that has no address of its own. */
export const disputeAddresses: Readonly<Record<Bureau, BureauAddress>> = {
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

const freezeSource = 'https://www.mass.gov/how-to/request-a-credit-report-security-freeze';
const freezeChecked = '2026-11-30';

/** For security freezes. */
export const freezeAddresses: Readonly<Record<Bureau, BureauAddress>> = {
  TransUnion: {
    name: 'TransUnion Security Freeze',
    lines: ['P.O. Box 2000', 'Chester, PA 19016'],
    source: freezeSource,
    checked: freezeChecked,
  },
  Experian: {
    name: 'Experian Security Freeze',
    lines: ['P.O. Box 9554', 'Allen, TX 75013'],
    source: freezeSource,
    checked: freezeChecked,
  },
  Equifax: {
    name: 'Equifax Security Freeze',
    lines: ['P.O. Box 105788', 'Atlanta, GA 30348'],
    source: freezeSource,
    checked: freezeChecked,
  },
};
