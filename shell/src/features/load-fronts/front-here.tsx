import { ownerOf, type PinnedFront } from '@northlight/contracts';
import { ErrorBoundary, type RouteObject, useLocation, useRoutes } from '@northlight/site-kit';
import { type ReactNode, Suspense, use, useEffect } from 'react';
import { standIns } from '../../lost-fronts.ts';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { noteRelease } from '../../release-notes.ts';
import { lastGoodRoutes, pinnedRoutes, type Routes, releaseBefore, reportFailure } from './front-routes.ts';
import { FrontUnavailable } from './front-unavailable.tsx';
import { LoadingFront } from './loading-front.tsx';

interface Props {
  /** What stands where no front answers. */
  readonly notFound: ReactNode;
}

/** The front that owns this path. No failure of it passes beyond this place: the frame and the others go on. */
export function FrontHere({ notFound }: Props) {
  const { pathname } = useLocation();
  const front = ownerOf(pinnedFronts, pathname);
  useEffect(() => {
    if (front?.release) noteRelease({ app: front.app, release: front.release.id });
  }, [front]);
  if (!front) return notFound;
  return (
    <Suspense key={front.app} fallback={<LoadingFront />}>
      <FallbackChain front={front} notFound={notFound} />
    </Suspense>
  );
}

/**
 * The pinned release; when it or a page of it fails, the last good one for that page; when that fails too, a word about
 * it. Another visit, and the network when it is back, try again what failed; while the last good release stands in for a
 * page, its own parameters may change.
 */
function FallbackChain({ front, notFound }: Props & { readonly front: PinnedFront }) {
  const { pathname, key } = useLocation();
  const before = releaseBefore(front);
  const word = (cause?: unknown) => <FrontUnavailable app={front.app} cause={cause} />;
  const instead = (without: ReactNode) =>
    before ? (
      <ErrorBoundary
        resetKey={key}
        fallback={word}
        onError={(cause) => reportFailure({ ...front, release: before }, cause)}
      >
        <StandIn app={front.app}>
          <Release routes={lastGoodRoutes(front)} instead={without} notFound={notFound} />
        </StandIn>
      </ErrorBoundary>
    ) : (
      without
    );
  return (
    <ErrorBoundary
      resetKey={before ? pathname : key}
      keepsFallback={before !== undefined}
      fallback={(cause) => instead(word(cause))}
      onError={(cause) => reportFailure(front, cause)}
    >
      <Release routes={pinnedRoutes(front)} instead={instead(word())} notFound={notFound} fault={front.fault} />
    </ErrorBoundary>
  );
}

interface ReleaseProps extends Props {
  readonly routes: Routes;
  readonly instead: ReactNode;
  /** What this browser broke on purpose: an entry does not come by itself. */
  readonly fault?: PinnedFront['fault'];
}

function Release({ routes, instead, notFound, fault }: ReleaseProps) {
  const found = use(routes.read());
  if (fault === 'render') throw new Error('Broken on purpose.');
  return found ? <Pages routes={found} notFound={notFound} /> : instead;
}

/** Notes that another release than the pinned one is on the page, for whoever looks at it. */
function StandIn({ app, children }: { readonly app: string; readonly children: ReactNode }) {
  useEffect(() => {
    standIns.add(app);
    return () => void standIns.delete(app);
  }, [app]);
  return children;
}

function Pages({ routes, notFound }: Props & { readonly routes: RouteObject[] }) {
  return useRoutes(routes) ?? notFound;
}
