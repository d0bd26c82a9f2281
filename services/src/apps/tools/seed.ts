import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { CorrespondenceDemo } from '../../contexts/correspondence/index.js';
import { FranchiseDemo } from '../../contexts/franchise/index.js';
import { IdentityDemo } from '../../contexts/identity/index.js';
import { loadBookings } from '../../demo/booking/load-bookings.js';
import { loadCatalog } from '../../demo/catalog/load-catalog.js';
import { loadUploads } from '../../demo/media/load-uploads.js';
import { loadMemberships } from '../../demo/membership/load-memberships.js';
import { loadOrders } from '../../demo/merchandise/load-orders.js';
import { loadProducts } from '../../demo/merchandise/load-products.js';
import { bootstrap } from '../../platform/http/lifecycle.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { withContext } from '../../platform/observability/request-context.js';
import { SeedModule } from './seed.module.js';

await bootstrap(async () => {
  const app = await NestFactory.createApplicationContext(SeedModule, { logger: ['error', 'warn'] });
  const { experiences, venues } = await loadCatalog(app);
  console.log(`The catalogue holds ${experiences} demo experiences and ${venues} demo venues.`);
  console.log(`${await loadMemberships(app)} membership plans are there to look at.`);
  console.log(`The shop holds ${await loadProducts(app)} demo products.`);
  const accounts = await app.get(IdentityDemo).load({ withAdmin: process.argv.includes('--with-admin') });
  for (const { username, password } of accounts) console.log(`Demo account ${username} has the password ${password}`);
  const placeBookings = () => loadBookings(app, app.get(FixedClock));
  const added = await withContext({ requestId: 'seed', actor: 'seed' }, placeBookings);
  const loadLetters = () => app.get(CorrespondenceDemo).load(app.get(FixedClock));
  const letters = await withContext({ requestId: 'seed', actor: 'seed' }, loadLetters);
  console.log(`Visitors wrote ${letters.messages} demo messages, and ${letters.subscribers} asked for the newsletter.`);
  console.log(`Opened ${added.slots} slots and placed ${added.bookings} demo bookings.`);
  const placeOrders = () => loadOrders(app, app.get(FixedClock));
  console.log(`Placed ${await withContext({ requestId: 'seed', actor: 'seed' }, placeOrders)} demo orders.`);
  const idsOf = await app.get(IdentityDemo).ids();
  const loadInquiries = () => app.get(FranchiseDemo).load(app.get(FixedClock), idsOf);
  const { inquiries, invitation, expired } = await withContext({ requestId: 'seed', actor: 'seed' }, loadInquiries);
  console.log(`${inquiries} demo applicants ask for a franchise.`);
  if (invitation)
    console.log(`Demo access code of franchise inquiry ${invitation.inquiryId}: ${invitation.accessCode}`);
  if (expired)
    console.log(`Demo access code of franchise inquiry ${expired.inquiryId}, expired: ${expired.accessCode}`);
  console.log(`Lost ${await loadUploads(app)} demo uploads, for operators to find.`);
  await app.close();
});
