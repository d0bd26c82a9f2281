import type { INestApplicationContext } from '@nestjs/common';
import { heldAddress, type Person, personUnder } from '../person.js';
import { PersonCipher } from '../person-cipher.js';
import { PersonHolders } from '../person-holders.js';

/** Whoever has an address, as the rooms of an application know them; with an account that has proven it, when its id is given. */
export const personOf = (app: INestApplicationContext, email: string, userId?: number): Person => ({
  ...personUnder(app.get(PersonCipher, { strict: false }), email),
  userId,
});

/** Whoever had an address until then. */
export const formerlyOf = (app: INestApplicationContext, email: string, until: Date): Person => ({
  addresses: [heldAddress(app.get(PersonCipher, { strict: false }), email, until)],
});

/** Forgets whoever has an address, in every room of an application. @returns how many entries there were */
export const forgetPerson = (app: INestApplicationContext, email: string, at = new Date()): Promise<number> =>
  app.get(PersonHolders, { strict: false }).erase(personOf(app, email), { at });
