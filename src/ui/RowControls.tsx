import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ControlProps {
  /** Its name for everybody who does not see the icon, and its tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** What can be done with a row, side by side. They look as their table says. */
export function RowControls({ children }: { readonly children: ReactNode }) {
  return <div className="controls">{children}</div>;
}

type RowButtonProps = ControlProps & { readonly onClick: () => void; readonly disabled?: boolean };

export function RowButton({ label, icon, onClick, disabled = false }: RowButtonProps) {
  return (
    <button
      type="button"
      className="control"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

/** Leads to another page of the application, and watches nothing: a link of the router's own costs a row most of its time. */
export function RowLink({ label, icon, href }: ControlProps & { readonly href: string }) {
  const { history } = useRouter();
  return (
    <a
      className="control"
      href={href}
      aria-label={label}
      title={label}
      onClick={(event) => {
        // Any other click is the browser's: a new tab, a window, a download.
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        history.push(href);
      }}
    >
      {icon}
    </a>
  );
}
