import { configuration } from '#src/browser/configuration.ts';
import { homeOf } from '../routeTable.ts';
import { Shell, type ShellProps } from '#src/app/layout/Shell.tsx';
import { ImpersonationBanner } from '#src/support/ImpersonationBanner.tsx';
import { GrantDialog } from '#src/support/GrantDialog.tsx';
import { useGenerationGrant } from '#src/support/useGenerationGrant.ts';
import { ImpersonateDialog } from '#src/support/ImpersonateDialog.tsx';
import { useImpersonation } from '#src/support/useImpersonation.ts';
import { SupportVisitBar } from '#src/support/SupportVisitBar.tsx';
import { SupportTools } from '#src/support/SupportTools.tsx';

/** The shell with what only support has: two more actions, and while acting for someone the banner and the reason. */
export default function SupportShell({ information, children, ...rest }: ShellProps) {
  const impersonation = useImpersonation(homeOf[configuration.variant]);
  const grant = useGenerationGrant();
  return (
    <Shell
      {...rest}
      information={information}
      tools={<SupportTools impersonation={impersonation} grant={grant} />}
      banner={
        <>
          <ImpersonationBanner impersonation={impersonation} information={information} />
          {information.impersonated ? <SupportVisitBar key={information.id} /> : null}
        </>
      }
    >
      {children}
      <ImpersonateDialog impersonation={impersonation} />
      <GrantDialog grant={grant} userId={information.impersonated ? information.id : ''} />
    </Shell>
  );
}
