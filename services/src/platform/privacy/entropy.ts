import { randomBytes } from 'node:crypto';

const POOL_BYTES = 4_096;

/** Random bytes of the system, fetched in bulk: to ask for a few costs as much as to encrypt with them. */
export class Entropy {
  private bytes = Buffer.alloc(0);
  private used = 0;

  /** Fresh bytes that nobody else has got or will get. @param count at most 4,096 */
  take(count: number): Buffer {
    if (this.used + count > this.bytes.length) {
      this.bytes = randomBytes(POOL_BYTES);
      this.used = 0;
    }
    this.used += count;
    return this.bytes.subarray(this.used - count, this.used);
  }
}
