import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { currentDoer, putOnRecord } from '../audit/note-change.js';
import { Clock } from '../kernel/clock.js';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import { rewriteSoon } from './erased-rows.queue.js';
import type { Person } from './person.js';
import { PersonCipher } from './person-cipher.js';
import { PersonHolders } from './person-holders.js';

/** Why somebody is forgotten, and how it was shown that they are who they say; nothing of whom. */
export interface AskedErasure {
  /** Who wants it. */
  readonly by: 'owner' | 'email' | 'account' | 'lostKey';
  readonly reason?: string | undefined;
  readonly shownBy?: string | undefined;
}

/** Forgets people, in every room. */
@Injectable()
export class Erasures {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly holders: PersonHolders,
    private readonly cipher: PersonCipher,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves a line, and puts on record, who asked and how many entries it were, and nothing of whom.
   * @returns how many there were @throws {PersonUnreadable} when, after all that could be found, others may be left
   */
  async erase(person: Person, asked: AskedErasure): Promise<number> {
    const erased = await this.holders.erase(person, this.clock.now());
    await this.note(asked, erased, person.userId);
    return erased;
  }

  /** Forgets all whose keys a lost key of the house wrapped. @throws {Refusal} PERSON_KEY_IN_USE */
  async giveUp(lostKey: string): Promise<number> {
    if (this.cipher.knownKeys.includes(lostKey)) throw new Refusal('PERSON_KEY_IN_USE', { key: lostKey });
    const erased = await this.holders.giveUp(lostKey, this.clock.now());
    await this.note({ by: 'lostKey' }, erased);
    return erased;
  }

  /** Of an account that is gone no name may come back by what its owner did last. */
  private async note(asked: AskedErasure, erased: number, goneId?: number): Promise<void> {
    const how = { ...asked, erased };
    logger.info(how, erased > 0 ? 'A person was erased' : 'Nobody was there to be erased');
    const subject = { kind: 'person', id: 'forgotten' };
    const change = { room: 'booking', what: 'person erased', at: this.clock.now(), subject, new: how } as const;
    const doer = currentDoer();
    await putOnRecord(this.pool, change, doer.id === goneId ? { ...doer, name: null } : doer);
    await rewriteSoon(this.pool, this.clock.now());
  }
}
