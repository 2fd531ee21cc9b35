import { Shell, type ShellProps } from '#src/app/layout/Shell.tsx';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import { useGenerationGrant } from './useGenerationGrant.ts';
import { ImpersonateDialog } from './ImpersonateDialog.tsx';
import { useImpersonation } from './useImpersonation.ts';
import { SupportTools } from './SupportTools.tsx';

/** The shell with what only support has: two more actions, and the banner while acting for someone. */
export default function SupportShell({ information, children, ...rest }: ShellProps) {
  const impersonation = useImpersonation();
  const grant = useGenerationGrant();
  return (
    <Shell
      {...rest}
      information={information}
      tools={<SupportTools impersonation={impersonation} grant={grant} />}
      banner={<ImpersonationBanner impersonation={impersonation} information={information} />}
    >
      {children}
      <ImpersonateDialog impersonation={impersonation} />
      <GrantDialog grant={grant} userId={information.impersonated ? information.id : ''} />
    </Shell>
  );
}
