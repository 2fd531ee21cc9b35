/** A scene: one thing to judge, with everything in the report that belongs to it. Several make up a case. */
import { kitAt, type Kit } from './accounts.ts';
import type { AccountSpec, FileSpec, InquirySpec, Person, RecordSpec, Scene, Verdict } from './case.ts';
import type { Clock } from './clock.ts';

interface Parts {
  /** Accounts. */
  readonly a?: readonly AccountSpec[];
  /** The same accounts in an older report. */
  readonly before?: readonly AccountSpec[];
  readonly inquiries?: readonly InquirySpec[];
  readonly records?: readonly RecordSpec[];
  readonly file?: FileSpec;
  /** Verdicts. */
  readonly v: readonly Verdict[];
}

export interface SceneMaker {
  readonly title: string;
  readonly make: (clock: Clock, person: Person) => Scene;
}

export const scene = (title: string, build: (kit: Kit, person: Person) => Parts): SceneMaker => ({
  title,
  make: (clock, person) => {
    const { a = [], before = null, inquiries = [], records = [], file = {}, v } = build(kitAt(clock), person);
    return { title, accounts: a, before, inquiries, records, file, verdicts: v };
  },
});
