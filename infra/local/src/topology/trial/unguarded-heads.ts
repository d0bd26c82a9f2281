import { setTimeout as pause } from 'node:timers/promises';
import { portOf } from '../native/ports.js';
import { processZones } from '../native/zones.js';
import { ApiDoor } from './api-door.js';
import { Bookers } from './bookers.js';
import { History, type Slot } from './history.js';
import { breachesOf } from './invariants.js';
import type { TrialSite } from './trial-site.js';

const RATE = 100;
const HOLDS_MS = 8_000;
/** Whether two decisions are made at the same moment is chance: it is waited for so often. */
const MOST_HOLDS = 8;
const twice = 'select from log.events group by ledger, position having count(*) > 1 limit 1';

/** The fence of the log lets everybody through, and the last defences of its tables and of the seats are gone. */
const switchOff = `
  create or replace function log.fence(held boolean) returns boolean language sql as 'select true';
  alter table log.events drop constraint events_pkey, drop constraint events_stream_version;
  alter table log.outbox drop constraint outbox_pkey;
  do $$ declare defence record; begin
    for defence in select conname from pg_constraint where conrelid = 'booking.slots'::regclass and contype = 'c' loop
      execute format('alter table booking.slots drop constraint %I', defence.conname);
    end loop;
  end $$`;

/**
 * Shows that the trial would notice two APIs that do not fence each other off. It comes last: the log is spoilt by it.
 * @returns 1 where nobody noticed, else 0
 */
export async function testUnguardedHeads(site: TrialSite, say: (sentence: string) => void): Promise<number> {
  await site.ask((client) => client.query(switchOff));
  const { wide, topology } = site;
  const history = new History();
  // both APIs are asked in turns, and for one venue: through the balancers it is chance whether they meet
  const door = new ApiDoor(processZones.map((zone) => ({ port: portOf(topology.shape.ports, `api-${zone}`) })));
  const slots = wide.filter(({ venueId }) => venueId === wide[0]?.venueId);
  const bookers = new Bookers(door, history, (nth) => slots[nth % slots.length] as Slot);
  bookers.start(RATE);
  for (let holds = 0, isSpoilt = false; holds < MOST_HOLDS && !isSpoilt; holds++) {
    await pause(HOLDS_MS);
    isSpoilt = await site.ask(async (client) => (await client.query(twice)).rowCount === 1);
  }
  await bookers.stop();
  const breaches = await site.ask((client) => breachesOf(history, client));
  const found = breaches.filter((one) => /^I[35]/.test(one));
  if (found.length === 0) {
    say('✗ Without the fence nobody noticed anything: the trial would not notice');
    return 1;
  }
  say(`Without the fence ${found.length} breaches of seats and positions were found, as they have to be: ${found[0]}`);
  return 0;
}
