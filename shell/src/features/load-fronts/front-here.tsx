import { ownerOf, type PinnedFront } from '@northlight/contracts';
import { ErrorBoundary, type RouteObject, useLocation, useRoutes } from '@northlight/site-kit';
import { type ReactNode, Suspense, use } from 'react';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { lastGoodRoutes, pinnedRoutes, reportFailure } from './front-routes.ts';
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
  if (!front) return notFound;
  return (
    <Suspense key={front.app} fallback={<LoadingFront />}>
      <FallbackChain front={front} notFound={notFound} />
    </Suspense>
  );
}

/**
 * The pinned release; when a page of it fails, the last good one for that page; when that fails too, a word about it.
 * Another address tries again what failed; while the last good release stands in for a page, its own parameters may change.
 */
function FallbackChain({ front, notFound }: Props & { readonly front: PinnedFront }) {
  const { pathname, search } = useLocation();
  const lastGood = (instead: ReactNode) => (
    <ErrorBoundary
      resetKey={pathname + search}
      fallback={<FrontUnavailable app={front.app} isBroken />}
      onError={(cause) => reportFailure({ ...front, release: front.lastGood }, cause)}
    >
      <Release routes={lastGoodRoutes} front={front} instead={instead} notFound={notFound} />
    </ErrorBoundary>
  );
  return (
    <ErrorBoundary
      resetKey={front.lastGood ? pathname : pathname + search}
      fallback={lastGood(<FrontUnavailable app={front.app} isBroken />)}
      onError={(cause) => reportFailure(front, cause)}
    >
      <Release
        routes={pinnedRoutes}
        front={front}
        instead={lastGood(<FrontUnavailable app={front.app} />)}
        notFound={notFound}
      />
    </ErrorBoundary>
  );
}

interface ReleaseProps extends Props {
  readonly front: PinnedFront;
  readonly routes: (front: PinnedFront) => Promise<RouteObject[] | undefined>;
  readonly instead: ReactNode;
}

function Release({ front, routes, instead, notFound }: ReleaseProps) {
  const found = use(routes(front));
  return found ? <Pages routes={found} notFound={notFound} /> : instead;
}

function Pages({ routes, notFound }: Props & { readonly routes: RouteObject[] }) {
  return useRoutes(routes) ?? notFound;
}
