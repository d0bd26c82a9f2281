import { describe, expect, it } from '@jest/globals';
import { PersonCipher, PersonUnreadable, type SealedText } from './person-cipher.js';

const SECRET = 's'.repeat(32);
const [first, second] = ['first key of the house, 0123456789', 'second key of the house, 0123456789'];
const house = new PersonCipher({ SECRET, PERSON_KEY: first });
const ann = 'booking.customers/1/00000000-0000-4000-8000-000000000001';
const bob = 'booking.customers/1/00000000-0000-4000-8000-000000000002';
const text = '{"name":"Änn 李","email":"ann@example.com"}';

/** The same with one bit changed. */
const altered = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

const allOf = ({ sealed, wrappedKey }: SealedText) => Buffer.concat([sealed, wrappedKey]).toString('latin1');

describe('a text about a person', () => {
  const sealed = house.seal(text, ann);

  it('comes back as it was, to whoever has the keys', () => {
    expect(house.open(sealed, ann)).toBe(text);
    expect(new PersonCipher({ SECRET, PERSON_KEY: first }).open(sealed, ann)).toBe(text);
  });

  it('cannot be seen in what is stored', () => {
    expect(allOf(sealed)).not.toContain('example');
  });

  it('has a key of its own each time', () => {
    const again = house.seal(text, ann);
    expect(allOf(again)).not.toBe(allOf(sealed));
    expect(() => house.open({ ...sealed, wrappedKey: again.wrappedKey }, ann)).toThrow(PersonUnreadable);
  });

  it('does not open as somebody else', () => {
    expect(() => house.open(sealed, bob)).toThrow(PersonUnreadable);
    const ofBob = house.seal(text, bob);
    expect(() => house.open({ ...ofBob, sealed: sealed.sealed }, bob)).toThrow(PersonUnreadable);
  });

  it('does not open when a bit was changed anywhere', () => {
    for (let at = 0; at < sealed.sealed.length; at++) {
      expect(() => house.open({ ...sealed, sealed: altered(sealed.sealed, at) }, ann)).toThrow(PersonUnreadable);
    }
    for (let at = 0; at < sealed.wrappedKey.length; at++) {
      expect(() => house.open({ ...sealed, wrappedKey: altered(sealed.wrappedKey, at) }, ann)).toThrow(
        PersonUnreadable,
      );
    }
    expect(() => house.open({ ...sealed, sealed: Buffer.alloc(0) }, ann)).toThrow(PersonUnreadable);
  });

  it('may have others beside it, each under the same key and at its own place', () => {
    const key = { ...sealed, owner: ann };
    const [aisle, again] = [house.sealMore('aisle', 'notes/1', key), house.sealMore('aisle', 'notes/1', key)];
    expect(house.openMore(aisle, 'notes/1', key)).toBe('aisle');
    expect(aisle.equals(again)).toBe(false);
    expect(() => house.openMore(aisle, 'notes/2', key)).toThrow(PersonUnreadable);
    expect(() => house.open({ ...sealed, sealed: aisle }, ann)).toThrow(PersonUnreadable);
    expect(() => house.openMore(aisle, 'notes/1', { ...house.seal(text, ann), owner: ann })).toThrow(PersonUnreadable);
    expect(() => house.openMore(aisle, 'notes/1', { ...key, owner: bob })).toThrow(PersonUnreadable);
  });

  it('is never sealed twice with the same bytes of chance', () => {
    const nonces = Array.from({ length: 500 }, () => house.seal('x', ann).sealed.subarray(1, 13).toString('hex'));
    expect(new Set(nonces).size).toBe(500);
  });
});

describe('the key of the house', () => {
  const sealed = house.seal(text, ann);

  it('is named when it is not the one that is needed', () => {
    const wrong = new PersonCipher({ SECRET, PERSON_KEY: second });
    const open = () => wrong.open(sealed, ann);
    expect(open).toThrow('We can’t read this person’s details right now.');
    expect(open).toThrow(expect.objectContaining({ code: 'PERSON_UNREADABLE' }));
    try {
      open();
    } catch (error) {
      expect(String((error as Error).cause)).toContain(`was wrapped by ${sealed.wrappedBy}`);
    }
  });

  it('may be followed by another, while the one before is at hand', () => {
    const moving = new PersonCipher({ SECRET, PERSON_KEY: second, PERSON_KEY_BEFORE: first });
    expect(moving.open(sealed, ann)).toBe(text);
    const moved = { ...sealed, ...moving.rewrap(sealed, ann) };
    expect(new PersonCipher({ SECRET, PERSON_KEY: second }).open(moved, ann)).toBe(text);
    expect(() => house.open(moved, ann)).toThrow(PersonUnreadable);
  });

  it('is the secret where there is none, and can be told from it', () => {
    const local = new PersonCipher({ SECRET });
    const later = new PersonCipher({ SECRET, PERSON_KEY: second, PERSON_KEY_BEFORE: SECRET });
    expect(later.open(local.seal(text, ann), ann)).toBe(text);
    expect(local.knownKeys).not.toEqual(house.knownKeys);
  });
});

describe('the hash by which a person is found', () => {
  it('is the same for the same text and key, and for nothing else', () => {
    expect(house.hash('ann@example.com')).toEqual(house.hash('ann@example.com'));
    expect(house.hash('ann@example.com')).not.toEqual(house.hash('bob@example.com'));
    expect(house.hash('ann@example.com')).not.toEqual(new PersonCipher({ SECRET }).hash('ann@example.com'));
  });

  it('is looked for under the key before too', () => {
    const moving = new PersonCipher({ SECRET, PERSON_KEY: second, PERSON_KEY_BEFORE: first });
    expect(moving.hashes('ann@example.com')).toEqual(
      expect.arrayContaining([house.hash('ann@example.com'), moving.hash('ann@example.com')]),
    );
  });
});
