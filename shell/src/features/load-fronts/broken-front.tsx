import type { PinnedFront } from '@northlight/contracts';
import { type RouteObject, useLocation, useRouteError, useRoutes } from '@northlight/site-kit';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { FrontHole } from './front-hole.tsx';
import { lastGoodRoutes, reportFailure } from './front-routes.ts';
import { withLazyLoaded } from './lazy-routes.ts';

type Rescue = 'looking' | 'none' | RouteObject[];

/** Stands where a release of this front failed: shows the last good release instead, once, else says so. */
export function BrokenFront({ front }: { front: PinnedFront }) {
  const cause = useRouteError();
  const { pathname } = useLocation();
  const [rescue, setRescue] = useState<Rescue>('looking');

  useEffect(() => reportFailure(front, front.release, cause), [front, cause]);
  useEffect(() => {
    let isCurrent = true;
    void rescueFor(front, pathname).then((found) => isCurrent && setRescue(found));
    return () => {
      isCurrent = false;
    };
  }, [front, pathname]);

  if (rescue === 'looking') return null;
  if (rescue === 'none') return <FrontHole app={front.app} />;
  return (
    <Wall key={pathname} instead={<FrontHole app={front.app} />}>
      <LastGood routes={rescue} />
    </Wall>
  );
}

const rescueFor = async (front: PinnedFront, pathname: string): Promise<Rescue> => {
  const routes = await lastGoodRoutes(front);
  if (!routes) return 'none';
  return withLazyLoaded(routes, pathname).catch(() => 'none' as const);
};

function LastGood({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

class Wall extends Component<{ instead: ReactNode; children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
