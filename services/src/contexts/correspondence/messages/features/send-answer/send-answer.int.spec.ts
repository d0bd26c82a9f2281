import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { signedIn } from '../../../../../platform/http/testing/room-app.js';
import { PersonHolders } from '../../../../../platform/privacy/person-holders.js';
import { forgetPerson, personOf } from '../../../../../platform/privacy/testing/persons-of.js';
import { Correspondence } from '../../../domain/correspondence.js';
import { aMessage, type CorrespondenceHouse, correspondenceHouse, now } from '../../../testing/correspondence-house.js';

let house: CorrespondenceHouse;
const desk = signedIn({ id: 4, roles: ['desk'] });
const colleague = signedIn({ id: 5, roles: ['desk'] });

beforeAll(async () => {
  house = await correspondenceHouse();
});
afterAll(() => house.close());
beforeEach(() => house.clear());

const write = async (answered: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  (await house.post('/api/contact', aMessage(answered))).body.id;
const send = (id: string, answer: unknown, headers: object = {}) =>
  house.post(`/api/admin/messages/${id}/answer`, { answer }, { ...desk, ...headers });
const shown = async () => (await house.get('/api/admin/messages', desk)).body.items[0];
const mailed = async () => (await house.jobs()).filter(({ kind }) => kind === 'contact-answer');
const forget = () => forgetPerson(house.app, 'ann@example.com', now);
const answer = 'It is at the desk.\nAsk for Maya.';

describe('an answer', () => {
  it('is kept with its message, marks it as answered, and is mailed', async () => {
    const id = await write();
    const { status, body } = await send(id, ` ${answer} `);
    expect([status, body]).toEqual([200, { id, answeredAt: now.toISOString() }]);
    expect(await shown()).toMatchObject({
      ...{ status: 'answered', answeredBy: 4, answeredByName: 'account 4', answer },
      written: { name: 'Ann Lee', subject: 'A lost scarf' },
    });
    expect(await mailed()).toEqual([{ kind: 'contact-answer', payload: { messageId: id } }]);
    expect(await house.app.get(Correspondence, { strict: false }).message(id)).toMatchObject({ answer });
  });

  it('stands nowhere in words that can be read', async () => {
    await send(await write(), answer, { 'Idempotency-Key': 'one-answer-of-ours' });
    const { rows } = await house.pool.query(
      `select row_to_json(r)::text as text from log.requests r
       union all select row_to_json(j)::text from log.outbox j union all select row_to_json(a)::text from log.audit a
       union all select encode(sealed, 'escape') from correspondence.persons`,
    );
    expect(rows.map(({ text }) => text).filter((text) => /desk\.|Maya|ann@/.test(text))).toEqual([]);
  });

  it('is said once, also when it is pressed twice', async () => {
    const id = await write();
    const headers = { 'Idempotency-Key': 'one-answer-of-ours' };
    const answers = await Promise.all([1, 2, 3].map(() => send(id, answer, headers)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await mailed()).toHaveLength(1);
    expect(await send(id, 'Something else.', headers)).toMatchObject({ status: 422 });
  });

  it('is on record, without its words', async () => {
    const id = await write();
    await send(id, answer);
    const { rows } = await house.pool.query('select who, what, new from log.audit where subject_id = $1', [id]);
    expect(rows).toEqual([{ who: 'account 4', what: 'answered', new: { status: 'answered', mailed: true } }]);
  });

  it.each([
    ['', 'Please write an answer'],
    [' \n ', 'Please write an answer'],
    [7, 'Please write an answer'],
  ])('is refused at its field: %p', async (answered, message) => {
    const { status, body } = await send(await write(), answered);
    expect([status, body.errors]).toEqual([400, [{ field: 'answer', message }]]);
    expect(await shown()).toMatchObject({ status: 'new', answer: null });
  });

  it.each(['x', '00000000-0000-4000-8000-000000000000'])('needs a message: %s', async (id) => {
    expect(await send(id, answer)).toMatchObject({ status: 404, body: { code: 'MESSAGE_NOT_FOUND' } });
  });
});

describe('two colleagues who answer at once', () => {
  it('one does; the other is told, and nothing of theirs is sent', async () => {
    const id = await write();
    const [one, other] = await Promise.all([send(id, 'From one.'), send(id, 'From the other.', colleague)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expect([one, other].find(({ status }) => status === 409)?.body.code).toBe('MESSAGE_ANSWERED');
    expect((await shown()).answer).toBe(one.status === 200 ? 'From one.' : 'From the other.');
    expect(await mailed()).toHaveLength(1);
  });

  it('and an answer comes too late where somebody has called', async () => {
    const id = await write();
    await house.post(`/api/admin/messages/${id}/answered`, {}, colleague);
    expect(await send(id, answer)).toMatchObject({ status: 409, body: { code: 'MESSAGE_ANSWERED' } });
    expect(await shown()).toMatchObject({ answeredBy: 5, answer: null });
    expect(await mailed()).toEqual([]);
  });
});

describe('whoever asks to be forgotten', () => {
  it('is answered no more, and takes the answer along', async () => {
    const [id] = [await write(), await write({ email: 'bob@example.com' })];
    await forget();
    expect(await send(id, answer)).toMatchObject({ status: 409, body: { code: 'MESSAGE_ERASED' } });
    expect(await mailed()).toEqual([]);
  });

  it('leaves nothing of what was answered', async () => {
    const id = await write();
    await send(id, answer);
    await forget();
    expect(await shown()).toMatchObject({ isErased: true, written: null, answer: null, answeredBy: 4 });
    expect(await house.app.get(Correspondence, { strict: false }).message(id)).toBeUndefined();
  });

  it('had it among what is kept of them', async () => {
    await send(await write(), answer);
    const { messages } = await house.app
      .get(PersonHolders, { strict: false })
      .tell(personOf(house.app, 'ann@example.com', 7));
    expect(messages).toMatchObject([{ subject: 'A lost scarf', answer }]);
  });
});
