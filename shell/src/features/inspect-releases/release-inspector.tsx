import type { UserView } from '@northlight/contracts';
import { ErrorBoundary, onDemand, useSession } from '@northlight/site-kit';
import { Suspense, useLayoutEffect, useState } from 'react';
import { documentRelease } from '../../pinned-fronts.ts';

const { Component: LazyInspection } = onDemand(async () => (await import('./inspection.tsx')).Inspection);

const deploys = ({ isAdmin, roles }: UserView): boolean => isAdmin || roles.includes('deployer');

const closed = { isOpen: false, times: 0 };

/**
 * Ctrl+. tells which release each part of the page is of, to people who deploy and in browsers that have a preview. It
 * comes with the first press; in a preview with the page, which says so in sight.
 */
export function ReleaseInspector() {
  const { user, isLoading } = useSession();
  const [{ isOpen, times }, setState] = useState(closed);
  const isPreview = documentRelease.preview !== undefined;
  const isAllowed = isPreview || (!!user && deploys(user));
  // who presses before the page knows them is answered once it does; it listens from the moment in which the page is seen
  const mayPress = isAllowed || isLoading;
  useLayoutEffect(() => {
    if (!mayPress) return setState(closed);
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key !== '.') return;
      event.preventDefault();
      setState(opened((before) => !before));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [mayPress]);
  if (!isAllowed || (!isPreview && times === 0)) return null;
  return (
    <ErrorBoundary resetKey={times} fallback={null}>
      <Suspense>
        <LazyInspection isOpen={isOpen} onChange={(next) => setState(opened(() => next))} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** What did not come is asked for again with the next press. */
const opened =
  (change: (before: boolean) => boolean) => (state: { readonly isOpen: boolean; readonly times: number }) => {
    const isOpen = change(state.isOpen);
    return { isOpen, times: state.times + (isOpen ? 1 : 0) };
  };
