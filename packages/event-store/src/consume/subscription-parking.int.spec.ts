import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ListenerHouse, listener, listenerHouse, noteHeard } from '../testing/listener-house.js';
import type { CoinsDropped } from '../testing/log-house.js';
import { type Subscription, subscription } from './subscription.js';

let house: ListenerHouse;

beforeAll(async () => {
  house = await listenerHouse();
});
afterAll(() => house.close());
beforeEach(() => house.nextLedger());

describe('an effect that fails', () => {
  it('leaves nothing, keeps back its own stream and nobody else, and is tried again', async () => {
    let isBroken = true;
    const picky = listener('picky', ({ stream }) => {
      if (isBroken && stream === 'jar/bad') throw new Error('no hands free');
    });
    for (const stream of ['jar/a', 'jar/bad', 'jar/b', 'jar/bad', 'jar/a']) await house.dropInto(stream, 1);
    await house.follower(picky).catchUp();
    expect(await house.heard('picky')).toEqual([1, 3, 5]);
    expect(await house.parked('picky')).toEqual([
      { position: 2, tries: 1, error: 'no hands free', rests: false },
      { position: 4, tries: 0, error: 'waits behind an earlier event of its stream', rests: true },
    ]);

    house.later(2);
    await house.follower(picky).catchUp();
    expect((await house.parked('picky'))[0]).toMatchObject({ position: 2, tries: 2 });

    isBroken = false;
    await house.dropInto('jar/bad', 1);
    await house.follower(picky).catchUp();
    expect(await house.heard('picky')).toEqual([1, 3, 5]); // not yet: the pause grows
    house.later(2);
    await house.follower(picky).catchUp();
    expect(await house.heard('picky')).toEqual([1, 3, 5, 2, 4, 6]);
    expect(await house.parked('picky')).toEqual([]);
  });

  it('ten times is parked', async () => {
    const never = listener('never', () => {
      throw new Error('not today');
    });
    await house.dropInto('jar/a', 1);
    for (let nth = 0; nth < 12; nth++, house.later(301)) await house.follower(never).catchUp();
    expect(await house.parked('never')).toEqual([{ position: 1, tries: 10, error: 'not today', rests: true }]);
  });

  it('is taken again when somebody says so, with what waited behind it', async () => {
    let isBroken = true;
    const mended = listener('mended', ({ stream }) => {
      if (isBroken && stream === 'jar/bad') throw new Error('no hands free');
    });
    for (const stream of ['jar/bad', 'jar/a', 'jar/bad', 'jar/bad']) await house.dropInto(stream);
    for (let nth = 0; nth < 11; nth++, house.later(301)) await house.follower(mended).catchUp();
    isBroken = false;
    await house.follower(mended).catchUp();
    expect(await house.heard('mended')).toEqual([2]);
    const [{ name, parked } = { name: '', parked: 0 }] = (await house.followers.status()).filter(
      ({ name, ledger }) => name === 'mended' && ledger === house.ledger,
    );
    expect({ name, parked }).toEqual({ name: 'mended', parked: 3 });

    expect(await house.followers.replay({ subscription: 'mended', ledger: house.ledger, position: 2 })).toBe(0);
    expect(await house.followers.replay({ subscription: 'mended', ledger: house.ledger, position: 4 })).toBe(1);
    await house.follower(mended).catchUp();
    expect(await house.heard('mended')).toEqual([2, 1, 3, 4]);
    expect(await house.parked('mended')).toEqual([]);
  });

  it('is taken again with its stream in their order, also where the first one fails again', async () => {
    let left = 2;
    const slow = listener('slow-to-mend', ({ stream, position }) => {
      if (stream === 'jar/slow' && position === 1 && left-- > 0) throw new Error('no hands free');
    });
    for (const stream of ['jar/slow', 'jar/slow', 'jar/slow']) await house.dropInto(stream);
    for (const heard of [[], [], [1, 2, 3]]) {
      await house.follower(slow).catchUp();
      expect(await house.heard('slow-to-mend')).toEqual(heard);
      house.later(5);
    }
  });

  it('because nobody knows the event, or cannot read it, is no other case', async () => {
    const curious = subscription<CoinsDropped | { type: 'CoinsLost' }>('curious', {
      from: 'start',
      on: {
        CoinsDropped: (recorded, db) => noteHeard('curious', recorded, db),
        CoinsLost: (recorded, db) => noteHeard('curious', recorded, db),
      },
    });
    await house.dropInto('jar/a', 1);
    await house.writeByHand('jar/x', 'CoinsLost');
    await house.dropInto('jar/a', 1);
    await house.follower(curious).catchUp();
    expect(await house.heard('curious')).toEqual([1, 3]);
    expect(await house.parked('curious')).toMatchObject([
      { position: 2, error: expect.stringMatching(/Nothing is known/) },
    ]);
  });

  it('because it cannot even be told whether it is meant keeps back its own stream and nobody else', async () => {
    const choosy: Subscription = {
      ...listener('choosy', ({ meta }) => meta.actor?.length),
      takes: ({ meta }) => meta.actor !== 'user:1',
    };
    for (const stream of ['jar/a', 'jar/bad', 'jar/b', 'jar/bad']) await house.dropInto(stream);
    await house.pool.query("update log.events set meta = 'null' where ledger = $1 and position = 2", [house.ledger]);
    await house.follower(choosy).catchUp();
    expect([await house.heard('choosy'), await house.checkpoint('choosy')]).toEqual([[1, 3], 4]);
    expect(await house.parked('choosy')).toMatchObject([
      { position: 2, tries: 1, error: expect.stringMatching(/null/) },
      { position: 4, tries: 0 },
    ]);
  });

  it('by breaking its transaction counts like any other, and what came before it happens once', async () => {
    let isBroken = true;
    const breaker = subscription<CoinsDropped>('breaker', {
      from: 'start',
      on: {
        CoinsDropped: async (recorded, db) => {
          await noteHeard('breaker', recorded, db);
          if (isBroken && recorded.position === 3) await db.query('select pg_terminate_backend(pg_backend_pid())');
        },
      },
    });
    for (const stream of ['jar/bad', 'jar/a', 'jar/bad', 'jar/b', 'jar/bad']) await house.dropInto(stream, 1);
    await house.follower(breaker).catchUp();
    await house.follower(breaker).catchUp();
    expect(await house.heard('breaker')).toEqual([1, 2, 4]);
    expect(await house.parked('breaker')).toMatchObject([
      { position: 3, tries: 1 },
      { position: 5, tries: 0 },
    ]);
    isBroken = false;
    house.later(2);
    await house.follower(breaker).catchUp();
    expect(await house.heard('breaker')).toEqual([1, 2, 4, 3, 5]);
  });

  it('because its command is told to come again is no failure: everything waits for it', async () => {
    let isBusy = true;
    const patient = listener('patient', ({ position }) => {
      if (isBusy && position === 2) throw Object.assign(new Error('come again'), { code: 'UNAVAILABLE' });
    });
    for (const stream of ['jar/a', 'jar/b', 'jar/c']) await house.dropInto(stream, 1);
    await house.follower(patient).catchUp();
    expect([await house.heard('patient'), await house.checkpoint('patient'), await house.parked('patient')]).toEqual([
      [1],
      1,
      [],
    ]);
    isBusy = false;
    await house.follower(patient).catchUp();
    expect(await house.heard('patient')).toEqual([1, 2, 3]);
  });
});
