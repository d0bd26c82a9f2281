import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type CorrespondenceHouse,
  correspondenceHouse,
  now,
} from '../../contexts/correspondence/testing/correspondence-house.js';
import { loadLetters } from './load-letters.js';

let house: CorrespondenceHouse;
beforeAll(async () => {
  house = await correspondenceHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

describe('the demo letters', () => {
  const load = () => loadLetters(house.app, house.clock);

  it('are nine messages, two of them unanswered, and twelve addresses, three of them unconfirmed', async () => {
    expect(await load()).toEqual({ messages: 9, subscribers: 12 });
    expect(house.clock.now()).toEqual(now);
    const { rows } = await house.pool.query(
      `select (select count(*)::int from correspondence.messages where status = 'new') as unanswered,
         (select count(*)::int from correspondence.subscribers where confirmed_at is null) as unconfirmed`,
    );
    expect(rows).toEqual([{ unanswered: 2, unconfirmed: 3 }]);
  });

  it('mail nobody, and come once', async () => {
    await load();
    expect(await load()).toEqual({ messages: 0, subscribers: 0 });
    expect(await house.jobs()).toEqual([]);
  });

  it('have links to others that lead nowhere, and leave alone what was edited', async () => {
    await load();
    const social = async () => (await house.get('/api/content/social')).body;
    expect(JSON.stringify((await social()).blocks)).toContain('https://example.com/');
    await load();
    expect((await social()).version).toBe(2);
  });
});
