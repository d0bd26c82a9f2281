import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { forgetPerson } from '../../../../../platform/privacy/testing/persons-of.js';
import { aMessage, type CorrespondenceHouse, correspondenceHouse, now } from '../../../testing/correspondence-house.js';

let house: CorrespondenceHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });

beforeAll(async () => {
  house = await correspondenceHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const minute = (nth: number) => new Date(now.getTime() + nth * 60_000);
const send = async (nth: number, input: object = {}): Promise<string> => {
  house.clock.set(minute(nth));
  return (await house.post('/api/contact', aMessage({ subject: `Subject ${nth}`, ...input }))).body.id;
};
const list = async (query = '') => (await house.get(`/api/admin/messages${query}`, desk)).body;
const answer = (id: string, headers = desk) => house.post(`/api/admin/messages/${id}/answered`, {}, headers);
const subjectsOf = ({ items }: { items: { written: { subject: string } }[] }) =>
  items.map(({ written }) => written.subject);

describe('those who answer messages', () => {
  it('see them, the newest first, page by page', async () => {
    for (let nth = 1; nth <= 5; nth++) await send(nth);
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    const third = await list(`?limit=2&cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap(subjectsOf)).toEqual([5, 4, 3, 2, 1].map((nth) => `Subject ${nth}`));
    expect(third.nextCursor).toBeNull();
  });

  it('see the whole of a message', async () => {
    const id = await send(1);
    expect((await list()).items).toEqual([
      {
        ...{ id, status: 'new', venueId: 1, createdAt: minute(1).toISOString() },
        ...{ answeredAt: null, answeredBy: null, answeredByName: null, answer: null, isErased: false },
        written: {
          ...{ name: 'Ann Lee', email: 'ann@example.com', phone: '+1 585 555 0100', subject: 'Subject 1' },
          message: 'I left a grey scarf in the gallery on Saturday.',
        },
      },
    ]);
  });

  it('mark one as answered; whoever did so first stays', async () => {
    const [one, other] = [await send(1), await send(2)];
    const { status, body } = await answer(one);
    expect([status, body.status, body.answeredBy, body.answeredByName]).toEqual([200, 'answered', 4, 'account 4']);
    house.clock.set(minute(9));
    const again = await answer(one, signedIn({ id: 5, roles: ['desk'] }));
    expect([again.body.answeredBy, again.body.answeredAt]).toEqual([4, minute(2).toISOString()]);
    expect((await list('?status=new')).items.map(({ id }: { id: string }) => id)).toEqual([other]);
    expect((await list('?status=answered')).items.map(({ id }: { id: string }) => id)).toEqual([one]);
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000'])('cannot answer %s', async (id) => {
    expect(await answer(id)).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
  });

  it.each(['?status=open', '?limit=0', '?cursor=%20'])('cannot ask for %s', async (query) => {
    expect((await house.get(`/api/admin/messages${query}`, desk)).status).toBe(400);
  });
});

describe('a search for a message', () => {
  const found = async (search: string, more = '') =>
    subjectsOf(await list(`?search=${encodeURIComponent(search)}${more}`));

  it('finds words of the name, the e-mail and the subject, however they are written', async () => {
    await send(1, { subject: 'A lost scarf', name: 'Ann Lee', email: 'ann@example.com' });
    await send(2, { subject: 'Birthday for ten', name: 'Zoë Brontë Lee', email: 'zoe@elsewhere.example' });
    expect(await found('LEE')).toEqual(['Birthday for ten', 'A lost scarf']);
    expect(await found('scarf lee')).toEqual(['A lost scarf']);
    expect(await found('bronte')).toEqual(['Birthday for ten']);
    expect(await found('scarf zoë')).toEqual([]);
    expect(await found('elsewhere')).toEqual(['Birthday for ten']);
    expect(await found('Zoe@Elsewhere.example')).toEqual(['Birthday for ten']);
    expect(await found('gallery')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('keeps to what it is asked for, page by page', async () => {
    for (let nth = 1; nth <= 3; nth++) await send(nth);
    await send(4, { subject: 'Something else' });
    const first = await list('?search=subject&limit=2');
    const second = await list(`?search=subject&limit=2&cursor=${first.nextCursor}`);
    expect([first, second].flatMap(subjectsOf)).toEqual(['Subject 3', 'Subject 2', 'Subject 1']);
    await answer(first.items[0].id);
    expect(await found('subject', '&status=new')).toEqual(['Subject 2', 'Subject 1']);
  });

  it('goes on behind the latest thousand', async () => {
    await send(1, { subject: 'A lost scarf' });
    await house.pool.query(
      `with people as (
         insert into correspondence.persons (ref, erased_at) select gen_random_uuid(), $1 from generate_series(1, 1100)
         returning ref
       ) insert into correspondence.messages (id, created_at) select ref, $1 from people`,
      [minute(2)],
    );
    expect(await found('scarf')).toEqual(['A lost scarf']);
  });

  it('tells nothing of whoever was forgotten', async () => {
    await send(1);
    await forgetPerson(house.app, 'ann@example.com', now);
    expect([await found('ann@example.com'), await found('subject')]).toEqual([[], []]);
  });
});

describe('the number of messages that wait', () => {
  const count = async () => (await house.get('/api/admin/messages/count', desk)).body;

  it('falls with every answer', async () => {
    const [one] = [await send(1), await send(2)];
    expect(await count()).toEqual({ new: 2 });
    await answer(one);
    expect(await count()).toEqual({ new: 1 });
  });
});

describe('everybody else', () => {
  it.each([
    ['nobody', {}, 401],
    ['a visitor with an account', signedIn(), 403],
    ['whoever looks after slots', signedIn({ roles: ['ops'] }), 403],
    ['an admin', signedIn({ isAdmin: true }), 200],
  ])('%s is answered as they may', async (_, headers, status) => {
    const id = await send(1);
    expect((await house.get('/api/admin/messages', headers)).status).toBe(status);
    expect((await answer(id, headers as typeof desk)).status).toBe(status);
  });
});
