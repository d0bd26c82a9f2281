import { describe, expect, it } from '@jest/globals';
import { MailUndeliverable } from '../mailer.js';
import { MailProcessor } from './mail.processor.js';

describe('a mail whose address does not exist', () => {
  it('ends, and its bookings are marked for the desk', async () => {
    const marked: string[] = [];
    const booking = { venueId: 1, bookingId: 'b1' };
    const written = { id: 'm1', mail: {}, bookings: [booking] };
    const processor = new MailProcessor(
      { once: (_: unknown, effect: (...of: unknown[]) => Promise<void>) => effect(undefined, []) } as never,
      { write: async () => [written] } as never,
      {
        send: async () => {
          throw new MailUndeliverable({ responseCode: 550, response: '550 no such user' } as never);
        },
      } as never,
      {
        areCounted: () => true,
        count: (_: unknown, __: unknown, send: (count: object) => Promise<boolean>) =>
          send({ sql: '', secondsToWait: () => 0 }),
      } as never,
      { noteUndelivered: async (venueId: number, id: string) => void marked.push(`${venueId} ${id}`) } as never,
    );
    await processor.process({
      id: '1',
      name: 'booking-moved',
      stalledCounter: 0,
      data: { outbox: {}, payload: booking },
    } as never);
    expect(marked).toEqual(['1 b1']);
  });
});
