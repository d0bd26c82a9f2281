import { availabilityRoutes } from './booking/routes/availability.js';
import { changingRoutes } from './booking/routes/changing.js';
import { doorRoutes } from './booking/routes/door.js';
import { historyRoutes } from './booking/routes/history.js';
import { planningRoutes } from './booking/routes/planning.js';
import { refundsRoutes } from './booking/routes/refunds.js';
import { sellingRoutes } from './booking/routes/selling.js';
import { visitsRoutes } from './booking/routes/visits.js';
import { waitlistRoutes } from './booking/routes/waitlist.js';
import { journalRoutes } from './books/routes/journal.js';
import { experiencesRoutes } from './catalog/routes/experiences.js';
import { venuesRoutes } from './catalog/routes/venues.js';
import { contentRoutes } from './correspondence/routes/content.js';
import { messagesRoutes } from './correspondence/routes/messages.js';
import { newsletterRoutes } from './correspondence/routes/newsletter.js';
import { figuresRoutes } from './figures/routes/figures.js';
import { candidatesRoutes } from './franchise/routes/candidates.js';
import { inquiriesRoutes } from './franchise/routes/inquiries.js';
import { consoleRoutes } from './frontends/routes/console.js';
import { deployTokensRoutes } from './frontends/routes/deploy-tokens.js';
import { previewRoutes } from './frontends/routes/preview.js';
import { releasesRoutes } from './frontends/routes/releases.js';
import { releaseReportsRoutes } from './frontends/routes/reports.js';
import { accountRoutes } from './identity/routes/account.js';
import { personsRoutes } from './identity/routes/persons.js';
import { secondFactorRoutes } from './identity/routes/second-factor.js';
import { signInRoutes } from './identity/routes/sign-in.js';
import { usersRoutes } from './identity/routes/users.js';
import { uploadsRoutes } from './media/routes/uploads.js';
import { membershipsRoutes } from './membership/routes/memberships.js';
import { cartRoutes } from './merchandise/routes/cart.js';
import { ordersRoutes } from './merchandise/routes/orders.js';
import { ordersAtDeskRoutes } from './merchandise/routes/orders-at-desk.js';
import { productsRoutes } from './merchandise/routes/products.js';
import { returnsRoutes } from './merchandise/routes/returns.js';
import { shipmentsRoutes } from './merchandise/routes/shipments.js';
import { operationsRoutes } from './operations/routes/operations.js';
import { guestPassesRoutes } from './passes/routes/guest-passes.js';
import { paymentsRoutes } from './payments/routes/payments.js';
import { promotionsRoutes } from './promotions/routes/promotions.js';
import { reviewsRoutes } from './reviews/routes/reviews.js';
import { settingsRoutes } from './settings/routes/settings.js';
import { taxRatesRoutes } from './settings/routes/tax-rates.js';
import { subscriptionsRoutes } from './subscriptions/routes/subscriptions.js';
import { tillRoutes } from './till/routes/till.js';
import { vouchersRoutes } from './vouchers/routes/vouchers.js';
import { waitingRoomsRoutes } from './waiting/routes/rooms.js';
import type { Route } from './wire/route.js';

export * from './booking/routes/availability.js';
export * from './booking/routes/changing.js';
export * from './booking/routes/door.js';
export * from './booking/routes/history.js';
export * from './booking/routes/planning.js';
export * from './booking/routes/refunds.js';
export * from './booking/routes/selling.js';
export * from './booking/routes/visits.js';
export * from './booking/routes/waitlist.js';
export * from './books/routes/journal.js';
export * from './catalog/routes/experiences.js';
export * from './catalog/routes/venues.js';
export * from './correspondence/routes/content.js';
export * from './correspondence/routes/messages.js';
export * from './correspondence/routes/newsletter.js';
export * from './figures/routes/figures.js';
export * from './franchise/routes/candidates.js';
export * from './franchise/routes/inquiries.js';
export * from './frontends/routes/console.js';
export * from './frontends/routes/deploy-tokens.js';
export * from './frontends/routes/preview.js';
export * from './frontends/routes/releases.js';
export * from './frontends/routes/reports.js';
export {
  fieldsOf,
  namesOn,
  type OperationUse,
  unmetUses,
  type Wire,
  type WireOperation,
  type WireUses,
} from './frontends/wire-uses.js';
export * from './identity/routes/account.js';
export * from './identity/routes/persons.js';
export * from './identity/routes/second-factor.js';
export * from './identity/routes/sign-in.js';
export * from './identity/routes/users.js';
export * from './media/routes/uploads.js';
export * from './membership/routes/memberships.js';
export * from './merchandise/routes/cart.js';
export * from './merchandise/routes/orders.js';
export * from './merchandise/routes/orders-at-desk.js';
export * from './merchandise/routes/products.js';
export * from './merchandise/routes/returns.js';
export * from './merchandise/routes/shipments.js';
export * from './operations/routes/operations.js';
export * from './passes/routes/guest-passes.js';
export * from './payments/routes/payments.js';
export * from './promotions/routes/promotions.js';
export * from './reviews/routes/reviews.js';
export * from './settings/routes/settings.js';
export * from './settings/routes/tax-rates.js';
export * from './subscriptions/routes/subscriptions.js';
export * from './till/routes/till.js';
export * from './vouchers/routes/vouchers.js';
export * from './waiting/routes/rooms.js';
export * from './wire/answer.js';
export * from './wire/optional-fields.js';
export * from './wire/refusals-of.js';
export * from './wire/route.js';

/** Every operation of the API. */
export const apiRoutes: readonly Route[] = [
  availabilityRoutes,
  changingRoutes,
  doorRoutes,
  historyRoutes,
  planningRoutes,
  refundsRoutes,
  sellingRoutes,
  visitsRoutes,
  waitlistRoutes,
  experiencesRoutes,
  venuesRoutes,
  contentRoutes,
  messagesRoutes,
  newsletterRoutes,
  figuresRoutes,
  journalRoutes,
  candidatesRoutes,
  inquiriesRoutes,
  consoleRoutes,
  deployTokensRoutes,
  previewRoutes,
  releasesRoutes,
  releaseReportsRoutes,
  accountRoutes,
  personsRoutes,
  secondFactorRoutes,
  signInRoutes,
  usersRoutes,
  uploadsRoutes,
  membershipsRoutes,
  cartRoutes,
  ordersAtDeskRoutes,
  ordersRoutes,
  productsRoutes,
  returnsRoutes,
  shipmentsRoutes,
  operationsRoutes,
  paymentsRoutes,
  promotionsRoutes,
  guestPassesRoutes,
  reviewsRoutes,
  settingsRoutes,
  subscriptionsRoutes,
  taxRatesRoutes,
  tillRoutes,
  vouchersRoutes,
  waitingRoomsRoutes,
].flatMap((group) => Object.values(group));
