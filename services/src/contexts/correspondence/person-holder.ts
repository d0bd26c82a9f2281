import { Injectable } from '@nestjs/common';
import type { PersonEntry } from '@northlight/contracts';
import pg from 'pg';
import { recordedActs } from '../../platform/audit/audit-log.js';
import { nameKey } from '../../platform/kernel/name-key.js';
import { RateLimiter } from '../../platform/limits/rate-limiter.js';
import { type Person, presentEmails, underAddress, valuesOf } from '../../platform/privacy/person.js';
import type { PersonHolder } from '../../platform/privacy/person-holder.js';
import { SealedHolder } from '../../platform/privacy/sealed-holder.js';
import { mailLimits } from './domain/letter-limits.js';
import { type Correspondent, Correspondents } from './persistence/correspondents.js';
import { Messages, type StoredMessage } from './persistence/messages.repository.js';
import { correspondencePersonalData } from './persistence/personal-data.js';
import { Subscribers } from './persistence/subscribers.repository.js';

const held = `
  with came as (select id as ref, created_at as at, user_id from correspondence.messages
    union all select ref, asked_at, null from correspondence.subscribers),
  under as (select ref, user_id from came join correspondence.persons p using (ref)
    ${underAddress({ hash: 'p.email_hash', since: 'came.at' })})`;

/** What another account wrote is told to that account alone, and forgotten by its address all the same. */
const refsToTell = `${held}
  select ref from under where user_id is null or $3::int is null
  union select id from correspondence.messages where user_id = $3`;
const refsToForget = `${held}
  select ref from under union select id from correspondence.messages where user_id = $3`;

/** What somebody wrote to us, and whether they get the newsletter. */
@Injectable()
export class CorrespondenceHolder extends SealedHolder<Correspondent> implements PersonHolder {
  readonly keeps = correspondencePersonalData;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly people: Correspondents,
    private readonly messages: Messages,
    private readonly subscribers: Subscribers,
    private readonly limiter: RateLimiter,
  ) {
    super(people);
  }

  async find(person: Person): Promise<PersonEntry[]> {
    const refs = await this.refsOf(person, refsToTell);
    const messages = await this.messagesOf(refs);
    const entries = await this.subscribers.withRefs(refs);
    return [
      ...messages.map(({ id, createdAt, status }) => ({
        ...{ kind: 'message' as const, id, at: createdAt.toISOString(), status: [status] },
      })),
      ...entries.map(({ number, askedAt, confirmedAt }) => ({
        ...{ kind: 'newsletter' as const, id: String(number), at: (confirmedAt ?? askedAt).toISOString() },
        status: [confirmedAt ? 'confirmed' : 'asked for'],
      })),
    ];
  }

  async tell(person: Person): Promise<Readonly<Record<string, unknown>>> {
    const refs = await this.refsOf(person, refsToTell);
    const messages = await this.messagesOf(refs);
    const ids = messages.map(({ id }) => id);
    const whose = presentEmails(person).map(nameKey);
    const limits = [mailLimits.acknowledgement, mailLimits.newsletter];
    return {
      messages: (await this.messages.views(messages)).map(({ createdAt, written, answer }) => ({
        createdAt,
        ...written,
        ...(answer && { answer }),
      })),
      newsletter: await this.newsletterOf(refs),
      tries: await this.limiter.standing(limits.flatMap((limit) => whose.map((one) => ({ limit, whose: one })))),
      onRecord: await recordedActs(this.pool, { kind: 'message', ids }, person.userId),
    };
  }

  async erase(person: Person, at: Date): Promise<number> {
    return this.people.erase({ refs: await this.refsOf(person, refsToForget) }, at);
  }

  private async refsOf(person: Person, sql: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ ref: string }>(sql, valuesOf(person));
    return rows.map(({ ref }) => ref);
  }

  private async messagesOf(refs: readonly string[]): Promise<StoredMessage[]> {
    return (await Promise.all(refs.map((ref) => this.messages.find(ref)))).filter((one) => one !== undefined);
  }

  private async newsletterOf(refs: readonly string[]): Promise<unknown[]> {
    const people = await this.people.readable(refs);
    return (await this.subscribers.withRefs(refs)).map(({ ref, askedAt, confirmedAt }) => ({
      ...{ email: people.get(ref)?.email, askedAt, confirmedAt },
    }));
  }
}
