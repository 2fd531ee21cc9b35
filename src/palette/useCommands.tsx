import { useLingui } from '@lingui/react/macro';
import {
  ChartColumn,
  ChartNoAxesCombined,
  House,
  Inbox,
  Keyboard,
  Languages,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  MailOpen,
  Mails,
  Settings,
  UserPlus,
  UserRound,
} from 'lucide-react';
import type { Variant } from '#contract/shapes.ts';
import type { ClientTask } from '#machines/commandPalette.ts';
import { languageNames } from '#src/browser/languageChoice.ts';
import { languageOf, languages } from '#vocabulary/languages.ts';

/** What choosing a command does. */
export type Effect =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'find'; readonly task: ClientTask }
  | { readonly kind: 'part'; readonly element: HTMLElement }
  | { readonly kind: 'language' | 'signOut' | 'shortcuts' };

export interface Command {
  readonly id: string;
  readonly name: string;
  /** What people also type to find it. */
  readonly also?: string;
  readonly Icon: LucideIcon;
  readonly effect: Effect;
}

interface Commands {
  readonly pages: readonly Command[];
  readonly actions: readonly Command[];
}

const go = (path: string): Effect => ({ kind: 'go', path });

/** The language that the page is not in. */
export const otherLanguage = (locale: string) =>
  languages.find((language) => language !== languageOf(locale)) ?? 'en';

/**
 * Everything a person can open or do from anywhere, by its name in their language.
 * @param ownProfile the consumer's own profile, if there is one
 */
export function useCommands(variant: Variant, ownProfile: string | null): Commands {
  const { t, i18n } = useLingui();
  const other = languageNames[otherLanguage(i18n.locale)];
  const everywhere: Command[] = [
    { id: 'language', name: t`Change language: ${other}`, Icon: Languages, effect: { kind: 'language' } },
    { id: 'shortcuts', name: t`Keyboard shortcuts`, Icon: Keyboard, effect: { kind: 'shortcuts' } },
    { id: 'signOut', name: t`Sign out`, Icon: LogOut, effect: { kind: 'signOut' } },
  ];
  const repairCenter = {
    id: 'repairCenter',
    name: t`Repair Center`,
    Icon: Mails,
    effect: go('/repair-center'),
  };
  const settings = { id: 'settings', name: t`Settings`, Icon: Settings, effect: go('/settings') };
  if (variant === 'b2c') {
    const own = ownProfile === null ? '/create-profile' : `/edit-profile/${ownProfile}`;
    const underWay: Command[] =
      ownProfile === null
        ? []
        : [
            { id: 'disputes', name: t`Disputes`, Icon: ListChecks, effect: go(`/disputes/${ownProfile}`) },
            {
              id: 'progress',
              name: t`Progress`,
              Icon: ChartNoAxesCombined,
              effect: go(`/progress/${ownProfile}`),
            },
          ];
    return {
      pages: [
        { id: 'home', name: t`Home`, Icon: House, effect: go('/home') },
        { id: 'profile', name: t`Profile`, Icon: UserRound, effect: go(own) },
        repairCenter,
        ...underWay,
        settings,
      ],
      actions: everywhere,
    };
  }
  return {
    pages: [
      { id: 'dashboard', name: t`Dashboard`, Icon: LayoutDashboard, effect: go('/dashboard') },
      repairCenter,
      { id: 'inbox', name: t`Answers inbox`, Icon: Inbox, effect: go('/inbox') },
      { id: 'outcomes', name: t`Outcomes`, Icon: ChartColumn, effect: go('/outcomes') },
      {
        id: 'analysis',
        name: t`Credit Analysis`,
        Icon: ChartNoAxesCombined,
        effect: go('/credit-analysis'),
      },
      settings,
    ],
    actions: [
      {
        id: 'addClient',
        name: t`Add Client`,
        also: t`New client, create a profile`,
        Icon: UserPlus,
        effect: go('/create-profile'),
      },
      {
        id: 'repairFor',
        name: t`Open the Repair Center for a client`,
        Icon: Mails,
        effect: { kind: 'find', task: 'repair' },
      },
      {
        id: 'answerFor',
        name: t`Record an answer for a client`,
        Icon: MailOpen,
        effect: { kind: 'find', task: 'answer' },
      },
      ...everywhere,
    ],
  };
}
