import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { loadBookings } from '../../demo/booking/load-bookings.js';
import { loadCatalog } from '../../demo/catalog/load-catalog.js';
import { loadLetters } from '../../demo/correspondence/load-letters.js';
import { loadInquiries } from '../../demo/franchise/load-inquiries.js';
import { accountIds, loadAccounts } from '../../demo/identity/load-accounts.js';
import { loadUploads } from '../../demo/media/load-uploads.js';
import { loadMemberships } from '../../demo/membership/load-memberships.js';
import { loadOrders, orderScenes } from '../../demo/merchandise/load-orders.js';
import { loadProducts } from '../../demo/merchandise/load-products.js';
import { loadPayments } from '../../demo/payments/load-payments.js';
import { loadPromotions } from '../../demo/promotions/load-promotions.js';
import { loadReviews } from '../../demo/reviews/load-reviews.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { withContext } from '../../platform/observability/request-context.js';
import { SeedModule } from './seed.module.js';

await bootstrap(async () => {
  const app = await NestFactory.createApplicationContext(SeedModule, { logger: ['error', 'warn'] });
  const clock = app.get(FixedClock);
  const asSeed = <Loaded>(load: () => Promise<Loaded>) => withContext({ requestId: 'seed', actor: 'seed' }, load);
  const { experiences, venues } = await loadCatalog(app);
  console.log(`The catalogue holds ${experiences} demo experiences and ${venues} demo venues.`);
  console.log(`${await loadMemberships(app)} membership plans are there to look at.`);
  console.log(`The shop holds ${await loadProducts(app)} demo products.`);
  const accounts = await loadAccounts(app, { withAdmin: process.argv.includes('--with-admin') });
  for (const { username, password } of accounts) console.log(`Demo account ${username} has the password ${password}`);
  const added = await asSeed(() => loadBookings(app, clock));
  const letters = await asSeed(() => loadLetters(app, clock));
  console.log(`Visitors wrote ${letters.messages} demo messages, and ${letters.subscribers} asked for the newsletter.`);
  console.log(`Opened ${added.slots} slots and placed ${added.bookings} demo bookings.`);
  console.log(`Guests wrote ${await asSeed(() => loadReviews(app, clock))} demo reviews.`);
  console.log(`The house has ${await asSeed(() => loadPromotions(app))} new demo promo codes.`);
  const userIds = await accountIds(app);
  const beside = orderScenes(app, clock);
  const paid = await asSeed(() => loadPayments(app, clock, { userIds, beside }));
  console.log(`Placed ${paid + (await asSeed(() => loadOrders(app, clock)))} demo orders and plans.`);
  const { inquiries, invitation, expired } = await asSeed(() => loadInquiries(app, clock, userIds));
  console.log(`${inquiries} demo applicants ask for a franchise.`);
  if (invitation)
    console.log(`Demo access code of franchise inquiry ${invitation.inquiryId}: ${invitation.accessCode}`);
  if (expired)
    console.log(`Demo access code of franchise inquiry ${expired.inquiryId}, expired: ${expired.accessCode}`);
  console.log(`Lost ${await loadUploads(app)} demo uploads, for operators to find.`);
  await app.close();
});
