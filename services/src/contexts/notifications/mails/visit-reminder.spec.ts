import { describe, expect, it } from '@jest/globals';
import { aBookedVisit, aSender } from '../testing/builders.js';
import { visitReminder } from './visit-reminder.js';

const visit = aBookedVisit({
  money: { paid: 0, kept: 0, refund: null, refundState: 'none', refundPaid: 0, refundOwed: 0 },
  arrival: {
    requirements: 'Wear closed-toe shoes.',
    directions: [{ title: 'By train', text: 'A ten-minute walk from Central Station.' }],
    parking: ['$5 up to 3 hours', '$25 daily maximum'],
    phone: '(585) 555-0100',
  },
});
const startsAt = visit.startsAt.toISOString();
const dayBefore = { ...aSender, at: new Date('2026-11-27T17:30:00Z') };

describe('the mail of the day before', () => {
  const mail = visitReminder(visit, startsAt, dayBefore);

  it('says when and where, and what to know before one sets out', () => {
    expect(mail?.subject).toBe('Reminder: Jurassic Ride, Saturday, November 28, 2026, 2:30 PM');
    for (const words of [
      'When: Saturday, November 28, 2026, 2:30 PM (30 min)',
      'Where: Rochester Flagship, 100 Demo Plaza, Rochester, NY 14604',
      'Arrive by: 2:15 PM',
      'Before you come: Wear closed-toe shoes.',
      'By train: A ten-minute walk from Central Station.',
      'Parking: $5 up to 3 hours, $25 daily maximum',
      'Phone: (585) 555-0100',
      'You pay $162.18 at the venue.',
    ])
      expect(mail?.text).toContain(words);
  });

  it('leads to the ticket, and to where the visit is moved while it may be', () => {
    expect(mail?.text).toContain('Can’t make it? You can reschedule until Friday, November 27, 2026, 2:30 PM.');
    expect(mail?.text).toContain('View or change your booking: https://tickets.example/booking/manage/');
    expect(mail?.text).toContain('Show or print your tickets');
    const late = { ...visit, options: { ...visit.options, canMove: false } };
    expect(visitReminder(late, startsAt, dayBefore)?.text).toContain('can no longer be changed online');
  });

  it('asks nobody to pay who has paid', () => {
    const paid = { ...visit, money: { ...visit.money, paid: 162.18 } };
    expect(visitReminder(paid, startsAt, dayBefore)?.text).not.toContain('You pay');
  });

  it('says that it is no advertising: there is nothing to unsubscribe from', () => {
    expect(mail?.text).toContain('It isn’t advertising.');
    expect(mail?.unsubscribeUrl).toBeUndefined();
  });

  it('is not written of a time that the visit no longer has, nor where nobody is expected', () => {
    const others = [
      { startsAt: new Date('2026-11-29T19:30:00Z') },
      { status: 'cancelled', isCancelled: true },
      { status: 'checked_in' },
      { status: 'pending', heldUntil: new Date('2026-11-28T19:00:00Z') },
    ] as const;
    for (const other of others) expect(visitReminder({ ...visit, ...other }, startsAt, dayBefore)).toBeUndefined();
    expect(visitReminder(visit, startsAt, { ...dayBefore, at: visit.startsAt })).toBeUndefined();
  });
});
