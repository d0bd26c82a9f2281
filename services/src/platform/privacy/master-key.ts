import { hkdfSync } from 'node:crypto';
import { KeyedHash } from '../kernel/keyed-hash.js';

/** Half of an HMAC-SHA256: nobody finds two texts with the same 128 bits, and the index stays small. */
const hashBytes = 16;

/** What is derived from one PERSON_KEY: keys for each use, and a name to know them by that gives nothing away. */
export class MasterKey {
  readonly name: string;
  /** Wraps the keys of persons. */
  readonly wrapping: Buffer;
  private readonly hashing: KeyedHash;

  /** @param secret the setting, 32 characters of chance or more */
  constructor(secret: string) {
    const derive = (use: string, bytes: number) =>
      Buffer.from(hkdfSync('sha256', secret, '', `northlight/person/v1/${use}`, bytes));
    this.name = derive('name', 4).toString('hex');
    this.wrapping = derive('wrapping', 32);
    this.hashing = new KeyedHash(derive('hashing', 32));
  }

  /** Finds the same text again without telling it: who does not have the key cannot try texts out. */
  hash(text: string): Buffer {
    return Buffer.from(this.hashing.of(text, 'binary').slice(0, hashBytes), 'binary');
  }
}
