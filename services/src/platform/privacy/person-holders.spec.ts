import { describe, expect, it } from '@jest/globals';
import type { Person } from './person.js';
import type { PersonHolder } from './person-holder.js';
import { PersonHolders } from './person-holders.js';

const at = new Date('2026-11-20T15:00:00Z');
const ann: Person = { userId: 16, addresses: [{ hashes: [Buffer.of(1)] }] };

/** A room that says when it was asked, and has so many entries to forget each time. */
function room(name: string, requests: string[], { isLast, entries = [1] }: { isLast?: true; entries?: number[] } = {}) {
  const left = [...entries];
  const holder: PersonHolder = {
    keeps: [],
    ...(isLast && { isLast }),
    find: async () => [],
    tell: async () => ({ onRecord: [name], [name]: name }),
    erase: async () => {
      requests.push(name);
      return left.shift() ?? 0;
    },
    giveUp: async () => 0,
    rewrap: async () => ({ moved: 1, unreadable: 0 }),
    unreadable: async () => undefined,
  };
  return holder;
}

function rooms(...all: PersonHolder[]): PersonHolders {
  const holders = new PersonHolders();
  for (const one of all) holders.add(one);
  return holders;
}

describe('whoever is forgotten', () => {
  it('is forgotten in the rooms, then as an account, and in the rooms once more: it was used until it was gone', async () => {
    const requests: string[] = [];
    const accounts = room('accounts', requests, { isLast: true });
    const holders = rooms(room('orders', requests, { entries: [2, 1] }), accounts, room('bookings', requests));
    const counted: number[] = [];
    const onErased = async (erased: number) => void counted.push(erased);
    expect(await holders.erase(ann, { at, onErased })).toBe(5);
    expect(requests).toEqual(['orders', 'bookings', 'accounts', 'orders', 'bookings']);
    expect(counted).toEqual([2, 1, 1, 1, 0]);
  });

  it('keeps the account where the keys at hand may not find all that is theirs', async () => {
    const requests: string[] = [];
    const locked = { ...room('orders', requests), unreadable: async () => 'A key is missing.' };
    const holders = rooms(locked, room('accounts', requests, { isLast: true }));
    await expect(holders.erase(ann, { at })).rejects.toMatchObject({ code: 'PERSON_UNREADABLE' });
    expect(requests).toEqual(['orders']);
  });
});

describe('what several rooms tell under one name', () => {
  it('is told together', async () => {
    const response = await rooms(room('orders', []), room('bookings', [])).tell(ann);
    expect(response).toEqual({ onRecord: ['orders', 'bookings'], orders: 'orders', bookings: 'bookings' });
  });
});

describe('what is found or told where keys are missing', () => {
  it('is said to be incomplete, and only there', async () => {
    const locked = { ...room('orders', []), unreadable: async () => 'A key is missing.' };
    expect(await rooms(room('bookings', []), locked).gap()).toEqual({ isIncomplete: true });
    expect(await rooms(room('bookings', [])).gap()).toEqual({});
  });
});
