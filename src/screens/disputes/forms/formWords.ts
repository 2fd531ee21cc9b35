import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Recording, RecordedHere } from '../opened.ts';

interface FormWords {
  readonly title: string;
  /** The label of the date field. */
  readonly date: string;
}

/** The title of a form and the label of its date. */
export function useFormWords({ kind, letters, corrected }: Recording): FormWords {
  const { t } = useLingui();
  const count = letters.length;
  const words: Record<RecordedHere, FormWords> = {
    mailed: {
      title: plural(count, { one: 'I mailed it', other: 'I mailed # letters' }),
      date: t`Mailed on`,
    },
    delivered: { title: t`It was delivered`, date: t`Delivered on` },
    returned: { title: t`It came back`, date: t`Came back on` },
    lost: { title: t`It was lost in the mail`, date: t`Known since` },
    annualReport: { title: t`Free annual report`, date: t`Said on` },
    furtherFacts: { title: t`Further facts were sent`, date: t`Received by them on` },
    requestAnswered: { title: t`The answer came`, date: t`Received on` },
    nothingCame: { title: t`Did anything come?`, date: t`Nothing had come by` },
  };
  return corrected === null ? words[kind] : { ...words[kind], title: t`Correct this entry` };
}
