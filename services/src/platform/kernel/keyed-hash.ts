import { type BinaryToTextEncoding, createHash, createHmac, hash } from 'node:crypto';

const algorithm = 'sha256';
const blockBytes = 64;
const hashBytes = 32;
/** Texts that may take more bytes are rare (a whole gallery): they are hashed as the library does it. */
const roomForText = 4_096;

/**
 * HMAC-SHA256 (RFC 2104) of many short texts under one key, by the library's hash in one piece: what `createHmac` makes
 * and lets go for each text costs twice as much as hashing it, and the collector comes on top (docs/adr/0038).
 */
export class KeyedHash {
  private readonly inner = Buffer.alloc(blockBytes + roomForText);
  private readonly outer = Buffer.alloc(blockBytes + hashBytes);

  constructor(private readonly key: string | Buffer) {
    const bytes = typeof key === 'string' ? Buffer.from(key) : key;
    const block = Buffer.alloc(blockBytes);
    block.set(bytes.length > blockBytes ? createHash(algorithm).update(bytes).digest() : bytes);
    for (const [at, byte] of block.entries()) {
      this.inner[at] = byte ^ 0x36;
      this.outer[at] = byte ^ 0x5c;
    }
  }

  /** @returns the 32 bytes of the hash, encoded as asked */
  of(text: string, encoding: BinaryToTextEncoding): string {
    if (text.length * 3 > roomForText) return createHmac(algorithm, this.key).update(text).digest(encoding);
    const end = blockBytes + this.inner.write(text, blockBytes);
    this.outer.write(hash(algorithm, this.inner.subarray(0, end), 'binary'), blockBytes, 'binary');
    return hash(algorithm, this.outer, encoding);
  }
}

/** The settings that sign. */
export interface SigningSecrets {
  readonly SECRET: string;
  /** What SECRET is taking the place of: nothing is signed under it, and what was is still accepted (docs/adr/0110). */
  readonly SECRET_BEFORE?: string;
}

/** The secrets under which a signature counts, the present one first. */
export const acceptedSecrets = ({ SECRET, SECRET_BEFORE }: SigningSecrets): string[] =>
  SECRET_BEFORE ? [SECRET, SECRET_BEFORE] : [SECRET];

/** @returns what signs: the hash under the present secret */
export const presentHash = ({ SECRET }: SigningSecrets): KeyedHash => keyedHash(SECRET);

/** @returns what may have signed: the hash under each secret that is accepted, the present one first */
export const acceptedHashes = (secrets: SigningSecrets): KeyedHash[] => acceptedSecrets(secrets).map(keyedHash);

const prepared = new Map<string, KeyedHash>();

/** Secrets are settings, and few: each hash that was prepared is remembered. */
function keyedHash(secret: string): KeyedHash {
  const known = prepared.get(secret);
  if (known) return known;
  const hash = new KeyedHash(secret);
  prepared.set(secret, hash);
  return hash;
}
