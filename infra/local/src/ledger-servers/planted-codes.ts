import type { History } from '../topology/trial/history.js';
import { type Plant, unnoticedOf } from '../topology/trial/plants.js';
import { storedBreaches } from './codes.js';
import type { TwoServerSite } from './two-server-site.js';

/** Of I9. */
const plants: readonly Plant[] = [
  {
    sql: 'update vouchers.vouchers set balance = balance - 1 where id = (select voucher_id from vouchers.spendings limit 1)',
    complaint: /^I9 card .* were spent/,
  },
  {
    sql: 'delete from vouchers.spendings where booking_id is not null',
    complaint: /^I9 booking .* of a card that gave/,
  },
  { sql: 'update booking.bookings set voucher = 0 where voucher > 0', complaint: /^I9 booking .* has nothing of it/ },
  { sql: 'update promotions.codes set used = used - 1 where used > 0', complaint: /^I9 code/ },
];

/** @returns the plants that were not noticed */
export const unnoticedPlants = ({ ask }: TwoServerSite, history: History): Promise<string[]> =>
  ask('home', (client) => unnoticedOf(client, plants, { values: [], look: () => storedBreaches(client, history) }));
