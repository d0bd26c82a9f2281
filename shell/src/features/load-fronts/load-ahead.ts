import { ownerOf } from '@northlight/contracts';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { pinnedRoutes } from './front-routes.ts';

/** Fetches a front when the visitor points at, or tabs to, a link into it: it is there when the link is followed. */
export const loadAhead = (): void => {
  for (const hint of ['pointerover', 'focusin'] as const) document.addEventListener(hint, prepare, { passive: true });
};

const prepare = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin) return;
  const front = ownerOf(pinnedFronts, link.pathname);
  if (front) void pinnedRoutes(front).ahead();
};
