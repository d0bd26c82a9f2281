import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { noteChange } from '../audit/note-change.js';
import { Clock } from '../kernel/clock.js';
import { Refusal } from '../kernel/refusal.js';
import { logger } from '../observability/logger.js';
import { rewriteSoon } from './erased-rows.queue.js';
import { type Erasure, ErasureLog, type ErasureRequest } from './erasure-log.js';
import type { Person } from './person.js';
import { PersonCipher, PersonUnreadable } from './person-cipher.js';
import { PersonHolders } from './person-holders.js';

/** Milliseconds after which whoever began an erasing is taken to have died. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/** What could be found is forgotten; others may be left that no key at hand finds, and the account is. It is tried again. */
class ErasureUnfinished extends Refusal {
  constructor({ cause }: PersonUnreadable) {
    super('ERASURE_UNFINISHED');
    this.cause = cause;
  }
}

/** Forgets people, in every room: it is written down first, so that it is finished also by a process that comes later. */
@Injectable()
export class Erasures {
  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly pool: pg.Pool,
    private readonly holders: PersonHolders,
    private readonly log: ErasureLog,
    private readonly cipher: PersonCipher,
    private readonly clock: Clock,
  ) {}

  /**
   * Leaves a line, and puts on record, who asked and how many entries it were, and nothing of whom.
   * @param id of an erasing that is done again @returns how many there were @throws {Refusal} LAST_ADMIN
   * @throws {Refusal} ERASURE_UNFINISHED when, after all that could be found, others may be left: it is tried again
   */
  async erase(person: Person, request: ErasureRequest, id: string = randomUUID()): Promise<number> {
    await this.log.begin({ id, person }, request, this.clock.now());
    return this.run({ id, person }, request);
  }

  /** Finishes what others began and died of. @returns how many erasings were finished */
  async finishBegun(): Promise<number> {
    const begun = await this.log.begun(new Date(this.clock.now().getTime() - ABANDONED_AFTER_MS));
    let finished = 0;
    for (const erasure of begun) if (await this.isFinished(erasure)) finished++;
    return finished;
  }

  /** Forgets all whose keys a lost key of the house wrapped. @throws {Refusal} PERSON_KEY_IN_USE */
  async giveUp(lostKey: string): Promise<number> {
    if (this.cipher.knownKeys.includes(lostKey)) throw new Refusal('PERSON_KEY_IN_USE', { key: lostKey });
    const at = this.clock.now();
    const erased = await this.holders.giveUp(lostKey, at);
    const how = { by: 'lostKey', erased };
    logger.info(how, 'Persons were erased whose keys are lost');
    const subject = { kind: 'person', id: 'forgotten' };
    await noteChange(this.pool, { room: 'booking', what: 'person erased', at, subject, new: how });
    await rewriteSoon(this.pool, at);
    return erased;
  }

  private async run({ id, person }: Erasure, request?: ErasureRequest): Promise<number> {
    const at = this.clock.now();
    try {
      await this.holders.erase(person, { at, onErased: (erased) => this.log.count(id, erased) });
    } catch (error) {
      if (error instanceof PersonUnreadable) throw new ErasureUnfinished(error);
      if (error instanceof Refusal) await this.log.refuse(id, error.code);
      throw error;
    }
    const erased = (await this.log.finish(id, at, request?.by === 'restore')) ?? 0;
    logger.info(
      { ...request, erasure: id, erased },
      erased > 0 ? 'A person was erased' : 'Nobody was there to be erased',
    );
    return erased;
  }

  /** One that cannot be finished keeps no other waiting. */
  private async isFinished(erasure: Erasure): Promise<boolean> {
    return this.run(erasure).then(
      () => true,
      (error: unknown) => {
        logger.warn({ err: error, erasure: erasure.id }, 'A person could not be erased yet, and will be tried again');
        return false;
      },
    );
  }
}
