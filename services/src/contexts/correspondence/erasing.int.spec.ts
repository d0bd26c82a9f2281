import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Settings } from '../../platform/config/settings.js';
import { signedIn } from '../../platform/http/testing/room-app.js';
import { Erasures } from '../../platform/privacy/erasures.js';
import { PersonCipher } from '../../platform/privacy/person-cipher.js';
import { PersonHolders } from '../../platform/privacy/person-holders.js';
import { forgetPerson, formerlyOf, personOf } from '../../platform/privacy/testing/persons-of.js';
import { Correspondence } from './domain/correspondence.js';
import { Correspondents } from './persistence/correspondents.js';
import { aMessage, type CorrespondenceHouse, correspondenceHouse, now } from './testing/correspondence-house.js';

let house: CorrespondenceHouse;
let holders: PersonHolders;

beforeAll(async () => {
  house = await correspondenceHouse();
  holders = house.app.get(PersonHolders, { strict: false });
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const send = async (email: string): Promise<string> => (await house.post('/api/contact', aMessage({ email }))).body.id;
const message = (id: string) => house.app.get(Correspondence, { strict: false }).message(id);
const list = async () => (await house.get('/api/admin/messages', signedIn({ isAdmin: true }))).body.items;

describe('a person who asks to be forgotten', () => {
  it('is found by e-mail, however it is written: each message, and the newsletter', async () => {
    await send('ann@example.com');
    await house.post('/api/newsletter', { email: 'Ann@example.com' });
    await send('bob@example.com');
    expect(await holders.find(personOf(house.app, 'ANN@example.com'))).toEqual([
      { kind: 'message', id: expect.any(String), at: now.toISOString(), status: ['new'] },
      { kind: 'newsletter', id: expect.any(String), at: now.toISOString(), status: ['asked for'] },
    ]);
  });

  it('is told what is counted under an address that is theirs, and not under one that they have left', async () => {
    await house.post('/api/newsletter', { email: 'ann@example.com' });
    expect(await holders.tell(personOf(house.app, 'ann@example.com'))).toMatchObject({ tries: [{ points: 1 }] });
    const left = new Date(now.getTime() - 60_000);
    expect(await holders.tell(formerlyOf(house.app, 'ann@example.com', left))).toMatchObject({ tries: [] });
  });

  it('is unknown afterwards; that there was a message stays', async () => {
    const [ann, bob] = [await send('ann@example.com'), await send('bob@example.com')];
    await house.post('/api/newsletter', { email: 'ann@example.com' });
    expect(await forgetPerson(house.app, 'Ann@Example.com', now)).toBe(2);
    expect(await forgetPerson(house.app, 'Ann@Example.com', now)).toBe(0);
    expect([await message(ann), await holders.find(personOf(house.app, 'ann@example.com'))]).toEqual([undefined, []]);
    expect(await message(bob)).toMatchObject({ name: 'Ann Lee', email: 'bob@example.com' });
    expect(await list()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: ann, written: null, isErased: true }),
        expect.objectContaining({ id: bob, isErased: false }),
      ]),
    );
  });

  it('leaves the number of their account on none of their messages, also where it was known by that alone', async () => {
    const account = signedIn({ id: 7 });
    await house.post('/api/contact', aMessage({ email: 'other@example.com' }), account);
    await house.post('/api/contact', aMessage({ email: 'bob@example.com' }), signedIn({ id: 8 }));
    expect(await holders.erase({ userId: 7, addresses: [] }, { at: now })).toBe(1);
    const { rows } = await house.pool.query('select user_id from correspondence.messages order by nr');
    expect(rows).toEqual([{ user_id: null }, { user_id: 8 }]);
  });
});

describe('people who are forgotten at the same moment', () => {
  it('have the tables rewritten after each of them', async () => {
    for (const email of ['ann@example.com', 'bob@example.com']) {
      await send(email);
      await house.app.get(Erasures, { strict: false }).erase(personOf(house.app, email), { by: 'email' });
    }
    const kinds = (await house.jobs()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'rewrite-after-erasure')).toHaveLength(2);
  });
});

describe('the key of the house', () => {
  const other = 'another key of the house, 0123456';
  const withKeys = (keys: Partial<Settings>) =>
    new Correspondents(house.pool, new PersonCipher({ SECRET: house.settings.SECRET, ...keys }));

  it('may be followed by another, and everybody is found and read with that alone', async () => {
    const id = await send('ann@example.com');
    const moving = withKeys({ PERSON_KEY: other, PERSON_KEY_BEFORE: house.settings.SECRET });
    expect(await moving.refsOf('ann@example.com')).toEqual([id]);
    expect(await moving.rewrap()).toEqual({ moved: 1, unreadable: 0 });
    expect(await moving.rewrap()).toEqual({ moved: 0, unreadable: 0 });
    const after = withKeys({ PERSON_KEY: other });
    expect([await after.refsOf('ANN@example.com'), (await after.read(id))?.name]).toEqual([[id], 'Ann Lee']);
    expect(await after.unreadable()).toBeUndefined();
  });

  it('follows also while somebody answers: what was sealed anew meanwhile can be read', async () => {
    const id = await send('ann@example.com');
    const keys = { PERSON_KEY: other, PERSON_KEY_BEFORE: house.settings.SECRET };
    const meanwhile = async (statement: string) => {
      if (statement.startsWith('with person')) await withKeys(keys).replace(id, aMessage(), house.pool);
    };
    const pool = {
      query: (text: string, values: unknown[]) => meanwhile(text).then(() => house.pool.query(text, values)),
    };
    const cipher = new PersonCipher({ SECRET: house.settings.SECRET, ...keys });
    await new Correspondents(pool as typeof house.pool, cipher).rewrap();
    expect(await withKeys(keys).read(id)).toMatchObject({ name: 'Ann Lee' });
  });

  it('is missed by name, and a message that it sealed hides no other', async () => {
    const stranger = withKeys({ PERSON_KEY: other });
    const id = await send('ann@example.com');
    expect(await stranger.unreadable()).toMatch(/do not open these keys of correspondence: 1 by [\da-f]{8}/);
    await expect(stranger.read(id)).rejects.toMatchObject({ code: 'PERSON_UNREADABLE' });
    await house.pool.query("update correspondence.person_keys set wrapped_by = 'lost'");
    await send('bob@example.com');
    expect(
      (await list()).map(({ written, isErased }: { written: unknown; isErased: boolean }) => [
        written !== null,
        isErased,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [true, false],
        [false, false],
      ]),
    );
    expect(await holders.giveUp('lost', now)).toBe(1);
  });
});
