import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getQueueToken } from '@nestjs/bullmq';
import type { Queue } from 'bullmq';
import { holdsQueue } from '../../src/contexts/booking/queues/holds.queue.js';
import { slotsQueue } from '../../src/contexts/booking/queues/slots.queue.js';
import { visitsQueue } from '../../src/contexts/booking/queues/visits.queue.js';
import { booksQueue } from '../../src/contexts/journal/index.js';
import { until } from '../until.js';
import { backends, type WorkerHouse, workerHouse } from './worker-house.js';

describe.each(backends)('the worker with its queues on %s', (_, env) => {
  let house: WorkerHouse;

  beforeAll(async () => {
    house = await workerHouse({ ...env, HOLD_MINUTES: '15' });
  }, 120_000);
  afterAll(() => house.close());

  const horizonsReached = async (): Promise<number> => (await house.queue(slotsQueue.name)?.getCompletedCount()) ?? 0;

  const eventsOf = (type: string, bookingIds: readonly string[]): Promise<number> =>
    house.count(
      `log.events where type = $1 and coalesce(data->>'bookingId', substr(stream, length('booking/') + 1)) = any($2)`,
      [type, bookingIds],
    );

  it('opens sixty days of slots when it starts, and nothing more when it starts again', async () => {
    await until(async () => (await horizonsReached()) === 1);
    const opened = await house.count('booking.slots');
    expect(opened).toBeGreaterThan(5_000);
    await house.stopWorker();
    await house.startWorker();
    await until(async () => (await horizonsReached()) === 2);
    expect(await house.count('booking.slots')).toBe(opened);
  });

  it('is not kept from stopping by a proof of the books that waits for the journal', async () => {
    await house.stopWorker();
    const proofs = () => house.count("journal.proofs where proof = 'journal'");
    await house.pool.query('delete from journal.proofs');
    const busy = await house.pool.connect();
    await busy.query("begin; update log.checkpoint set position = position - 1 where subscription = 'journal'; commit");
    await busy.query("begin; select from log.checkpoint where subscription = 'journal' for update");
    await house.startWorker();
    await until(async () => (await house.queue(booksQueue.name)?.getActiveCount()) === 1);
    await house.stopWorker();
    await busy.query('rollback');
    busy.release();
    expect(await proofs()).toBe(0);
    await house.startWorker();
    await until(async () => (await proofs()) > 0);
  });

  it('lets holds lapse that ended while it was away, each once though two workers come back', async () => {
    await house.stopWorker();
    const bookings = await Promise.all(['ann', 'bob'].map((name) => house.book(`${name}@example.com`)));
    const ids = bookings.map(({ id }) => id);
    process.env.CLOCK_OFFSET = String(15 * 60 + 1);
    const second = await house.anotherWorker();
    await house.startWorker();
    delete process.env.CLOCK_OFFSET;
    await until(async () => (await eventsOf('HoldExpired', ids)) === 2);
    const queue = second.get<Queue>(getQueueToken(holdsQueue.name), { strict: false });
    expect(await queue.getJobSchedulers()).toMatchObject([{ every: 15_000 }]);
    await Promise.all([queue.add(holdsQueue.letLapse, {}), queue.add(holdsQueue.letLapse, {})]);
    await until(async () => (await queue.getJobCountByTypes('waiting', 'active')) === 0);
    expect([await eventsOf('HoldExpired', ids), await eventsOf('SeatsReleased', ids)]).toEqual([2, 2]);
    await second.close();
  });

  it('looks for visits to close when it starts, and every hour', async () => {
    await until(async () => ((await house.queue(visitsQueue.name)?.getCompletedCount()) ?? 0) > 0);
    expect(await house.queue(visitsQueue.name)?.getJobSchedulers()).toMatchObject([{ every: 3_600_000 }]);
  });
});
