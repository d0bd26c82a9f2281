import { describe, expect, it } from '@jest/globals';
import { bigint, cutPage, instant, int, KeysetCursor, text, uuid } from './keyset-cursor.js';

const letters = new KeysetCursor('letter', { sentAt: instant, id: uuid });
const sentAt = new Date('2026-11-26T09:30:00.123Z');
const id = '0193670a-1111-7222-8333-0123456789ab';
const written = (content: string) => Buffer.from(content).toString('base64url');

describe('a list in pages', () => {
  it('goes on after the last row of the page before', () => {
    const { rows, last } = cutPage(
      [
        { sentAt, id, subject: 'Hello' },
        { sentAt, id, subject: 'One more' },
      ],
      1,
    );
    expect(rows).toHaveLength(1);
    expect(letters.keyIn(letters.after(last) ?? '')).toEqual({ sentAt, id });
  });

  it('ends where no row is left', () => {
    expect(letters.after(cutPage([{ sentAt, id }], 1).last)).toBeNull();
  });

  it('begins at its beginning for a client that has no cursor', () => {
    expect(letters.keyIn(undefined)).toBeUndefined();
  });

  it('may be ordered by numbers, and by names in every script', () => {
    const people = new KeysetCursor('person', { age: int, points: bigint, name: text });
    const zoe = { age: 41, points: 123_456_789_012, name: 'Zoë Ångström 東京' };
    const cursor = String(people.after(zoe));
    expect(cursor).toMatch(/^[\w-]{1,200}$/);
    expect(people.keyIn(cursor)).toEqual(zoe);
  });

  it('goes on after a row whose name is empty', () => {
    const people = new KeysetCursor('person', { name: text, age: int });
    const nameless = { name: '', age: 41 };
    expect(people.keyIn(String(people.after(nameless)))).toEqual(nameless);
  });

  it.each([
    ['nothing', ''],
    ['another list', written(`order ${sentAt.getTime()} ${id}`)],
    ['an id alone', written(`letter ${id}`)],
    ['a time that is none', written(`letter 1e9 ${id}`)],
    ['a time past the calendar', written(`letter 999999999999999 ${id}`)],
    ['an id of dashes', written(`letter 1 ${'-'.repeat(36)}`)],
    ['more than the key', written(`letter 1 ${id} or true`)],
    ['a second line', written(`letter 1 ${id}\n`)],
    ['no base64', 'made up!'],
  ])('refuses a cursor of %s', (_, cursor) => {
    expect(() => letters.keyIn(cursor)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });

  it('refuses a name with the character that PostgreSQL keeps in no text', () => {
    const people = new KeysetCursor('person', { name: text });
    expect(() => people.keyIn(written('person a\0b'))).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
  });
});
