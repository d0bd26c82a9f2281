import { Injectable } from '@nestjs/common';
import type { ForgottenAnywhere, PersonHolder, RotationReport } from '../../../platform/privacy/person-holders.js';
import { Correspondents } from './correspondents.js';
import { Messages } from './messages.repository.js';
import { Subscribers } from './subscribers.repository.js';

/** What this room keeps of persons, for whoever looks for them or forgets them (docs/how-to/erase-a-person.md). */
@Injectable()
export class CorrespondenceHolder implements PersonHolder {
  constructor(
    private readonly people: Correspondents,
    private readonly messages: Messages,
    private readonly subscribers: Subscribers,
  ) {}

  async find(email: string): Promise<string[]> {
    const refs = await this.people.refsOf(email);
    const messages = await Promise.all(refs.map((ref) => this.messages.find(ref)));
    const entries = await this.subscribers.withEmail(email);
    return [
      ...messages.flatMap((one) => (one ? `message ${one.id}  ${dayOf(one.createdAt)}  ${one.status}` : [])),
      ...entries.map(
        ({ askedAt, confirmedAt }) =>
          `newsletter  ${confirmedAt ? `since ${dayOf(confirmedAt)}` : `asked for ${dayOf(askedAt)}`}`,
      ),
    ];
  }

  erase(whom: ForgottenAnywhere, at: Date): Promise<number> {
    return this.people.erase(whom, at);
  }

  rewrap(): Promise<RotationReport> {
    return this.people.rewrap();
  }

  unreadable(): Promise<string | undefined> {
    return this.people.unreadable();
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
