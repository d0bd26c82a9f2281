import { describe, expect, it } from '@jest/globals';
import { fieldsOf, pageOf } from './audit-words.ts';

const described = (now: Record<string, unknown>): readonly (string | undefined)[] =>
  fieldsOf({ old: null, new: now } as never).map((field) => field.now);

describe('a change in the audit', () => {
  it('tells the hours of a week day by day, shut days too', () => {
    const day = { opens: '10:00', closes: '20:00' };
    const [text] = described({ week_hours: [null, day, day, day, day, day, { opens: '09:00', closes: '22:30' }] });
    expect(text?.split('\n')).toEqual([
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((name) => `${name}: 10:00 AM to 8:00 PM`),
      'Saturday: 9:00 AM to 10:30 PM',
      'Sunday: closed',
    ]);
  });

  it('tells the rules of an experience as its programme does', () => {
    const rule = {
      ...{ weekdays: [1, 2, 3], firstStart: '10:00', lastStart: null, everyMinutes: null, seats: 20 },
      ...{ validFrom: null, validUntil: null },
    };
    expect(described({ rules: [rule] })).toEqual(['Mon–Wed from 10:00 AM until closing, 20 seats']);
  });

  describe('of a text', () => {
    const where = { kind: 'question', answer: 'At the venue.', question: 'Where do I park?' };
    const dogs = { kind: 'question', answer: 'No.', question: 'May dogs come?' };
    const blocksOf = (old: readonly object[], now: readonly object[]) =>
      fieldsOf({ old: { blocks: old }, new: { blocks: now } }).map((field) => [field.old, field.now]);

    it('tells which blocks are different, as they are read', () => {
      expect(blocksOf([where], [where, dogs])).toEqual([
        ['(1 block unchanged)', 'question: May dogs come? No.\n(1 block unchanged)'],
      ]);
      expect(blocksOf([{ kind: 'list', items: ['One', 'Two'] }], [])).toEqual([['list: One, Two', 'none']]);
    });

    it('tells all of them where they changed places', () => {
      const [requested, dog] = ['question: Where do I park? At the venue.', 'question: May dogs come? No.'];
      expect(blocksOf([where, dogs], [dogs, where])).toEqual([[`${requested}\n${dog}`, `${dog}\n${requested}`]]);
    });
  });

  it('tells times as people read them', () => {
    const texts = described({ time: '14:30', from: '2026-11-28 09:05', name: 'At 14:30', date: '2026-11-28' });
    expect(texts).toEqual(['2:30 PM', '2026-11-28 9:05 AM', 'At 14:30', '2026-11-28']);
  });

  it('tells codes as words, and names as they are', () => {
    expect(described({ reason: 'nothing_paid', username: 'bob_ops' })).toEqual(['nothing paid', 'bob_ops']);
  });

  it('tells everything else without braces', () => {
    const values = {
      perks: ['Free parking', null],
      directions: [{ title: 'By bus', text: null, stops: [3, 4] }],
      street_map: { provider: 'osm', priceCents: 1250, pin: null },
      images: [],
    };
    expect(described(values)).toEqual([
      'Free parking, none',
      'By bus · none · 3, 4',
      'Provider: osm\nPrice: $12.50\nPin: none',
      'none',
    ]);
  });

  it('leads to the venue or the accounts that it is about', () => {
    const page = (kind: string) => pageOf({ kind, id: '9', name: null });
    expect([page('venue'), page('user')]).toEqual(['/admin/venues/9', '/admin/users']);
  });

  it('leads to the slot that it is about, and to the calendar for many', () => {
    expect(pageOf({ kind: 'slot', id: '1-1-2026-11-28-1430', name: 'Night Train' })).toBe(
      '/admin/slots/1-1-2026-11-28-1430',
    );
    expect(pageOf({ kind: 'slots', id: '1-1', name: 'Night Train' })).toBe('/admin/availability');
  });

  it('leads to a booking by its reference, as its page asks for it', () => {
    expect(pageOf({ kind: 'booking', id: '9', name: 'NL-7K4M2QXD' })).toBe('/admin/bookings/NL-7K4M2QXD');
  });
});
