import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { sentInquiryOf } from '@northlight/contracts';
import pg from 'pg';
import { aPdf } from '../../src/contexts/franchise/testing/documents.js';
import { aPreApplication, someDetails } from '../../src/contexts/franchise/testing/franchise-house.js';
import { type AccountLink, Links } from '../../src/contexts/identity/persistence/links.repository.js';
import { answerMessage, leaveReview } from './marked-answers.js';
import { controlMarks, guestMarks, nextHolderMark, ownerMarks } from './marks.js';

const password = 'Lantern77';
const json = { 'Content-Type': 'application/json' };
const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
const visit = { venueId: 1, experienceId: 1, date: day, time: '14:30' };
const slotId = `1-1-${day}-1430`;

/** Who asks, with headers of their own. */
interface RequestHeaders {
  readonly cookie: string;
  readonly 'X-Request-Id'?: string;
}

/** What the answers of this story say, as far as it goes on with them. */
interface MarkedThings {
  readonly id: number;
  readonly reference: string;
  readonly accessCode: string;
  readonly cookies: readonly string[];
}

/** People who write a mark into every place that takes their words, over HTTP. */
export class MarkedPeople {
  private cookie = '';

  constructor(
    private readonly app: NestExpressApplication,
    private readonly url: string,
    private readonly admin: string,
  ) {}

  private get pool(): pg.Pool {
    return this.app.get(pg.Pool, { strict: false });
  }

  /** @throws when it is refused @returns what is answered */
  private async ask(line: string, as: string | RequestHeaders, body?: object): Promise<MarkedThings> {
    const { cookie, ...headers } = typeof as === 'string' ? { cookie: as } : as;
    const [method = '', path = ''] = line.split(' ');
    const isForm = body instanceof FormData;
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: { ...(isForm || !body ? {} : json), Cookie: cookie, 'Idempotency-Key': randomUUID(), ...headers },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${line}: ${answer.status} ${text}`);
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    return { ...(text ? JSON.parse(text) : {}), cookies };
  }

  /** A day on which everything is open, with a slot of the size of what is booked here. */
  async openDay(): Promise<void> {
    const open = { venueId: 1, experienceId: 1, from: day, to: day };
    await this.ask('POST /api/admin/availability/open', this.admin, open);
  }

  private book = (as: string | RequestHeaders, customerName: string, customerEmail: string) => {
    const body = { ...visit, numberOfTickets: 1, ticketType: 'standard', customerName, customerEmail };
    return this.ask('POST /api/bookings', as, body);
  };

  private order = (cookie: string, customerName: string, customerEmail: string) =>
    this.ask('POST /api/orders', cookie, {
      ...{ customerName, customerEmail, bookings: [], products: [{ productId: 7, quantity: 1 }] },
    });

  private write = (email: string, message: string) =>
    this.ask('POST /api/contact', '', {
      name: 'Somebody',
      email,
      subject: 'A lost scarf',
      message: `${message} scarf`,
    });

  private wait = (cookie: string, customerName: string, customerEmail: string) =>
    this.ask('POST /api/waitlist', cookie, { ...visit, party: 1, customerName, customerEmail });

  private give = (recipientName: string, recipientEmail: string, message: string) =>
    this.ask('POST /api/admin/vouchers', this.admin, { amount: 50, recipientName, recipientEmail, message });

  /** Proves the latest address that the account was sent a mail to. */
  private async prove(): Promise<void> {
    const { rows } = await this.pool.query<AccountLink>(
      `select id, purpose, token_hash as "tokenHash" from identity.links where purpose = 'verify-email' order by nr desc limit 1`,
    );
    const token = this.app.get(Links, { strict: false }).tokenOf(rows[0] as AccountLink);
    await this.ask('POST /api/auth/verify-email', this.cookie, { token });
  }

  /** An account that has proven two addresses, one after the other. */
  async signUp(): Promise<void> {
    const { username, 'e-mail': email, 'former e-mail': former } = ownerMarks;
    await this.ask('POST /api/auth/register', '', { username, email: former, password });
    const { cookies } = await this.ask('POST /api/auth/login', '', { username, password });
    this.cookie = cookies.at(-1) ?? '';
    await this.prove();
    await this.write(former, ownerMarks['message under the former e-mail']);
    await this.ask('POST /api/auth/email', this.cookie, { email, currentPassword: password });
    await this.prove();
    await this.write(former, nextHolderMark);
    const names = { firstName: ownerMarks['first name'], lastName: ownerMarks['last name'] };
    await this.ask('PATCH /api/auth/me', this.cookie, names);
  }

  /** Leaves a mark of theirs with every room. */
  async leaveMarks(): Promise<void> {
    const email = ownerMarks['e-mail'];
    const { id, reference } = await this.book(this.cookie, ownerMarks['booking of the account'], email);
    await this.book('', ownerMarks['booking of a guest with the e-mail'], email);
    await this.ask(`POST /api/admin/bookings/${reference}/notes`, this.admin, {
      text: ownerMarks['note on a booking'],
    });
    await leaveReview({ id, reference }, (...call) => this.ask(...call), { owner: this.cookie, admin: this.admin });
    await this.order(this.cookie, ownerMarks['order of the account'], email);
    await this.order('', ownerMarks['order of a guest with the e-mail'], email);
    const line = { lineId: 'one', id: 1, type: 'experience', quantity: 1, price: 1, imageUrl: '/a.avif' };
    const lines = [{ ...line, name: ownerMarks['line of the cart'] }];
    await this.ask('PUT /api/cart', this.cookie, { version: 0, lines });
    await this.write(email, ownerMarks.message);
    await answerMessage((...call) => this.ask(...call), this.admin);
    await this.ask('POST /api/newsletter', '', { email });
    await this.give(ownerMarks['recipient of a voucher'], email, ownerMarks['message of a voucher']);
    await this.apply(email);
  }

  /** Somebody else leaves the same, and asks for nothing. */
  async leaveMarksOfControl(): Promise<void> {
    const email = controlMarks['e-mail'];
    await this.book('', controlMarks.booking, email);
    await this.order('', controlMarks.order, email);
    await this.write(email, controlMarks.message);
    await this.give(controlMarks['recipient of a voucher'], email, 'A present');
  }

  /** The guest leaves the same, and the slot is full for all. */
  async leaveMarksOfGuest(): Promise<void> {
    const email = guestMarks['e-mail of a guest'];
    const guest = { cookie: '', 'X-Request-Id': guestMarks['id of a request'] };
    await this.book(guest, guestMarks['booking of a guest'], email);
    await this.order('', guestMarks['order of a guest'], email);
    await this.write(email, guestMarks['message of a guest']);
    await this.give(guestMarks['voucher for a guest'], email, 'A present');
    const setup = { username: guestMarks['refused setup'], email: 'x@example.com', password, isAdmin: true };
    await expect(this.ask('POST /api/auth/register', '', setup)).rejects.toThrow('SETUP');
    await this.ask(`POST /api/admin/availability/slots/${slotId}/resize`, this.admin, { capacity: 4 });
    await this.wait(this.cookie, ownerMarks['waitlist place'], ownerMarks['e-mail']);
    await this.wait('', guestMarks['waitlist place of a guest'], email);
    await this.wait('', controlMarks['waitlist place'], controlMarks['e-mail']);
  }

  private async apply(email: string): Promise<void> {
    const inquiry = sentInquiryOf(aPreApplication({ email, message: ownerMarks['franchise inquiry'] }));
    const { id } = await this.ask('POST /api/franchise-inquiries', this.cookie, inquiry);
    const path = `/api/admin/franchise-inquiries/${id}`;
    await this.ask(`PATCH ${path}/status`, this.admin, {
      status: 'qualified',
      note: ownerMarks['note on the inquiry'],
    });
    const { accessCode } = await this.ask(`POST ${path}/generate-access`, this.admin, {});
    const { cookies } = await this.ask('POST /api/franchise/validate-access', this.cookie, {
      inquiryId: id,
      accessCode,
    });
    const candidate = [this.cookie, ...cookies].join('; ');
    const details = someDetails(id, { additionalNotes: ownerMarks['details of the candidate'] });
    await this.ask('POST /api/franchise/candidate-details', candidate, details);
    const form = new FormData();
    const pdf = new Blob([new Uint8Array(aPdf())], { type: 'application/pdf' });
    form.append('file', pdf, `${ownerMarks['file of the candidate']}.pdf`);
    await this.ask(`POST /api/franchise/candidate-files/resume?inquiryId=${id}`, candidate, form);
  }

  /** All that the owner takes along. */
  takeAlong = async (): Promise<string> => JSON.stringify(await this.ask('GET /api/auth/export', this.cookie));

  leave = () =>
    this.ask('DELETE /api/auth/me', this.cookie, { currentPassword: password, username: ownerMarks.username });

  private asGuest = {
    whom: guestMarks['e-mail of a guest'],
    ...{ reason: 'the person asks', shownBy: 'mail at the address' },
  };

  /** All that is kept of the guest, as an admin answers who asks for it. */
  tellGuest = async (): Promise<string> =>
    JSON.stringify(await this.ask('POST /api/admin/persons/export', this.admin, this.asGuest));

  forgetGuest = () => this.ask('DELETE /api/admin/persons', this.admin, this.asGuest);
}
