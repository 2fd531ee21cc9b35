import { show } from '../profile/show.tsx';
import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReplyOf } from '#contract/call.ts';
import { type FailureCode, failureStatus } from '#contract/failures.ts';
import type { previewNextLetters } from '#contract/nextSteps.ts';
import type { UnreadableProblem } from '#contract/reportFile.ts';
import { documentSlotMachine } from '#machines/documentSlot.ts';
import { generationSessionMachine } from '#machines/generationSession.ts';
import { nextLettersMachine } from '#machines/nextLetters.ts';
import { keyOf } from '#machines/nextLettersParts.ts';
import { providerConnectionMachine } from '#machines/providerConnection.ts';
import type { Standing } from '#machines/providerConnectionParts.ts';
import { recordDeletionMachine } from '#machines/recordDeletion.ts';
import { sensitiveFieldMachine } from '#machines/sensitiveField.ts';
import { FailureBanner } from '#src/failures/FailureBanner.tsx';
import { RetryBanner } from '#src/failures/RetryBanner.tsx';
import { DeletionDialog } from '#src/overview/DeletionDialog.tsx';
import { DocumentBox } from '#src/profile/DocumentBox.tsx';
import { ProviderNotices } from '#src/profile/ProviderNotices.tsx';
import { RevealInput } from '#src/profile/RevealInput.tsx';
import { unreadableSentence } from '#src/profile/reportFileErrors.ts';
import { useProblemText } from '#src/profile/useProblemText.ts';
import { LettersDialogs } from '#src/repair/LettersDialogs.tsx';
import { NextLettersDialog } from '#src/screens/disputes/next/NextLettersDialog.tsx';
import { SnackbarHost } from '#src/ui/Snackbar.tsx';
import { answers, anUnfinished, failure, ids, refusal, refuses } from '#tests/machines/builders.ts';
import { anOffer } from '#tests/support/anOffer.ts';
import { aShortLetter } from '#tests/support/aShortLetter.ts';
import { failureSentences } from '#tests/support/failureSentences.ts';

/** Every code has a sentence here, or this file doesn't compile. */
type Sentences = Readonly<Record<FailureCode, string>>;

const codes = Object.keys(failureStatus) as FailureCode[];
const same = (sentence: string): Sentences =>
  Object.fromEntries(codes.map((code) => [code, sentence])) as Sentences;

const told = (screen: Awaited<ReturnType<typeof show>>['screen'], code: FailureCode) =>
  screen.getByRole('region', { name: code, exact: true });

const forGeneration = {
  profileId: ids.profile,
  reportId: ids.report,
  choice: { kind: 'automatic' as const, key: 'a key', options: [1 as const] },
};

it('a banner says for every failure what happened', async () => {
  const { screen } = await show(
    <>
      {codes.map((code) => (
        <section key={code} aria-label={code}>
          <FailureBanner failure={failure(code)} />
        </section>
      ))}
    </>,
  );
  for (const code of codes)
    await expect.element(told(screen, code).getByText(failureSentences[code], { exact: true })).toBeVisible();
});

it('a banner names the day on which a contract permits it, where there is one', async () => {
  const { screen } = await show(
    <FailureBanner failure={{ ...failure('contractNotOpen'), detail: '2026-12-04' }} />,
  );
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Under this client’s contract, this is possible from 12/04/2026 on. Nothing was changed.',
    );
});

it('a banner offers no retry for what someone else has deleted', async () => {
  const retries = async (code: FailureCode) => {
    const { screen } = await show(<RetryBanner failure={failure(code)} onRetry={() => {}} />);
    const said = screen.getByRole('alert').element().textContent;
    await screen.unmount();
    return said;
  };
  expect(await retries('notFound')).toBe(failureSentences.notFound);
  expect(await retries('unavailable')).toMatch(/^An unknown error occurred!.*Try Again$/);
});

it('D8 an upload box says for every failure what is wrong with the file', async () => {
  const sentences: Sentences = {
    ...same('Upload failed. Save again to retry.'),
    fileTooLarge: 'Error Uploading! File too large',
    notAnImage:
      'We couldn’t read this file. Choose a PNG or JPG image. If it’s an iPhone photo (HEIC), take a screenshot of it and choose that.',
    imageTooLarge: 'This image’s dimensions are too large. Choose a smaller image.',
  };
  const boxes = codes.map((code) => ({
    code,
    slot: createActor(documentSlotMachine, {
      input: { kind: 'address', left: anUnfinished({ failure: failure(code) }) },
    }).start(),
  }));
  const { screen } = await show(
    <>
      {boxes.map(({ code, slot }) => (
        <section key={code} aria-label={code}>
          <DocumentBox slot={slot} title={code} hint="" saved={null} disabled={false} onChange={() => {}} />
        </section>
      ))}
    </>,
  );
  for (const code of codes)
    await expect.element(told(screen, code).getByText(sentences[code], { exact: true })).toBeVisible();
});

it('E5 a provider’s refusal says for every failure what to do', async () => {
  const sentences: Sentences = {
    ...same('Unable to connect, Please try Again!'),
    providerLoginFailed: 'Please login and make sure your 3b report is available.',
    providerBilling: 'Please visit the SmartCredit site and check your billing.',
    dailyLimit: 'Your account has reached the daily limit for this. Try again tomorrow.',
  };
  for (const code of codes) {
    const connection = createActor(
      providerConnectionMachine.provide({
        actors: {
          connectProvider: refuses(refusal(code)),
          // Asked where the code leaves open whether it worked.
          findConnection: answers<Standing, { profileId: string }>({
            connection: null,
            reportId: null,
            work: null,
          }),
        },
      }),
      { input: { profileId: ids.profile, connection: null } },
    ).start();
    connection.send({
      type: 'provider.connect',
      provider: 'SmartCredit',
      credentials: { username: 'ana', password: 'pw' },
    });
    const { screen } = await show(<ProviderNotices connection={connection} />);
    const dialog = screen.getByRole('dialog', { name: 'Unable to Connect Credit Report' });
    await expect.element(dialog.getByRole('paragraph')).toHaveTextContent(sentences[code]);
    const retries = dialog.getByRole('button', { name: 'Try Again' }).elements().length;
    expect([code, retries]).toEqual([code, code === 'dailyLimit' ? 0 : 1]);
    await screen.unmount();
  }
});

it('F15 a generation that failed says the sentence of the specification, or what would fail again', async () => {
  const sentences: Sentences = {
    ...same('Error: Unable to process request right now, Try again later!'),
    notFound: 'We couldn’t find this. It may have been deleted.',
    contradictoryReasons:
      'Two confirmed reasons about one account contradict each other, and a letter can’t state both. Withdraw one of them.',
    othersReport:
      'This report is for another person. Check it, or confirm that it’s the right one, before letters are generated. No generation was used.',
    repeatedChoice:
      'These letters were already generated from this report in the last 24 hours. No generation was used.',
    nothingToDispute:
      'Nothing in this report matches your selection, so there are no letters to write. No generation was used.',
    alreadyDecided:
      'Every item you selected has been decided by its recipient, and nothing is new since then, so there are no letters to write. No generation was used.',
    unprintableName:
      'The name or address in this profile contains characters we can’t print in a letter. Use Latin, Greek, or Cyrillic characters instead. No generation was used.',
  };
  const final: readonly FailureCode[] = [
    'notFound',
    'contradictoryReasons',
    'othersReport',
    'repeatedChoice',
    'nothingToDispute',
    'alreadyDecided',
    'unprintableName',
  ];
  // Without a generation left, the page itself says so.
  for (const code of codes.filter((each) => each !== 'noGenerations')) {
    const session = createActor(
      generationSessionMachine.provide({ actors: { generateAutomatic: refuses(refusal(code)) } }),
      { input: forGeneration },
    ).start();
    const { screen } = await show(<LettersDialogs session={session} />);
    const dialog = screen.getByRole('dialog', { name: 'We couldn’t generate your letters' });
    await expect.element(dialog.getByText(sentences[code], { exact: true })).toBeVisible();
    const retries = dialog.getByRole('button', { name: 'Try Again' }).elements().length;
    expect([code, retries]).toEqual([code, final.includes(code) ? 0 : 1]);
    // Letters that someone else has just generated are not mailed twice.
    const ways = dialog.getByRole('link', { name: 'See these letters' }).elements().length;
    expect([code, ways]).toEqual([code, code === 'repeatedChoice' ? 1 : 0]);
    await screen.unmount();
  }
});

it('a record that someone else has deleted can only be closed, and any other failed deletion be tried again', async () => {
  const sentences = {
    unavailable: 'We couldn’t delete the record. Try again.',
    onHold: failureSentences.onHold,
    notFound: 'This record has already been deleted.',
  };
  for (const code of ['unavailable', 'onHold', 'notFound'] as const) {
    const deletion = createActor(
      recordDeletionMachine.provide({ actors: { deleteProfile: refuses(refusal(code)) } }),
    ).start();
    deletion.send({ type: 'deletion.ask', profileId: ids.profile });
    deletion.send({ type: 'deletion.confirm' });
    const { screen } = await show(
      <SnackbarHost>
        <DeletionDialog deletion={deletion} profiles={[]} />
      </SnackbarHost>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Delete' });
    await expect.element(dialog.getByText(sentences[code], { exact: true })).toBeVisible();
    const retries = dialog.getByRole('button', { name: 'Confirm' }).elements().length;
    expect([code, retries]).toEqual([code, code === 'notFound' ? 0 : 1]);
    await screen.unmount();
  }
});

it('a deletion whose answer was lost says that nobody knows whether it was done', async () => {
  const deletion = createActor(
    recordDeletionMachine.provide({ actors: { deleteProfile: refuses(new TypeError('Failed to fetch')) } }),
  ).start();
  deletion.send({ type: 'deletion.ask', profileId: ids.profile });
  deletion.send({ type: 'deletion.confirm' });
  const { screen } = await show(
    <SnackbarHost>
      <DeletionDialog deletion={deletion} profiles={[]} />
    </SnackbarHost>,
  );
  await expect
    .element(screen.getByText('No answer came, so we don’t know whether the record was deleted. Try again.'))
    .toBeVisible();
});

it('K23 a generation that failed without a connection says so below the sentence of the specification', async () => {
  const session = createActor(
    generationSessionMachine.provide({
      actors: { generateAutomatic: refuses(new TypeError('Failed to fetch')) },
    }),
    { input: forGeneration },
  ).start();
  const { screen } = await show(<LettersDialogs session={session} />);
  const dialog = screen.getByRole('dialog', { name: 'We couldn’t generate your letters' });
  await expect.element(dialog.getByText(/^Error: Unable to process request/)).toBeVisible();
  await expect.element(dialog.getByText(/^Can’t connect\. Check your internet connection/)).toBeVisible();
});

it('says that the daily limit is reached where trying again would not help today', async () => {
  const daily = 'Your account has reached the daily limit for this. Try again tomorrow.';
  const eye = createActor(
    sensitiveFieldMachine.provide({ actors: { revealField: refuses(refusal('dailyLimit')) } }),
    { input: { field: 'ssn', profileId: ids.profile, masked: '***-**-0611' } },
  ).start();
  eye.send({ type: 'value.show' });
  const value = { eye, field: 'ssn', label: 'SSN', saved: '***-**-0611', value: null } as const;
  const revealing = await show(
    <RevealInput {...value} error={undefined} disabled={false}>
      {null}
    </RevealInput>,
  );
  await expect.element(revealing.screen.getByText(daily)).toBeVisible();
  await revealing.screen.unmount();

  const session = createActor(
    generationSessionMachine.provide({
      actors: {
        generateAutomatic: fromPromise(async () => ({ sessionId: ids.session, printVariantId: '41' })),
        mailLetters: refuses(refusal('dailyLimit')),
      },
      actions: { refresh: () => {} },
    }),
    {
      input: {
        profileId: ids.profile,
        reportId: ids.report,
        choice: { kind: 'automatic', key: 'a key', options: [1] },
      },
    },
  ).start();
  await waitFor(session, (state) => state.matches('generated'));
  session.send({ type: 'letters.mail' });
  const { screen } = await show(<LettersDialogs session={session} />);
  await expect.element(screen.getByText(daily)).toBeVisible();
});

it('says that next letters were written meanwhile, not that the report has nothing to dispute', async () => {
  const offer = anOffer();
  const preview: ReplyOf<typeof previewNextLetters> = { letters: [aShortLetter('Equifax')], leftOut: [] };
  const work = createActor(
    nextLettersMachine.provide({
      actors: {
        previewNextLetters: answers(preview),
        drawNextLetter: answers('<svg viewBox="0 0 612 792"/>'),
        writeNextLetters: refuses(refusal('nothingToDispute')),
      },
    }),
    { input: { profileId: ids.profile, offers: [offer], chosen: [keyOf(offer)], words: {} } },
  ).start();
  work.send({ type: 'letters.preview' });
  await waitFor(work, (state) => state.matches({ reading: 'drawn' }));
  work.send({ type: 'letters.write' });
  const { screen } = await show(<NextLettersDialog work={work} purpose={offer.purpose} />);
  await expect.element(screen.getByText(/^None of these letters can be written any longer/)).toBeVisible();
});

it('orders nothing that someone else has mailed or ordered meanwhile, and says so', async () => {
  const session = createActor(
    generationSessionMachine.provide({
      actors: { mailLetters: refuses(refusal('changedMeanwhile')) },
      actions: { refresh: () => {} },
    }),
    { input: { ...forGeneration, choice: null, session: { sessionId: ids.session } } },
  ).start();
  session.send({ type: 'letters.mail' });
  const { screen } = await show(<LettersDialogs session={session} />);
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent(
      'Nothing was ordered: some of these letters have been mailed or ordered since you opened this page.',
    );
});

it('a report file says for every problem why it can’t be imported', () => {
  const saveInstead =
    'Open your three-bureau report on the provider’s site (IdentityIQ: Credit Report; SmartCredit: 3B Report), scroll to the end, and save the page as HTML. For MyFreeScoreNow, connect the account instead.';
  const sentences: Readonly<Record<UnreadableProblem, string>> = {
    empty: 'The file is empty.',
    tooLarge: 'This file contains more than a credit report would. Choose a file with only the report.',
    tooDeep: 'This file is too deeply nested to be a credit report.',
    truncated: 'This file is incomplete. Save it again from the provider’s site.',
    incompletePage:
      'This page was saved before the whole report had loaded. On the provider’s site, scroll to the end of the report, then save the page again.',
    pdf: `This is a PDF, which we can’t read reliably. ${saveInstead}`,
    image: `This is an image, which we can’t read as a report. ${saveInstead}`,
    document: `This is an office document, which we can’t read as a report. ${saveInstead}`,
    archive: 'This is an archive. Unpack it, then choose the report file inside it.',
    webArchive: 'This is a Safari web archive. Save the page again and choose “Page Source” as the format.',
    documentType:
      'This file contains document type or entity declarations, which credit reports don’t need, so we can’t import it.',
    notAReport: 'This isn’t a credit report in a format we can read.',
    unsupportedFormat:
      'This file has credit data in a format we can’t import. Use a three-bureau report from MyFreeScoreNow, IdentityIQ, or SmartCredit.',
    refused: 'This is the provider’s message that no report is available, not the report itself.',
    noMergedReport:
      'This file doesn’t contain a three-bureau report. Make sure the 3b report is available on the provider’s site.',
  };
  for (const [problem, sentence] of Object.entries(sentences)) {
    const unreadable = { ...failure('unreadableReport'), fields: [{ field: 'report', problem }] };
    expect(unreadableSentence(unreadable)?.message).toBe(sentence);
  }
  expect(unreadableSentence(failure('fileTooLarge'))?.message).toBe('Error Uploading! File too large');
  expect(unreadableSentence(failure('unexpected'))).toBeNull();
});

it('D3 D4 a field says for every problem what to enter', async () => {
  const sentences = {
    required: 'Email is required',
    mail: 'Email is not valid',
    adult: 'You must be at least 18 years old',
    date: 'Enter the date as MM/DD/YYYY',
    ssn: 'Enter all nine digits or leave this field empty',
    invalid: 'This value can’t be saved',
  };
  function Said() {
    const say = useProblemText();
    return Object.keys(sentences).map((problem) => <p key={problem}>{say(problem)}</p>);
  }
  const { screen } = await show(<Said />);
  await expect.element(screen.getByText('Email is required')).toBeVisible();
  expect([...document.querySelectorAll('main p')].map(({ textContent }) => textContent)).toEqual(
    Object.values(sentences),
  );
});
