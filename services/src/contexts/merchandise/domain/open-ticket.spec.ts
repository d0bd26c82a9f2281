import { describe, expect, it } from '@jest/globals';
import { statedPriceRules } from '@northlight/contracts';
import { Refusal } from '../../../platform/kernel/refusal.js';
import { mustBeUsable, openTotal, periodOf, stateOf } from './open-ticket.js';

const zone = 'America/New_York';
const ordered = new Date('2026-11-27T03:30:00Z'); // the evening of November 26 in New York

describe('the time to choose a time', () => {
  it('is twelve months by the calendar of the venue, to the end of that day', () => {
    expect(periodOf(ordered, zone)).toEqual({ chooseBy: '2027-11-26', expiresAt: '2027-11-27T05:00:00.000Z' });
    expect(periodOf(ordered, 'Pacific/Auckland').chooseBy).toBe('2027-11-27');
  });

  it('that began on a leap day ends on the first of March', () => {
    expect(periodOf(new Date('2028-02-29T17:00:00Z'), zone).chooseBy).toBe('2029-03-01');
  });

  it('ends an hour later where clocks skip midnight', () => {
    const { chooseBy, expiresAt } = periodOf(new Date('2026-03-06T17:00:00Z'), 'America/Havana');
    expect([chooseBy, expiresAt]).toEqual(['2027-03-06', '2027-03-07T05:00:00.000Z']);
    expect(periodOf(new Date('2026-03-13T17:00:00Z'), 'America/Havana').expiresAt).toBe('2027-03-14T05:00:00.000Z');
  });
});

describe('an open-dated ticket', () => {
  const ticket = { cancelledAt: null, expiresAt: '2027-11-27T05:00:00.000Z', chooseBy: '2027-11-26' };
  const last = new Date('2027-11-27T04:59:59.999Z');
  const over = new Date(ticket.expiresAt);
  const given = { ...ticket, cancelledAt: '2026-12-01T12:00:00.000Z' };

  it('is open until its last day is over, unless it was cancelled', () => {
    expect(stateOf(ticket, { isBooked: false, at: last })).toBe('open');
    expect(stateOf(ticket, { isBooked: false, at: over })).toBe('expired');
    expect(stateOf(given, { isBooked: false, at: over })).toBe('cancelled');
  });

  it('that has its visit is scheduled, whatever became of it', () => {
    expect(stateOf(given, { isBooked: true, at: over })).toBe('scheduled');
  });

  it('is refused with the reason once it is over', () => {
    expect(() => mustBeUsable('open', ticket)).not.toThrow();
    expect(() => mustBeUsable('cancelled', ticket)).toThrow(new Refusal('OPEN_TICKET_CANCELLED'));
    expect(() => mustBeUsable('expired', ticket)).toThrow(
      'This ticket expired. A time had to be chosen by November 26, 2027.',
    );
  });

  it('costs its fee as well, and the tax of the day on which it was promised', () => {
    const terms = { ticketPrice: 3_400, rules: statedPriceRules };
    const price = { subtotal: 6_800, fee: 408 };
    expect(openTotal({ ...price, terms })).toEqual({ ...price, tax: 0, total: 7_208 });
    const taxed = { ...terms, rules: { ...statedPriceRules, taxBasisPoints: 875 } };
    expect(openTotal({ ...price, terms: taxed })).toEqual({ ...price, tax: 631, total: 7_839 });
  });
});
