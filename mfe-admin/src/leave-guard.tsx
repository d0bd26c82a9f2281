import { useNavigate } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';

/**
 * Asks before a link leads away from what is not saved, and has the browser ask before a reload. Nobody can ask before
 * the Back button: what was typed has to be kept (kept-draft.ts).
 * @param onLeave called when somebody leaves it behind
 * @returns the question, to be placed in the page
 */
export function useLeaveGuard(isUnsaved: boolean, onLeave?: () => void): ReactNode {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: Event) => event.preventDefault();
    const catchLink = (event: MouseEvent) => {
      const to = wayAway(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(to);
    };
    addEventListener('beforeunload', ask);
    document.addEventListener('click', catchLink, { capture: true });
    return () => {
      removeEventListener('beforeunload', ask);
      document.removeEventListener('click', catchLink, { capture: true });
    };
  }, [isUnsaved]);
  const leave = () => {
    setWanted(undefined);
    onLeave?.();
    if (wanted !== undefined) void navigate(wanted);
  };
  return (
    <ConfirmDialog
      title="Leave without saving?"
      isOpen={wanted !== undefined}
      confirmText="Leave"
      cancelText="Stay here"
      onConfirm={leave}
      onCancel={() => setWanted(undefined)}
    >
      What you typed here is not saved yet, and goes when you leave.
    </ConfirmDialog>
  );
}

/** Where a press leads, when it is a link to another page of this site in this tab. */
function wayAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey || Boolean(link?.target);
  if (link?.closest('[data-stays]')) return undefined; // a preview: its links lead nowhere
  if (!link?.href || isElsewhere) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin && pathname !== location.pathname ? pathname + search + hash : undefined;
}
