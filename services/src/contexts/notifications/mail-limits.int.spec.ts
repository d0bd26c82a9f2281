import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DelayedError } from 'bullmq';
import { type ThrowAwayDatabase, throwAwayDatabase } from '../../platform/database/testing/throw-away-database.js';
import { FixedClock } from '../../platform/kernel/clock.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { logMigrations } from '../../platform/log-schema/log-migrations.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { Outbox } from '../../platform/queues/outbox.js';
import type { Bookings } from '../booking/index.js';
import { MailProcessor } from './jobs/mail.processor.js';
import { MailLimits } from './mail-limits.js';
import type { MailWriter } from './mail-writer.js';
import { Mailer } from './mailer.js';
import type { MailJobs } from './queues/mail.queue.js';

const now = new Date('2026-11-20T12:00:00Z');
let database: ThrowAwayDatabase;
let house: MailProcessor;
const clock = new FixedClock(now);
const sent: string[] = [];
let isAway = false;

class RememberingMailer extends Mailer {
  async send(id: string): Promise<void> {
    if (isAway) throw new Error('The mail server is away');
    sent.push(id);
  }
}

/** Every mail of these stories goes to the address that its job names. */
const writer = {
  write: async (kind: string, { outbox, payload }: { outbox: { position: number }; payload: { address: string } }) => [
    {
      id: `${kind}-${outbox.position}`,
      mail: { to: { name: 'Ann', address: payload.address }, subject: 's', text: 't', html: 'h' },
    },
  ],
} as unknown as MailWriter;

beforeAll(async () => {
  database = await throwAwayDatabase(logMigrations);
  const pool = database.pool();
  const limiter = new RateLimiter(pool, new PersonCipher(database.settings), clock);
  house = new MailProcessor(
    new Outbox(pool, clock),
    writer,
    new RememberingMailer(),
    new MailLimits(limiter),
    {} as Bookings,
  );
});
afterAll(() => database.drop());

let position = 0;
/** A job of the outbox as the queue runs it. @returns for how long it was put back, in ms; 0 where it is done */
async function run(name: keyof MailJobs, address: string): Promise<number> {
  const outbox = { ledger: 1, position: ++position, kind: name };
  await database
    .pool()
    .query('insert into log.outbox (ledger, position, kind, payload, at) values (1, $1, $2, $3, $4)', [
      ...[position, name, '{}', now],
    ]);
  let until = 0;
  const moveToDelayed = async (at: number) => {
    until = at;
  };
  const job = { id: `${position}`, name, data: { outbox, payload: { address } }, stalledCounter: 0, moveToDelayed };
  const began = Date.now();
  await house.process(job as never, 'token').catch((error: unknown) => {
    if (!(error instanceof DelayedError)) throw error;
  });
  return until === 0 ? 0 : until - began;
}

describe('mails that a visitor causes', () => {
  it('reach one address twenty times an hour; what is over waits for the end of the hour, and tickets do not', async () => {
    const kinds = [
      ...(['booking-held', 'booking-lapsed', 'booking-moved', 'booking-changed'] as const),
      ...(['waitlist-joined', 'order-cancelled', 'booking-links'] as const),
    ];
    const waits = [];
    for (let nth = 0; nth < 22; nth++)
      waits.push(await run(kinds[nth % kinds.length] ?? 'booking-moved', 'ann@x.example'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(20);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(3_600_000);
    expect(await run('booking-moved', 'ANN@x.example')).toBeGreaterThan(0);
    expect(await run('booking-confirmation', 'ann@x.example')).toBe(0);
    expect(await run('password-reset-asked', 'ann@x.example')).toBe(0);
    expect(await run('booking-moved', 'bob@x.example')).toBe(0);
    expect(sent).toHaveLength(23);
    const { rows } = await database.pool().query('select count(*)::int as left from log.outbox where done_at is null');
    expect(rows).toEqual([{ left: 3 }]);
    clock.set(new Date(now.getTime() + 3_600_001));
    expect(await run('booking-moved', 'ann@x.example')).toBe(0);
  });

  it('are not counted while the mail server is away', async () => {
    isAway = true;
    for (let nth = 0; nth < 25; nth++)
      await expect(run('booking-moved', 'eve@x.example')).rejects.toThrow('The mail server is away');
    isAway = false;
    expect(await run('booking-moved', 'eve@x.example')).toBe(0);
  });
});
