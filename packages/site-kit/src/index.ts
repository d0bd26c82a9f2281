/**
 * The one module that every front shares at run time: state, wires and the few primitives that nearly every page has.
 * It is not tree-shaken and in every cold load; what only some pages need is in `@northlight/site-kit/ui`.
 */

export * from './booking-policy/booking-policy.ts';
export * from './cart/cart.store.ts';
export * from './cart/cart-lines.ts';
export { CartProvider, useCart } from './cart/cart-provider.tsx';
export { newLineId } from './cart/cart-storage.ts';
export { memberPrice, pricedFor } from './cart/member-price.ts';
export * from './format/format.ts';
export { headquartersZone, instantDateText } from './format/instant-date.ts';
export { rich } from './format/rich.ts';
export { apiQuery, callApi, callApiPage, refresh } from './http/call-api.ts';
export { getJson } from './http/http.ts';
export { HttpError, noAnswer } from './http/http-error.ts';
export { answerIdentity, useIsIdentityRequested } from './http/identity-question.ts';
export { serverNow } from './http/server-clock.ts';
export { Page, PageTitle } from './page/page.tsx';
export { SiteProvider } from './provider/site-provider.tsx';
export * from './query/query.ts';
export { createQueryClient } from './query/query-client.ts';
export { href, type RouteName, safeRedirect } from './router/href.ts';
export { LinkButton } from './router/link-button.tsx';
export * from './router/router.ts';
export { useTab } from './router/use-tab.ts';
export { accountKey, type Dated } from './session/account-storage.ts';
export { RequireAdmin, RequireRole, RequireSession } from './session/guards.tsx';
export {
  beforeLogout,
  type Credentials,
  displayName,
  sessionOptions,
  useFinishLogin,
  useHasPlan,
  useLogin,
  useLogout,
  usePasskeyLogin,
  useSession,
} from './session/session.ts';
export { productSlug, site } from './site/site.ts';
export { type ThemeName, useTheme } from './theme/theme-choice.ts';
export { dismissToast, type ToastMessage, toast } from './toast/toast.store.ts';
export { Button } from './ui/button/button.tsx';
export { type ButtonLook, type ButtonTone, buttonStyle } from './ui/button/button-style.ts';
export { IconButton } from './ui/button/icon-button.tsx';
export { ErrorBoundary } from './ui/error-boundary/error-boundary.tsx';
export { PartBoundary } from './ui/error-boundary/part-boundary.tsx';
export { Badge, type BadgeTone } from './ui/feedback/badge.tsx';
export { LoadFailure } from './ui/feedback/load-failure.tsx';
export { Notice } from './ui/feedback/notice.tsx';
export { Spinner } from './ui/feedback/spinner.tsx';
export { focusPressed } from './ui/focus/focus-pressed.ts';
export { createIcon } from './ui/icon/create-icon.ts';
export { Container, Grid, Prose, Quiet, Row, Stack, Surface } from './ui/layout/layout.tsx';
export { VisuallyHidden } from './ui/layout/visually-hidden.ts';
export { announce } from './ui/live/announce.ts';
export { fetchAnew, isNotLoaded, type Loadable, loadOnce } from './ui/loading/load-once.ts';
export { onDemand } from './ui/loading/on-demand.tsx';
export { Picture } from './ui/picture/picture.tsx';
export * from './ui/theme/tokens.ts';
