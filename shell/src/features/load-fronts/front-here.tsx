import { ownerOf, type PinnedFront } from '@northlight/contracts';
import { type RouteObject, useLocation, useRoutes } from '@northlight/site-kit';
import { type ReactNode, Suspense, use } from 'react';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { FrontHole } from './front-hole.tsx';
import { lastGoodRoutes, pinnedRoutes, reportFailure } from './front-routes.ts';
import { LoadingFront } from './loading-front.tsx';
import { Wall } from './wall.tsx';

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
      <Ladder front={front} notFound={notFound} />
    </Suspense>
  );
}

/** The pinned release; when it fails, the last good one for the rest of this document; when that fails too, a hole. */
function Ladder({ front, notFound }: Props & { readonly front: PinnedFront }) {
  const { pathname } = useLocation();
  const hole = <FrontHole app={front.app} />;
  const rescue = (
    <Wall
      key={pathname}
      instead={hole}
      onBreak={(cause) => reportFailure({ ...front, release: front.lastGood }, cause)}
    >
      <Release routes={lastGoodRoutes} front={front} instead={hole} notFound={notFound} />
    </Wall>
  );
  return (
    <Wall instead={rescue} onBreak={(cause) => reportFailure(front, cause)}>
      <Release routes={pinnedRoutes} front={front} instead={rescue} notFound={notFound} />
    </Wall>
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
