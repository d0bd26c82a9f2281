import { randomInt } from 'node:crypto';
import type { NewUser } from '../../contexts/identity/index.js';

/** A person of the demo (decisions.md 5) at the moment of the seed; the password is made up when they are added. */
export type DemoPerson = Omit<NewUser, 'email' | 'passwordHash' | 'createdAt'>;

/** Calendar date `days` from `now`, in UTC. */
const dateIn = (days: number, now: Date): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/** Everybody but the admin, who is added only when asked for, so that /setup works. */
export const demoPeople = (now: Date): readonly DemoPerson[] => [
  { username: 'maya', firstName: 'Maya', lastName: 'Lindqvist' },
  {
    username: 'devon',
    firstName: 'Devon',
    lastName: 'Okafor',
    membershipTier: 'gold',
    subscriptionStatus: 'active',
    subscriptionStartDate: dateIn(-100, now),
    subscriptionEndDate: dateIn(20, now),
    guestPassesLeft: 1,
    lastBillingDate: dateIn(-10, now),
  },
  {
    username: 'priya',
    firstName: 'Priya',
    lastName: 'Raman',
    membershipTier: 'silver',
    subscriptionStatus: 'expired',
    subscriptionStartDate: dateIn(-91, now),
    subscriptionEndDate: dateIn(-1, now),
    lastBillingDate: dateIn(-31, now),
  },
  { username: 'nora', firstName: 'Nora', lastName: 'Brandt' },
  { username: 'theo', firstName: 'Theo', lastName: 'Marchetti' },
  { username: 'ida', firstName: 'Ida', lastName: 'Sorensen' },
  { username: 'frank', firstName: 'Frank', lastName: 'Castellano' },
  { username: 'desk', firstName: 'Dana', lastName: 'Whitcomb', roles: ['desk'] },
  { username: 'ops', firstName: 'Omar', lastName: 'Haddad', roles: ['ops'] },
  { username: 'deployer', firstName: 'Dara', lastName: 'Novak', roles: ['deployer'] },
];

export const demoAdmin: DemoPerson = { username: 'admin', firstName: 'Admin', lastName: 'User' };

const letters = 'abcdefghijkmnpqrstuvwxyz';
const some = (alphabet: string, count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A password by the rules of a registration, about 60 bits, without letters that look like others: `Kqwex-rtyui-4821`. */
export const randomPassword = (): string =>
  `${some(letters.toUpperCase(), 1)}${some(letters, 4)}-${some(letters, 5)}-${some('23456789', 4)}`;
