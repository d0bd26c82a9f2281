import type { UserView } from '@northlight/contracts';
import { onDemand, useSession } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { documentRelease } from '../../pinned-fronts.ts';
import { Later, useTimesOpened } from './later.tsx';

const { Component: LazyInspection } = onDemand(
  async () => (await import('../inspect-releases/inspection.tsx')).Inspection,
);

const deploys = ({ isAdmin, roles }: UserView): boolean => isAdmin || roles.includes('deployer');

/**
 * Ctrl+. tells which release each part of the page is of, to people who deploy and in browsers that have a preview. It
 * comes with the first press; in a preview with the page, which says so in sight.
 */
export function ReleaseInspector() {
  const { user } = useSession();
  const [isOpen, setOpen] = useState(false);
  const times = useTimesOpened(isOpen);
  const isPreview = documentRelease.preview !== undefined;
  const isAllowed = isPreview || (!!user && deploys(user));
  useEffect(() => {
    if (!isAllowed) return;
    const press = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key !== '.') return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isAllowed]);
  return (
    <Later resetKey={times}>
      {isAllowed && (isPreview || times > 0) && <LazyInspection isOpen={isOpen} onChange={setOpen} />}
    </Later>
  );
}
