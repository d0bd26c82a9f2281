import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Correspondence } from '../src/contexts/correspondence/index.js';
import { AccountNews, EmailVerified } from '../src/contexts/identity/index.js';
import { MailProcessor } from '../src/contexts/notifications/jobs/mail.processor.js';
import { LettersHouse } from './letters-house.js';
import { until } from './until.js';

const house = new LettersHouse();
const { ask, write, names, mail, settled } = house;
beforeAll(() => house.start(), 60_000);
afterAll(() => house.stop());

describe('a message to the house', () => {
  it('comes to support, who may simply answer it, and is acknowledged', async () => {
    const id = await write('ann@example.com');
    const toSupport = await mail(`contact-message-${id}.eml`);
    expect(toSupport).toMatch(/^To: Northlight Immersive support <help@northlight.example>/m);
    expect(toSupport).toMatch(/^Reply-To: ann@example.com/m);
    expect(toSupport).toContain('About: Rochester Flagship');
    expect(toSupport).toContain('> A grey scarf, in the gallery.');
    const toAnn = await mail(`contact-acknowledgement-${id}.eml`);
    expect(toAnn).toMatch(/^To: Ann Lee <ann@example.com>/m);
    expect(toAnn).toMatch(/^Reply-To: help@northlight.example/m);
    expect(toAnn).toMatch(/^Auto-Submitted: auto-replied/m);
  });

  it('is answered by mail, and the next word goes to support', async () => {
    const id = await write('asks@example.com');
    const answered = { answer: 'Dear Ann,\n\nit is at the desk.' };
    expect((await ask(`POST /api/admin/messages/${id}/answer`, answered, { cookie: house.cookie })).status).toBe(200);
    const answer = await mail(`contact-answer-${id}.eml`);
    expect(answer).toMatch(/^Subject: Re: A lost scarf/m);
    expect(answer).toMatch(/^To: Ann Lee <asks@example.com>/m);
    expect(answer).toMatch(/^Reply-To: help@northlight.example/m);
    expect(answer).toContain('it is at the desk.');
    expect(answer).toContain('> A grey scarf, in the gallery.');
  });

  it('is mailed once, though its job runs twice', async () => {
    const id = await write('twice@example.com');
    const name = `contact-message-${id}.eml`;
    await mail(name);
    await settled();
    await rm(join(house.folder, 'mail', name));
    const { rows } = await house.pool.query(
      "select ledger, position, kind, payload from log.outbox where kind = 'contact-message' and payload->>'messageId' = $1",
      [id],
    );
    const { payload, ...outbox } = rows[0];
    const job = { id: 'again', name: 'contact-message', data: { outbox, payload } };
    await house.worker?.get(MailProcessor, { strict: false }).process(job as never);
    expect(await names()).not.toContain(name);
  });
});

describe('the newsletter', () => {
  const newest = async (kind: string) => {
    const found = async () =>
      (await names())
        .filter((name) => name.startsWith(kind))
        .sort()
        .at(-1);
    await until(async () => (await found()) !== undefined);
    return mail((await found()) ?? '');
  };

  it('begins with a mail that only asks, and ends with one POST of the mail program', async () => {
    expect((await ask('POST /api/newsletter', { email: 'reader@example.com' })).status).toBe(202);
    const asking = await newest('newsletter-asked-');
    expect(asking).not.toMatch(/^List-Unsubscribe/m);
    const [, confirm] = /newsletter\/confirm#([\w.-]+)/.exec(asking) ?? [];
    expect((await ask('POST /api/newsletter/confirm', { link: confirm })).status).toBe(200);

    const welcome = await newest('newsletter-welcome-');
    expect(welcome).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const [, path = ''] = /^List-Unsubscribe:\s*<http:\/\/[^/]+([^>]+)>/m.exec(welcome) ?? [];
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' };
    expect((await fetch(`${await house.api.getUrl()}${path}`, init)).status).toBe(200);
    expect((await ask('POST /api/newsletter/confirm', { link: confirm })).status).toBe(404);
  });
});

describe('a venue that opens', () => {
  const onTheList = async (email: string) => {
    await ask('POST /api/newsletter', { email });
    const { rows } = await house.pool.query(
      "select payload->>'ref' as ref from log.outbox where kind = 'newsletter-asked' order by position desc",
    );
    const links = await house.api.get(Correspondence, { strict: false }).subscriber(rows[0].ref);
    await ask('POST /api/newsletter/confirm', { link: links?.confirmLink });
    return { ...links, ref: rows[0].ref as string };
  };
  const turn = async (venueId: number, status: string) => {
    const path = `/api/admin/venues/${venueId}`;
    const response = await fetch(`${await house.api.getUrl()}${path}`, { headers: { cookie: house.cookie } });
    const venue = (await response.json()) as object;
    const year = { openedYear: status === 'open' ? 2026 : null, estimatedOpeningYear: status === 'open' ? null : 2027 };
    expect((await ask(`PUT ${path}`, { ...venue, ...year, status }, { cookie: house.cookie })).status).toBe(200);
  };
  /** What the worker does when the time to take it back is over. */
  const tell = async () => {
    const { rows } = await house.pool.query(
      "select ledger, position, kind, payload from log.outbox where kind = 'venue-opened' order by position desc",
    );
    const { payload, ...outbox } = rows[0];
    const job = { id: 'opened', name: 'venue-opened', data: { outbox, payload } };
    await house.worker?.get(MailProcessor, { strict: false }).process(job as never);
    await settled();
  };
  const mailsSent = async () => (await names()).filter((name) => name.startsWith('newsletter-venue-'));

  it('is told to those on the list, and to nobody who only asked or who has left', async () => {
    const reader = await onTheList('opening@example.com');
    await ask('POST /api/newsletter', { email: 'only-asked@example.com' });
    const gone = await onTheList('gone-again@example.com');
    await ask('POST /api/newsletter/unsubscribe', { link: gone.leaveLink });
    await turn(2, 'open');
    await tell();
    expect(await mailsSent()).toEqual([`newsletter-venue-2-${reader.ref}.eml`]);
    const news = await mail(`newsletter-venue-2-${reader.ref}.eml`);
    expect(news).toMatch(/^Subject: Boston is open/m);
    expect(news).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    expect(news).toContain('/venue/boston');
  });

  it('is told to nobody where it was a mistake', async () => {
    const before = await mailsSent();
    await turn(3, 'open');
    await turn(3, 'planned');
    await tell();
    expect(await mailsSent()).toEqual(before);
  });
});

describe('somebody who registers', () => {
  it('is mailed a link, and what they prove with it is told to the rooms that asked, with nothing personal on the way', async () => {
    const heard: EmailVerified[] = [];
    house.worker?.get(AccountNews, { strict: false }).onEmailVerified(async (news) => heard.push(news));
    const account = { username: 'lena', email: 'lena@example.com', password: 'Lantern77' };
    const { id } = (await ask('POST /api/auth/register', account)).body;
    const { rows } = await house.pool.query(
      'select l.id, o.payload from identity.links l, log.outbox o order by o.position desc',
    );
    expect(JSON.stringify(rows)).not.toContain('lena');
    const asking = await mail(`email-verification-${rows[0].id}.eml`);
    expect(asking).toContain('The account "lena" was created with this email address.');
    const [, token] = /verify-email#([\w-]+)/.exec(asking) ?? [];
    const proof = { token, currentPassword: account.password };
    expect((await ask('POST /api/auth/verify-email', proof)).status).toBe(200);
    await until(async () => heard.length > 0);
    expect(heard).toEqual([new EmailVerified(Number(id), 'lena@example.com')]);
  });
});

describe('a message whose writer was forgotten', () => {
  it('is mailed to nobody', async () => {
    await house.worker?.close();
    house.worker = undefined;
    const id = await write('gone@example.com');
    const erased = await ask(
      'DELETE /api/admin/persons',
      { whom: 'GONE@example.com', reason: 'the person asks', shownBy: 'letter' },
      { cookie: house.cookie },
    );
    expect(erased.body).toEqual({ erased: 1, hadAccount: false });
    await house.startWorker();
    await settled();
    expect((await names()).filter((name) => name.includes(id))).toEqual([]);
  });
});
