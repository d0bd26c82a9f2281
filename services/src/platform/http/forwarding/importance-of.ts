import { apiRoutes, type Importance, type Route } from '@northlight/contracts/routes';

type Stated = Pick<Route, 'method' | 'path' | 'importance'>;

/** Says whether this site is well: whoever asks decides whether it gets any work at all. */
const health = /^\/health(\/|$)/i;

/**
 * How important a request is, by its method and its path: what its route states. The API lets addresses be written in
 * capitals and with a slash behind them.
 */
export function importanceBy(routes: readonly Stated[]): (method: string, path: string) => Importance {
  const stated = routes.flatMap(({ method, path, importance }) =>
    importance && importance !== 'browsing' ? [{ method, importance, pattern: patternOf(path) }] : [],
  );
  return (method, path) => {
    if (health.test(path)) return 'booking';
    const asked = method === 'HEAD' ? 'GET' : method;
    return stated.find((one) => one.method === asked && one.pattern.test(path))?.importance ?? 'browsing';
  };
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i');

export const importanceOf = importanceBy(apiRoutes);
