import { ownerOf } from '@northlight/contracts';
import { loadPagesAt } from '@northlight/site-kit';
import { pinnedFronts } from '../../pinned-fronts.ts';
import { pinnedRoutes } from './front-routes.ts';

/** After this long the frame stands up alone, and says that something is on its way. */
const TIMEOUT_MS = 1_500;

/**
 * Waits for the page that the document was asked for: until it is there, what the document painted stays, and then
 * gives way to the whole page at once instead of a frame with a hole. What fails is dealt with where it is shown.
 */
export const firstPage = async (): Promise<void> => {
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  await Promise.race([loaded(location.pathname), late]);
};

const loaded = async (pathname: string): Promise<void> => {
  const front = ownerOf(pinnedFronts, pathname);
  const routes = front && (await pinnedRoutes(front).ahead());
  if (routes) await loadPagesAt(routes, pathname);
};
