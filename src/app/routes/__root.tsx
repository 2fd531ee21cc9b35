import { Box } from '@chakra-ui/react';
import { createRootRouteWithContext, Outlet, useRouterState } from '@tanstack/react-router';
import { i18n } from '@lingui/core';
import { type ReactNode, Suspense } from 'react';
import { saveSettings, type UserInfo } from '#contract/account.ts';
import { listProfiles } from '#contract/profiles.ts';
import { firstProfiles } from '#contract/earlyCalls.ts';
import { loadInformation } from '#src/api/information.ts';
import { perform } from '#src/api/perform.ts';
import { CallError } from '#contract/failures.ts';
import { isSameTimeZone } from '#contract/timeZones.ts';
import { setImpersonatedUser, impersonatedUser } from '#src/browser/impersonation.ts';
import { configuration } from '#src/browser/configuration.ts';
import { ownTimeZone } from '#src/browser/timeZone.ts';
import { languageOf } from '#vocabulary/languages.ts';
import { admit, isSignedIn, type RouterContext } from '../routeGuards.ts';
import { lazily } from '#src/language/lazily.ts';
import { useMoving } from '#src/ui/motion/useMoving.ts';
import { showTimesOf } from '#src/ui/viewersZone.ts';
import { AskBeforeLeaving } from '../AskBeforeLeaving.tsx';
import { type AlertList, loadAlerts } from '../layout/alertList.ts';
import { Shell } from '../layout/Shell.tsx';
import { NotLoaded } from '../LoadFailure.tsx';
import { LateKeepCurrent } from '../LateKeepCurrent.tsx';
import { NotFound } from '../NotFound.tsx';
import { Pending } from '../Pending.tsx';
import { belongsToAccount, entryOf } from '../routeTable.ts';

interface Loaded {
  readonly information: UserInfo;
  readonly alerts: AlertList;
  readonly ownProfile: string | null;
}

/** Only support needs it. */
const SupportShell = lazily(async () => (await import('#src/app/layout/SupportShell.tsx')).default);

/** The impersonated user no longer exists or is no longer the only one who fits, or this person may not act for them: support continues as itself. */
function isActingLost(error: unknown): boolean {
  const refusals = ['forbidden', 'notFound', 'invalid', 'wrongHost'];
  const isRefusal = error instanceof CallError && refusals.includes(error.code);
  return isRefusal && impersonatedUser() !== null;
}

/** The router does not reload what persists between pages, and nothing was loaded while a page was not found. */
let hasRead = false;

async function load(): Promise<Loaded> {
  try {
    const loaded = await read();
    hasRead = true;
    return loaded;
  } catch (error) {
    if (!isActingLost(error)) throw error;
    setImpersonatedUser(null);
    window.location.replace('/');
    // The page is being left.
    return new Promise(() => undefined);
  }
}

async function read(): Promise<Loaded> {
  const [information, alerts, own] = await Promise.all([
    loadInformation(),
    loadAlerts(),
    // An agency may have thousands of clients, and none of them is its own profile.
    configuration.variant === 'b2c' ? perform(listProfiles, { query: firstProfiles }) : null,
  ]);
  noteWhereabouts(information);
  return { information, alerts, ownProfile: own?.results[0]?.id ?? null };
}

/**
 * Emails are written in the language in which the person reads the pages, and letters bear the date of where they are.
 * If this is lost, both stay as they were until the next visit.
 */
function noteWhereabouts({ impersonated, ...known }: UserInfo): void {
  showTimesOf(ownTimeZone() === null ? known.timeZone : null);
  const language = languageOf(i18n.locale);
  const timeZone = ownTimeZone() ?? known.timeZone;
  if (impersonated || (language === known.language && isSameTimeZone(timeZone, known.timeZone))) return;
  perform(saveSettings, { body: { language, timeZone } }).catch(() => undefined);
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: admit,
  // Loading an account would create one.
  loader: ({ context, location }) =>
    isSignedIn(context) && belongsToAccount(entryOf(location.pathname)) ? load() : null,
  shouldReload: () => (hasRead ? undefined : true),
  component: () => (
    <>
      <AskBeforeLeaving />
      <LateKeepCurrent />
      <Root />
    </>
  ),
  notFoundComponent: NotFound,
});

function Root() {
  const loaded: Loaded | null | undefined = Route.useLoaderData();
  // Empty on a public page; undefined if the page was not found before anything was loaded.
  if (!loaded) return <WordedPage />;
  const { information } = loaded;
  // Nothing a page remembers carries over to another person.
  const page = <Page key={information.id} />;
  if (!information.support) return <Shell {...loaded}>{page}</Shell>;
  return (
    <Suspense fallback={<Pending />}>
      <SupportShell {...loaded}>{page}</SupportShell>
    </Suspense>
  );
}

function Page() {
  const routeId = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId });
  return (
    <Arriving key={routeId}>
      <WordedPage />
    </Arriving>
  );
}

function WordedPage() {
  const { lost } = Route.useRouteContext();
  return lost === undefined ? <Outlet /> : <NotLoaded error={lost} />;
}

function Arriving({ children }: { readonly children: ReactNode }) {
  return <Box {...useMoving('page')}>{children}</Box>;
}
