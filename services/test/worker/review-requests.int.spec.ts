import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CheckIn, CloseVisit } from '../../src/contexts/booking/index.js';
import { until } from '../until.js';
import { type Booked, backends, type WorkerHouse, workerHouse } from './worker-house.js';

let house: WorkerHouse;

beforeAll(async () => {
  const [[, env] = []] = backends;
  house = await workerHouse(env ?? {});
}, 120_000);
afterEach(() => house.throwMailsAway());
afterAll(() => house.close());

const commands = () => house.api.get(CommandBus, { strict: false });
const letIn = ({ id }: Booked) => commands().execute(new CheckIn(1, id, { anyway: true }));
const seeOff = ({ id }: Booked) => commands().execute(new CloseVisit(1, id));
const review = { stars: 5, text: 'We rode it twice, and the dinosaurs won both times.' };

/** The requests that were written, once the worker has heard of all that was closed. */
async function requests(closed: number): Promise<string[]> {
  await until(async () => (await house.count("log.outbox where kind = 'review-request'")) === closed);
  await house.everythingIsDone();
  return (await house.mails()).filter((name) => name.startsWith('review-request-'));
}

describe('once a visit is closed', () => {
  it('whoever was there is asked what it was like, once; nobody else is', async () => {
    const [came, missed] = [await house.book('ann@example.com'), await house.book('bob@example.com')];
    await letIn(came);
    await seeOff(came);
    await seeOff(came);
    await seeOff(missed);
    expect(await requests(1)).toEqual([`review-request-${came.reference}.eml`]);
    const mail = (await house.mail(`review-request-${came.reference}.eml`)).replaceAll(/=\r?\n/g, '');
    expect(mail).toMatch(/^To: Ann Lee <ann@example.com>/m);
    expect(mail).toContain(`/bookings/${came.id}/review#`);
    const headers = mail.slice(0, mail.indexOf('\r\n\r\n')).replaceAll(/\r\n\s/g, ' ');
    expect(headers).toMatch(/^List-Unsubscribe: <\S+\/api\/reviews\/one-click\?link=\S+>\r?$/m);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  it('whoever has written already, or does not want to be asked, gets no mail', async () => {
    const [written, first, second] = [
      await house.book('cleo@example.com'),
      await house.book('dan@example.com'),
      await house.book('dan@example.com'),
    ];
    for (const booked of [written, first, second]) await letIn(booked);
    const holding = ({ manageToken }: Booked) => ({ 'Booking-Token': manageToken });
    expect((await house.post(`/api/bookings/${written.id}/review`, review, holding(written))).status).toBe(200);
    expect((await house.post(`/api/bookings/${first.id}/review/stop`, undefined, holding(first))).status).toBe(200);
    for (const booked of [written, first, second]) await seeOff(booked);
    expect(await requests(4)).toEqual([]);
  });
});
