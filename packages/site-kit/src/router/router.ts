/**
 * The part of the router that fronts may use. One copy for all; a front never imports react-router itself. The data
 * router is left out on purpose: it costs 15.7 KB brotli in every cold load, and data lives in the query client
 * (docs/adr/0012).
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  type RouteObject,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
} from 'react-router';
export { loadPagesAt, pagesOnDemand } from './pages-on-demand.tsx';
export { ScrollRestoration } from './scroll-restoration.tsx';
export { useSearchParams } from './use-search-params.ts';
