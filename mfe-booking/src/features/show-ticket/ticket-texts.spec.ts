import { describe, expect, it } from '@jest/globals';
import { aTicket } from '../../testing/builders.ts';
import { ticketRules, ticketsText } from './ticket-texts.ts';

describe('what a ticket says', () => {
  it('is how many may come, and as what', () => {
    expect(ticketsText(aTicket())).toBe('2 tickets, Standard');
    expect(ticketsText(aTicket({ numberOfTickets: 1, ticketType: 'member' }))).toBe('1 ticket, Member');
  });

  it('is the limits that this booking was sold under', () => {
    const text = ticketRules(aTicket({ moveHours: 12, refundUntil: '2026-11-27T07:30:00.000Z' })).join(' ');
    expect(text).toContain('until 12 hours before');
    expect(text).toContain('Cancel by Friday, November 27 at 2:30 AM for a full refund.');
  });

  it('promises no refund that has lapsed, however far ahead the visit was moved', () => {
    const text = ticketRules(aTicket({ isRefundable: false })).join(' ');
    expect(text).toContain('Canceling no longer gets you a refund.');
    expect(text).not.toContain('full refund');
  });

  it('speaks of a party only where there is one, and of a card only to members', () => {
    const alone = ticketRules(aTicket({ numberOfTickets: 1 })).join(' ');
    expect(alone).not.toMatch(/group|card/);
    expect(ticketRules(aTicket({ ticketType: 'member' })).join(' ')).toMatch(/group.*membership card/);
    expect(ticketRules(aTicket({ ticketType: 'member', planPercent: 20 })).join(' ')).not.toMatch(/card/);
  });
});
