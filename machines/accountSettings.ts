import { assertEvent, assign, setup } from 'xstate';
import type { UserInfo } from '#contract/account.ts';
import { type FormValues, typedIn, withNewer } from './newerValues.ts';
import { type Failure, failureIn, rememberFailure } from './failure.ts';
import { effect, port, typed } from './port.ts';

/** The values saved together: the person's name and email, and the company's information. */
export type SettingsValues = Pick<
  UserInfo,
  'fullName' | 'mail' | 'companyName' | 'companyUrl' | 'companyLogoUrl'
>;

interface Context extends FormValues<SettingsValues> {
  /** What the last save sent. */
  readonly sent: SettingsValues;
  readonly failure: Failure | null;
}

/** Whether something would be lost by leaving. */
export const isUnsaved = ({ values, saved }: Pick<Context, 'values' | 'saved'>): boolean =>
  Object.entries(saved).some(([field, value]) => values[field as keyof SettingsValues] !== value);

type Change = { type: 'value.change'; field: keyof SettingsValues; value: string };
/** What is saved by now, after the page was loaded again. */
type Load = { type: 'settings.load'; values: SettingsValues };
export type AccountSettingsEvent =
  | Change
  | { type: 'logo.choose'; file: File }
  | { type: 'logo.remove' }
  | { type: 'settings.save' }
  | Load;

/**
 * The account's information. A logo is uploaded when it is chosen and, like the rest, takes effect when the form is
 * saved.
 */
export const accountSettingsMachine = setup({
  types: typed<{
    input: { readonly values: SettingsValues };
    context: Context;
    events: AccountSettingsEvent;
  }>(),
  actors: {
    uploadToCdn: port<{ result: string }, { file: File }>('uploadToCdn'),
    saveSettings: port<void, Partial<SettingsValues>>('saveSettings'),
  },
  guards: { hasLogo: ({ context }) => context.values.companyLogoUrl !== '' },
  actions: {
    notifySaved: effect('notifySaved'),
    refresh: effect('refresh'),
    showError: effect<{ error: unknown }>('showError'),
    changeValue: assign({
      values: ({ context }, { field, value }: Omit<Change, 'type'>) => ({
        ...context.values,
        [field]: value,
      }),
    }),
    /** What nobody has typed in follows, so that a colleague's values are never saved over. */
    follow: assign(({ context }, { values }: Load) => {
      const { theirs: _, ...form } = withNewer(context, values);
      return form;
    }),
    rememberSent: assign({ sent: ({ context }) => context.values }),
    rememberSaved: assign({ saved: ({ context }) => context.sent }),
    rememberFailure: assign(failureIn),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'accountSettings',
  description: 'Edits and saves the account’s personal and company information.',
  context: ({ input: { values } }) => ({ values, saved: values, sent: values, failure: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The values can be changed and saved.',
      initial: 'open',
      on: {
        'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } },
        'logo.remove': {
          guard: 'hasLogo',
          actions: { type: 'changeValue', params: { field: 'companyLogoUrl', value: '' } },
        },
        'logo.choose': 'uploading',
        'settings.save': 'saving',
        'settings.load': { actions: { type: 'follow', params: ({ event }) => event } },
      },
      states: {
        open: { description: 'Nothing has gone wrong.' },
        notUploaded: {
          description: 'The logo upload failed. The page shows the reason and keeps the previous logo.',
        },
        notSaved: {
          description: 'Nothing was saved. The page shows the reason and highlights the invalid fields.',
        },
      },
    },
    uploading: {
      description: 'The logo is uploading. Saving is blocked until it finishes.',
      entry: 'forgetFailure',
      invoke: {
        id: 'uploadToCdn',
        src: 'uploadToCdn',
        input: ({ event }) => {
          assertEvent(event, 'logo.choose');
          return { file: event.file };
        },
        onDone: {
          target: 'editing',
          actions: {
            type: 'changeValue',
            params: ({ event }) => ({ field: 'companyLogoUrl', value: event.output.result }),
          },
        },
        onError: {
          target: 'editing.notUploaded',
          actions: rememberFailure,
        },
      },
      on: { 'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } } },
    },
    saving: {
      description: 'The values are being saved. Anything typed in the meantime is saved next time.',
      entry: ['forgetFailure', 'rememberSent'],
      invoke: {
        id: 'saveSettings',
        src: 'saveSettings',
        input: ({ context }) => typedIn(context),
        onDone: { target: 'editing', actions: ['rememberSaved', 'notifySaved', 'refresh'] },
        onError: {
          target: 'editing.notSaved',
          actions: [rememberFailure, { type: 'showError', params: ({ event }) => event }],
        },
      },
      on: { 'value.change': { actions: { type: 'changeValue', params: ({ event }) => event } } },
    },
  },
});
