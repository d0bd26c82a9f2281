import { bookingMigrations } from '../contexts/booking/index.js';
import { catalogMigrations } from '../contexts/catalog/index.js';
import { correspondenceMigrations } from '../contexts/correspondence/index.js';
import { franchiseMigrations } from '../contexts/franchise/index.js';
import { frontendsMigrations } from '../contexts/frontends/index.js';
import { guestPassesMigrations } from '../contexts/guest-passes/index.js';
import { identityMigrations } from '../contexts/identity/index.js';
import { journalMigrations } from '../contexts/journal/index.js';
import { mediaMigrations } from '../contexts/media/index.js';
import { membershipMigrations } from '../contexts/membership/index.js';
import { merchandiseMigrations } from '../contexts/merchandise/index.js';
import { paymentsMigrations } from '../contexts/payments/index.js';
import { promotionsMigrations } from '../contexts/promotions/index.js';
import { reviewsMigrations } from '../contexts/reviews/index.js';
import { settingsMigrations } from '../contexts/settings/index.js';
import { subscriptionsMigrations } from '../contexts/subscriptions/index.js';
import { tillMigrations } from '../contexts/till/index.js';
import { vouchersMigrations } from '../contexts/vouchers/index.js';
import { waitingRoomsMigrations } from '../contexts/waiting-rooms/index.js';
import type { Migration } from '../platform/database/database.js';
import { logMigrations } from '../platform/log-schema/log-migrations.js';

/** Every migration of the house; TypeORM runs them in the order of their timestamps. */
export const migrations: readonly Migration[] = [
  ...logMigrations,
  ...catalogMigrations,
  ...vouchersMigrations,
  ...bookingMigrations,
  ...identityMigrations,
  ...frontendsMigrations,
  ...mediaMigrations,
  ...membershipMigrations,
  ...merchandiseMigrations,
  ...paymentsMigrations,
  ...promotionsMigrations,
  ...guestPassesMigrations,
  ...correspondenceMigrations,
  ...settingsMigrations,
  ...franchiseMigrations,
  ...reviewsMigrations,
  ...subscriptionsMigrations,
  ...tillMigrations,
  ...journalMigrations,
  ...waitingRoomsMigrations,
];
