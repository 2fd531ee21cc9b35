import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEndWords } from '#src/overview/useEndWords.ts';
import { asksOnly } from '#vocabulary/letterPurposes.ts';
import type { Recording, RecordedHere } from '../opened.ts';

interface FormWords {
  readonly title: string;
  /** The label of the date field; '' if the form has none. */
  readonly date: string;
  /** The label of the button; "Save" unless given. */
  readonly action?: string;
}

/** The title of a form and the label of its date. */
export function useFormWords({ kind, letters, disputes = [], corrected }: Recording): FormWords {
  const { t } = useLingui();
  const { end } = useEndWords();
  const count = letters.length;
  const items = disputes.length;
  const isRequest = count > 0 && letters.every(({ purpose }) => asksOnly(purpose));
  const words: Record<RecordedHere, FormWords> = {
    ordered: { title: t`Ordered from the print shop`, date: t`Ordered on` },
    mailed: {
      title: letters.every(({ state }) => state === 'ordered')
        ? t`${plural(count, { one: 'It was mailed', other: '# letters were mailed' })}`
        : t`${plural(count, { one: 'I mailed it', other: 'I mailed # letters' })}`,
      date: t`Mailed on`,
    },
    delivered: {
      title: t`${plural(count, { one: 'It was delivered', other: '# letters were delivered' })}`,
      date: t`Delivered on`,
    },
    returned: { title: t`It came back`, date: t`Came back on` },
    lost: { title: t`It was lost in the mail`, date: t`Known since` },
    annualReport: { title: t`Free annual report`, date: t`Said on` },
    furtherFacts: { title: t`Further facts were sent`, date: t`Received by them on` },
    requestAnswered: { title: t`The answer came`, date: t`Received on` },
    reinsertionNotice: { title: t`Notice of reinsertion`, date: t`Came on` },
    collectorNotice: { title: t`A collector’s notice`, date: t`Notice received on` },
    identityTheft: { title: t`Identity theft`, date: t`Stated on` },
    leftAsIs: {
      title: t`${plural(items, { one: 'Leave it as it is', other: 'Leave items as they are' })}`,
      date: '',
      action: t`Leave as is`,
    },
    withdrawn: isRequest
      ? { title: t`No longer ask for this`, date: '', action: t`No longer ask` }
      : {
          title: t`${plural(items, { one: 'No longer dispute this', other: 'No longer dispute items' })}`,
          date: '',
          action: t`No longer dispute`,
        },
    paused: { title: t`Pause all work`, date: t`Paused on`, action: t`Pause` },
    resumed: { title: t`Continue work`, date: t`Continued on`, action: t`Continue` },
    ended: { title: end, date: t`Ended on`, action: end },
    nothingCame: {
      title: t`Did anything come?`,
      date: t`Nothing had come by`,
      action: t`Nothing came`,
    },
  };
  return corrected === null ? words[kind] : { ...words[kind], title: t`Correct this entry` };
}
