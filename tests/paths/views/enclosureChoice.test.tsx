import type { PreviewedLetter } from '#contract/letterPreview.ts';
import { enclosedIn } from '#machines/enclosureChoice.ts';
import { LetterEnclosures } from '#src/repair/LetterEnclosures.tsx';
import { failureSentences } from '#tests/support/failureSentences.ts';
import { toExperian } from '#tests/machines/builders.ts';
import { enclosureChoice } from '../cases/enclosureChoice.ts';
import { expect } from '../harness/expect.ts';
import { type Screen, walkViews } from '../harness/walkViews.tsx';

const letter: PreviewedLetter = {
  id: 'experian-accounts-1',
  ...toExperian,
  destination: { id: 'Experian', name: 'Experian', kind: 'bureau' },
  subject: { text: 'Dispute of an account in my credit file', evidence: [], finding: null },
  blocks: [],
};
const part = (screen: Screen) => screen.getByRole('group', { name: 'Enclosed with this letter' });
const line = (screen: Screen) => part(screen).getByText(/^Enclosed with this letter/);
const box = (screen: Screen, name: string) => part(screen).getByRole('checkbox', { name, exact: true });

/** The line and, once it is opened, the choices below it say the same. */
async function shows(
  screen: Screen,
  { context }: { readonly context: Parameters<typeof enclosedIn>[0] },
): Promise<void> {
  const { documents, ssn } = enclosedIn(context, letter);
  const isFull = ssn === 'full';
  await expect
    .element(
      part(screen).getByText(
        isFull ? /The letter shows the full SSN/ : /The letter shows the last four digits/,
      ),
    )
    .toBeVisible();
  const nothing = part(screen).getByText('Enclosed with this letter: no documents.');
  expect(nothing.elements()).toHaveLength(documents.length > 0 ? 0 : 1);
  await open(screen);
  const id = box(screen, "ID or driver's license");
  if (documents.length > 0) await expect.element(id).toBeChecked();
  else await expect.element(id).not.toBeChecked();
  for (const missing of ['Proof of address', 'Social Security card'])
    await expect.element(box(screen, missing)).toBeDisabled();
  expect(part(screen).getByRole('link', { name: 'Open profile' }).elements()).toHaveLength(2);
  await expect
    .element(part(screen).getByRole('radio', { name: isFull ? 'Full number' : 'Last four digits' }))
    .toBeChecked();
  const warning = part(screen).getByText(
    'Bureaus match files by the full number. With only the last four digits, Experian may not find the file.',
  );
  expect(warning.elements()).toHaveLength(isFull ? 0 : 1);
}

async function open(screen: Screen): Promise<void> {
  const details = part(screen).element().querySelector('details');
  if (details?.open === false) await line(screen).click();
}

walkViews({
  cases: enclosureChoice,
  show: (choice) => <LetterEnclosures letter={letter} choice={choice} />,
  does: {
    'Ana presses Try Again': ({ screen }) => part(screen).getByRole('button', { name: 'Try Again' }).click(),
    'Ana leaves out the ID': async ({ screen }) => {
      await open(screen);
      await part(screen).getByText("ID or driver's license", { exact: true }).click();
    },
    'Ana chooses the last four digits': async ({ screen }) => {
      await open(screen);
      await part(screen).getByText('Last four digits', { exact: true }).click();
    },
  },
  sees: {
    fetching: async (screen) => {
      await expect.element(screen.getByRole('status', { name: 'Loading enclosures…' })).toBeVisible();
    },
    failed: async (screen, { context }) => {
      await expect.element(part(screen).getByText(/We couldn’t load what can be enclosed/)).toBeVisible();
      const why = failureSentences[context.failure?.code ?? 'unexpected'];
      await expect.element(part(screen).getByText(why)).toBeVisible();
    },
    shown: shows,
    saving: async (screen, sight) => {
      await expect.element(part(screen)).toHaveAttribute('aria-busy', 'true');
      await shows(screen, sight);
    },
    refused: async (screen, sight) => {
      await expect.element(part(screen).getByText(/The change wasn’t saved/)).toBeVisible();
      const why = failureSentences[sight.context.failure?.code ?? 'unexpected'];
      await expect.element(part(screen).getByText(why)).toBeVisible();
      await shows(screen, sight);
    },
  },
});
