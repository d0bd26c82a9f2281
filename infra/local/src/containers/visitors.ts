import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PlainError } from '../processes/plain-error.js';
import type { ComposeSite } from './compose-site.js';

/** Where docker-compose.yml has the site. */
export const SITE = 'http://localhost:8080';
const TRIES = 60;

/** Somebody's booking that the site has acknowledged. */
export interface Acknowledged {
  readonly id: string;
  readonly email: string;
}

/** Books one ticket through nginx. @throws {PlainError} where nobody answers for a minute, or it is refused */
export async function book(site: ComposeSite, email: string): Promise<Acknowledged> {
  const [row = ''] = await site.rows(
    `select venue_id, experience_id, date::text, time from booking.slots
      where date > current_date + 10 and booked_count < capacity / 2 and not closed order by random() limit 1`,
  );
  const [venueId, experienceId, date, time] = row.split('|');
  const visit = { venueId: Number(venueId), experienceId: Number(experienceId), date, time };
  const body = { ...visit, numberOfTickets: 1, ticketType: 'standard', customerName: 'Ann Lee', customerEmail: email };
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  for (let nth = 0; nth < TRIES; nth++, await pause(1_000)) {
    const answer = await fetch(`${SITE}/api/bookings`, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
      () => undefined,
    );
    if (!answer || answer.status >= 500) continue;
    const text = await answer.text();
    if (answer.status !== 201) throw new PlainError(`A booking is answered with ${answer.status}: ${text}`);
    return { id: (JSON.parse(text) as { id: string }).id, email };
  }
  throw new PlainError('Nobody could book for a minute');
}

/** A page with the scripts of the shell, each front's page, a picture that comes from the bucket, and the API. @throws {PlainError} naming what is not there */
export async function visit(): Promise<void> {
  const home = await text('/');
  const script = /\/r\/shell\/[0-9a-f]+\/[\w.-]+\.js/.exec(home)?.[0];
  const picture = /\/media\/art\/[\w./-]+\.jpg/.exec(home)?.[0];
  if (!script || !picture)
    throw new PlainError(`The first page has no ${script ? 'picture' : 'shell'}:\n${home.slice(0, 500)}`);
  for (const path of [script, picture, '/api/experiences', '/experiences', '/franchise', '/booking', '/admin'])
    await text(path);
}

async function text(path: string): Promise<string> {
  const answer = await fetch(SITE + path);
  if (answer.status !== 200) throw new PlainError(`${path} is answered with ${answer.status}`);
  return answer.text();
}
