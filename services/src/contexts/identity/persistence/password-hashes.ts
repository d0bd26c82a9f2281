import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../../platform/kernel/refusal.js';

/** argon2id with 19 MiB and two passes; 2 is argon2id in the library's own numbering, its default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes at once: each takes a core and 19 MiB, and others want to be served meanwhile (reliability.md row 54). */
const MAX_CONCURRENT = 2;
/** Hashes that may wait; about five seconds of work. */
const MAX_QUEUED = 250;

/** Turns passwords into argon2id hashes and checks them, never more than two at a time. */
@Injectable()
export class PasswordHashes {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  /** Compared with when there is no account, so that the answer takes as long as for one that exists. */
  private readonly nobody = hash(randomBytes(24).toString('hex'), cost);

  /** @throws {Refusal} UNAVAILABLE when too many are waiting */
  make(password: string): Promise<string> {
    return this.inTurn(() => hash(password, cost));
  }

  /** Whether `password` is the one behind `stored`; without a stored hash: false, after the same work. */
  async matches(password: string, stored: string | undefined): Promise<boolean> {
    const against = stored ?? (await this.nobody);
    const same = await this.inTurn(() => verify(against, password));
    return same && stored !== undefined;
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.waiting.length >= MAX_QUEUED) throw new Refusal('UNAVAILABLE', { retryAfter: 5 });
    if (this.running >= MAX_CONCURRENT) await new Promise<void>((go) => this.waiting.push(go));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
