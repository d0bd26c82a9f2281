import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { paymentSandbox } from '../start/plans.js';
import type { BenchSystem } from './bench-system.js';
import { bookWithCost, EngineProcess } from './engine-process.js';
import { startProgram } from './start-program.js';
import { head } from './table.js';
import { found, measureInTurns, roundSeconds } from './turns.js';

const CALLERS = 32;
const atTheVenue = 'booked and ordered, paid at the venue';
const online = 'booked and paid online';

/**
 * What the service's own work costs of a booking that is paid online, beside one that is paid at the venue: the gateway is a
 * process of its own, and its work is not counted.
 */
export async function measurePayments(system: BenchSystem, rounds: number): Promise<void> {
  const STRIPE_WEBHOOK_SECRET = `whsec_${randomBytes(16).toString('hex')}`;
  const DATA_DIR = join(system.env.DATA_DIR ?? '.data', 'bench-payments');
  mkdirSync(DATA_DIR, { recursive: true });
  const ofSandbox = { DATA_DIR, STRIPE_WEBHOOK_SECRET, NOTICE_URL: 'http://127.0.0.1:9/', SANDBOX_NOISE: '0' };
  const sandbox = await startProgram(paymentSandbox, { ...system.env, ...ofSandbox }, '/health/ready');
  const env = { ...system.env, STRIPE_WEBHOOK_SECRET, PAYMENT_SANDBOX_URL: `http://127.0.0.1:${sandbox.port}` };
  const engine = await EngineProcess.start({ env });
  const by = (act: 'order' | 'pay') => () =>
    bookWithCost([engine], system, { act, slots: system.manySlots, callers: CALLERS, seconds: roundSeconds });
  await by('order')(); // warms the machine up
  await by('pay')();
  head(`Booked and paid, 1,000 slots, ${CALLERS} callers`, ['to the venue']);
  const measured = await measureInTurns(
    [
      { name: atTheVenue, measure: by('order') },
      { name: online, measure: by('pay'), to: [atTheVenue] },
    ],
    rounds,
  );
  const costOf = (name: string): number => {
    const { cost } = found(measured, name);
    return (cost?.node ?? Number.NaN) + (cost?.postgres ?? Number.NaN);
  };
  const times = (costOf(online) / costOf(atTheVenue)).toFixed(2);
  console.log(`A booking that is paid online costs ${times} times one that is paid at the venue, in processor time.`);
  await engine.stop();
  await sandbox.stop();
}
