import { describe, expect, it } from '@jest/globals';
import type { DeskBookingView, ManifestView } from '@northlight/contracts';
import { manifestCsv } from './manifest-csv.js';

const booking = {
  date: '2026-11-28',
  time: '14:30',
  experienceName: 'Jurassic Ride',
  reference: 'NL-7K4M2QXD',
  status: 'confirmed',
  numberOfTickets: 2,
  ticketType: 'standard',
  customerName: 'Änn "A" Lee, Jr.',
  customerEmail: 'ann@example.com',
  customerPhone: null,
  totalPrice: 72.08,
  checkedInAt: null,
  notes: ['Wheelchair', 'Comes early,\nby bus'],
} as unknown as DeskBookingView;

const linesOf = (...bookings: DeskBookingView[]): string[] =>
  manifestCsv({ slots: [{ bookings }] } as unknown as ManifestView).split('\r\n');

describe('a manifest for a spreadsheet', () => {
  it('has a line a booking, and what belongs to it', () => {
    expect(linesOf(booking)).toEqual([
      '\uFEFF"date","time","experienceName","reference","status","numberOfTickets","ticketType","customerName","customerEmail","customerPhone","totalPrice","checkedInAt","guestsInside","notes"',
      '"2026-11-28","14:30","Jurassic Ride","NL-7K4M2QXD","confirmed","2","standard","Änn ""A"" Lee, Jr.","ann@example.com","","72.08","","0","Wheelchair / Comes early, by bus"',
      '',
    ]);
  });

  it('says how many guests of a booking are inside', () => {
    const insideOf = (seen: Partial<DeskBookingView>) =>
      linesOf({ ...booking, ...seen, notes: [] })[1]
        ?.split(',')
        .at(-2);
    expect(insideOf({ inside: 1 })).toBe('"1"');
    expect(insideOf({ status: 'checked_in' })).toBe('"2"');
  });

  it('lets neither a customer nor a note write a formula', () => {
    const [, line] = linesOf({ ...booking, customerName: '=1+1', customerPhone: '+1 585', notes: ['=1+1'] });
    expect(line).toContain(`,"'=1+1","ann@example.com","'+1 585",`);
    expect(line).toMatch(/,"'=1\+1"$/);
  });
});
