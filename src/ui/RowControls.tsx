import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

interface ControlProps {
  /** Its accessible name and tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
}

/** The actions for a row, side by side. Their table sets their look. */
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

/** A link to another page, as an icon. */
export function RowLink({ label, icon, href }: ControlProps & { readonly href: string }) {
  const open = useOpen(href);
  return (
    <a className="control" href={href} aria-label={label} title={label} onClick={open}>
      {icon}
    </a>
  );
}

interface RowTextLinkProps {
  readonly href: string;
  /** Its accessible name, which begins with its text. */
  readonly label: string;
  readonly children: string;
}

/** A link to another page, as text. */
export function RowTextLink({ href, label, children }: RowTextLinkProps) {
  const open = useOpen(href);
  return (
    <a className="link text" href={href} aria-label={label} title={label} onClick={open}>
      {children}
    </a>
  );
}

/** Subscribes to nothing: a router link would cost a row most of its render time. */
function useOpen(href: string): (event: MouseEvent) => void {
  const { history } = useRouter();
  return (event) => {
    // Any other click is left to the browser: a new tab, a window, a download.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
}
