import { useNavigate } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../texts/common.ts';

/**
 * Asks before a link leads away from what is not saved, and has the browser ask before a reload, which loses it. What
 * was typed is kept for whoever comes back (saved-draft.ts), also by the Back button, before which nobody can ask. Who
 * found it again is not asked a second time.
 * @returns the question, to be placed in the page
 */
export function useLeaveGuard(isUnsaved: boolean): ReactNode {
  const navigate = useNavigate();
  const [wasFound, setWasFound] = useState(isUnsaved);
  if (wasFound && !isUnsaved) setWasFound(false);
  const [wanted, setWanted] = useState<string>();
  useReloadGuard(isUnsaved);
  useLinkGuard(isUnsaved && !wasFound, setWanted);
  const leave = () => {
    setWanted(undefined);
    if (wanted !== undefined) void navigate(wanted);
  };
  return (
    <ConfirmDialog
      title={texts.leaveWithoutSaving}
      isOpen={wanted !== undefined}
      confirmText={texts.leave}
      cancelText={texts.stayHere}
      onConfirm={leave}
      onCancel={() => setWanted(undefined)}
    >
      {texts.yourChangesArentSavedTheyll}
    </ConfirmDialog>
  );
}

function useReloadGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/** @param onWayAway called with where a link would have led */
function useLinkGuard(isOn: boolean, onWayAway: (to: string) => void): void {
  useEffect(() => {
    if (!isOn) return;
    const catchLink = (event: MouseEvent) => {
      const to = wayAway(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onWayAway(to);
    };
    document.addEventListener('click', catchLink, { capture: true });
    return () => document.removeEventListener('click', catchLink, { capture: true });
  }, [isOn, onWayAway]);
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
