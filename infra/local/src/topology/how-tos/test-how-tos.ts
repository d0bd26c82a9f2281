import { randomUUID } from 'node:crypto';
import { Door } from '../trial/door.js';
import { Trial } from '../trial/run-trial.js';
import type { TrialSite } from '../trial/trial-site.js';
import { follow, followed } from './follow.js';

/** Bookings a second while an operator works. */
const RATE = 20;

/** Follows each how-to while people book. @returns how often it went otherwise than it says */
export async function testHowTos(site: TrialSite, say: (sentence: string) => void): Promise<number> {
  const trial = new Trial(site, say);
  await trial.begin(RATE, 1);
  await bookFor('ann@example.com', site);
  let count = 0;
  for (const name of followed) {
    if (name.includes('traces') && !canTrace) {
      say(`docs/how-to/${name}.md was not followed: it takes Node 22.15`);
      continue;
    }
    const wrong = await follow(name, site);
    for (const sentence of wrong) say(`✗ ${sentence}`);
    say(`docs/how-to/${name}.md was followed`);
    count += wrong.length;
  }
  await trial.end();
  return count;
}

/** Whether a process of this Node takes `TRACES_URL` (docs/settings.md). */
const canTrace = Number(process.versions.node.split('.')[0]) >= 24;

/** Somebody whom a how-to names. */
async function bookFor(customerEmail: string, { port, certificate, wide: [slot] }: TrialSite): Promise<void> {
  const door = new Door(port, certificate, 1);
  const body = { ...slot, numberOfTickets: 1, ticketType: 'standard', customerName: 'Ann Lee', customerEmail };
  await door.post('/api/bookings', body, { 'idempotency-key': randomUUID() });
  door.close();
}
