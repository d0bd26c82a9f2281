import { randomUUID } from 'node:crypto';
import { type KeyedHash, keyedHash } from '../privacy/keyed-hash.js';

/** Of a UUID "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx" all but its last group; that one is made from the others. */
const headLength = 24;
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/**
 * Ids of requests, which logs and events keep for good: UUIDs that only the processes of this site make. What a visitor
 * sends as one, through whatever proxy, is known not to be ours.
 */
export class RequestIds {
  private readonly hash: KeyedHash;

  /** @param secret the same in every process */
  constructor(secret: string) {
    this.hash = keyedHash(secret);
  }

  make(): string {
    const head = randomUUID().slice(0, headLength);
    return head + this.endOf(head);
  }

  isOurs(id: unknown): id is string {
    if (typeof id !== 'string' || !uuid.test(id)) return false;
    return id.endsWith(this.endOf(id.slice(0, headLength)));
  }

  private endOf(head: string): string {
    return this.hash.of(`request ${head}`, 'hex').slice(0, 12);
  }
}
