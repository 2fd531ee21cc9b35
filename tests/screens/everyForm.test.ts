import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Files with a form, by where the form asks before what was typed in it is lost. */
const asks: Readonly<Record<string, readonly string[]>> = {
  'app/layout/Notes.tsx': [],
  'profile/ConnectedCard.tsx': [],
  'profile/LegalHoldCard.tsx': [],
  'profile/ManualStatusForm.tsx': [],
  'profile/SignInForm.tsx': [],
  'screens/answer/Screen.tsx': [
    'screens/answer/AnsweredLetters.tsx',
    'screens/answer/ContentPart.tsx',
    'screens/answer/ItemRow.tsx',
    'screens/answer/KindPart.tsx',
    'screens/answer/PicturePart.tsx',
    'screens/answer/SenderPart.tsx',
  ],
  'screens/client/ChangingLetter.tsx': [],
  'screens/client/DecidingLetter.tsx': [],
  'screens/client/OwnDataForm.tsx': [],
  'screens/create-profile/NewProfileSheet.tsx': [],
  'screens/dashboard/batch/StatusFields.tsx': [],
  'screens/disputes/file/FileRequestDialog.tsx': [
    'screens/disputes/file/ChoosingBureaus.tsx',
    'screens/disputes/file/StatingReason.tsx',
    'screens/disputes/file/StatingWish.tsx',
  ],
  'screens/disputes/forms/RecordingForm.tsx': [
    'screens/disputes/forms/ChosenDisputes.tsx',
    'screens/disputes/forms/CollectorFields.tsx',
    'screens/disputes/forms/ChosenLetters.tsx',
    'screens/disputes/forms/EventDate.tsx',
    'screens/disputes/forms/EventFile.tsx',
    'screens/disputes/forms/GivingUpFields.tsx',
    'screens/disputes/forms/MailedFields.tsx',
    'screens/disputes/forms/NoteField.tsx',
    'screens/disputes/forms/ProofField.tsx',
    'screens/disputes/forms/YesNo.tsx',
  ],
  'screens/disputes/next/NextLettersDialog.tsx': [
    'screens/disputes/next/OfferedKind.tsx',
    'screens/disputes/next/OfferedStep.tsx',
    'screens/disputes/next/Receivers.tsx',
    'screens/disputes/next/TypedReceivers.tsx',
  ],
  'screens/disputes/timeline/WithdrawalDialog.tsx': [],
  'screens/edit-profile/ContractCard.tsx': ['screens/edit-profile/ContractDocuments.tsx'],
  'screens/edit-profile/ProfileEditorSheet.tsx': [
    'profile/DocumentBox.tsx',
    'profile/ProfileForm.tsx',
    'profile/ProfileSheet.tsx',
    'profile/RevealInput.tsx',
    'profile/SecretAnswer.tsx',
    'profile/SecretInput.tsx',
    'profile/SensitiveField.tsx',
    'screens/edit-profile/ChangedMeanwhileDialog.tsx',
  ],
  'screens/inbox/UploadCard.tsx': [],
  'screens/repair-center/grounds/ReasonForm.tsx': [],
  'screens/repair-center/summary/ConcernCard.tsx': [],
  'screens/settings/ContractTermsCard.tsx': [],
  'screens/settings/PhoneDialog.tsx': [],
  'screens/settings/SettingsForm.tsx': ['screens/settings/LogoField.tsx'],
  'support/GrantDialog.tsx': ['support/UserField.tsx'],
  'support/ImpersonateDialog.tsx': [],
  'support/SupportVisitBar.tsx': [],
};

/** Files whose fields have nothing to lose, by the reason. */
const losesNothing: Readonly<Record<string, readonly string[]>> = {
  'searches, filters, and sorts a list, or chooses what is shown': [
    'palette/PaletteDialog.tsx',
    'repair/LetterChoice.tsx',
    'repair/PagesAndSentences.tsx',
    'screens/compare-reports/Screen.tsx',
    'screens/dashboard/ClientSort.tsx',
    'screens/dashboard/ClientTable.tsx',
    'screens/disputes/next/ReadingLetters.tsx',
    'screens/disputes/table/DisputeTable.tsx',
    'screens/inbox/ClientSearch.tsx',
    'screens/outcomes/Screen.tsx',
    'screens/repair-center/AccountList.tsx',
    'screens/settings/AccessRecordDialog.tsx',
  ],
  'takes effect at once': [
    'palette/ShortcutsDialog.tsx',
    'profile/ProviderPanels.tsx',
    'profile/ReportFile.tsx',
    'screens/edit-profile/ClientLinkCard.tsx',
    'screens/print/LinkCard.tsx',
    'screens/settings/RemindersCard.tsx',
    'screens/settings/SupportConsentCard.tsx',
    'workflow/ChartsCard.tsx',
  ],
  'is kept in this tab until the letters are generated': [
    'screens/repair-center/AutomaticDialog.tsx',
    'screens/repair-center/Manual.tsx',
    'screens/repair-center/ReportChoice.tsx',
    'screens/repair-center/Screen.tsx',
    'screens/repair-center/workspace/BulkSelect.tsx',
    'screens/repair-center/workspace/Destinations.tsx',
    'screens/repair-center/workspace/ReportingOnly.tsx',
  ],
  'confirms what the button next to it does': ['screens/close-account/ClosingForm.tsx'],
  'chooses what the button next to it is about': [
    'profile/ReportChoice.tsx',
    'repair/LetterEnclosures.tsx',
    'screens/dashboard/QuickImportDialog.tsx',
    'screens/dashboard/TickAll.tsx',
    'screens/dashboard/batch/ManyLettersField.tsx',
    'screens/dashboard/batch/OptionField.tsx',
    'screens/dashboard/useClientColumns.tsx',
    'screens/disputes/marks/MarkList.tsx',
    'screens/disputes/newer/ProposalRow.tsx',
    'screens/inbox/ScanDialog.tsx',
    'screens/settings/PurchaseForm.tsx',
  ],
};

const field =
  /<(?:TextInput|TextArea|MaskedInput|DateInput|RevealInput|SensitiveField|UserField|SecretAnswer|FileBox|Input|SelectInput|Choices|Checkbox|Switch|Segments|(?:chakra\.)?(?:form|input|select|textarea))\b/u;
const question = /<UnsavedChangesDialog\b|<FormDialog\b(?:(?!\/>)[\s\S])*?isUnsaved=/u;

const files = globSync('src/**/*.tsx')
  .map((path) => [path.replace(/^src\//, ''), readFileSync(path, 'utf8')] as const)
  .filter(([path]) => !path.startsWith('ui/'));
const textOf = new Map(files);

it('knows every file with a field, and where its form asks before it is left', () => {
  const known = [...Object.entries(asks).flat(2), ...Object.values(losesNothing).flat()];
  const withFields = files.filter(([, text]) => field.test(text)).map(([path]) => path);
  expect(withFields.filter((path) => !known.includes(path))).toEqual([]);
  expect(
    known.filter((path) => !textOf.has(path) || known.indexOf(path) !== known.lastIndexOf(path)),
  ).toEqual([]);
});

it('finds the question in every form', () => {
  expect(Object.keys(asks).filter((path) => !question.test(textOf.get(path) ?? ''))).toEqual([]);
});
