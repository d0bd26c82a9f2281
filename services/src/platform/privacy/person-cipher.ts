import type { Settings } from '../config/settings.js';
import { Refusal } from '../kernel/refusal.js';
import { decrypt, encrypt } from './aead.js';
import { Entropy } from './entropy.js';
import { MasterKey } from './master-key.js';

/** A person's own key, wrapped by a key of the house. Without it nobody reads the person again. */
export interface WrappedKey {
  readonly wrappedKey: Buffer;
  /** The name of the master key. */
  readonly wrappedBy: string;
}

/** A text about a person, and the key made for it alone. */
export interface SealedText extends WrappedKey {
  readonly sealed: Buffer;
}

/** The key of somebody, and the owner that it was made for. */
export interface OwnedKey extends WrappedKey {
  readonly owner: string;
}

type KeySettings = Pick<Settings, 'SECRET' | 'SECRET_BEFORE' | 'PERSON_KEY' | 'PERSON_KEY_BEFORE'>;

/** What is stored of a person cannot be read: another master key is needed, or it is not what was once written. */
export class PersonUnreadable extends Refusal {
  constructor(why: string) {
    super('PERSON_UNREADABLE');
    this.cause = new Error(why);
  }
}

const keyBytes = 32;
const textOf = (owner: string) => `text of ${owner}`;
const keyOf = (owner: string) => `key of ${owner}`;

/**
 * Seals texts about persons, each with a key of its own (docs/adr/0017). `owner` names where the text belongs, such as
 * `booking.customers/1/<uuid>`; sealed for one owner it does not open for another.
 */
export class PersonCipher {
  private readonly entropy = new Entropy();
  private readonly present: MasterKey;
  private readonly masterKeys: ReadonlyMap<string, MasterKey>;

  constructor({ SECRET, SECRET_BEFORE, PERSON_KEY, PERSON_KEY_BEFORE }: KeySettings) {
    this.present = new MasterKey(PERSON_KEY || SECRET);
    const former = PERSON_KEY_BEFORE || (PERSON_KEY ? undefined : SECRET_BEFORE);
    const before = former ? [new MasterKey(former)] : [];
    this.masterKeys = new Map([...before, this.present].map((key) => [key.name, key]));
  }

  /** The name of the key that wraps now. */
  get presentKey(): string {
    return this.present.name;
  }

  /** The names of the keys that this process can unwrap with. */
  get knownKeys(): string[] {
    return [...this.masterKeys.keys()];
  }

  seal(text: string, owner: string): SealedText {
    const key = this.entropy.take(keyBytes);
    const sealed = encrypt(Buffer.from(text), { key, about: textOf(owner) }, this.entropy);
    const wrapped = this.wrap(key, owner);
    key.fill(0);
    return { sealed, ...wrapped };
  }

  /** @throws {PersonUnreadable} when the master key is not here, or when any of it was altered or moved */
  open({ sealed, ...wrapped }: SealedText, owner: string): string {
    const key = this.unwrap(wrapped, owner);
    return readable(owner, () => decrypt(sealed, { key, about: textOf(owner) })).toString();
  }

  /** Seals one more text, or bytes, about somebody who has a key: it is lost with it. @param place where this text belongs */
  sealMore(text: string | Buffer, place: string, { owner, ...wrapped }: OwnedKey): Buffer {
    const key = this.unwrap(wrapped, owner);
    return encrypt(typeof text === 'string' ? Buffer.from(text) : text, { key, about: textOf(place) }, this.entropy);
  }

  /** What `sealMore` sealed for this place. @throws {PersonUnreadable} */
  openMore(sealed: Buffer, place: string, key: OwnedKey): string {
    return this.openBytes(sealed, place, key).toString();
  }

  /** The same, for bytes that are no text. @throws {PersonUnreadable} */
  openBytes(sealed: Buffer, place: string, { owner, ...wrapped }: OwnedKey): Buffer {
    const key = this.unwrap(wrapped, owner);
    return readable(place, () => decrypt(sealed, { key, about: textOf(place) }));
  }

  /** The same key under the present master key; what it has sealed stays as it is. @throws {PersonUnreadable} */
  rewrap(wrapped: WrappedKey, owner: string): WrappedKey {
    return this.wrap(this.unwrap(wrapped, owner), owner);
  }

  /** By which a text is found again (an e-mail address). */
  hash(text: string): Buffer {
    return this.present.hash(text);
  }

  /** What `hash` may have made of it, also under the master key before. */
  hashes(text: string): Buffer[] {
    return [...this.masterKeys.values()].map((key) => key.hash(text));
  }

  private wrap(key: Buffer, owner: string): WrappedKey {
    const about = { key: this.present.wrapping, about: keyOf(owner) };
    return { wrappedKey: encrypt(key, about, this.entropy), wrappedBy: this.present.name };
  }

  private unwrap({ wrappedKey, wrappedBy }: WrappedKey, owner: string): Buffer {
    const house = this.masterKeys.get(wrappedBy);
    if (!house) {
      const known = `PERSON_KEY and PERSON_KEY_BEFORE give ${this.knownKeys.join(' and ')}`;
      throw new PersonUnreadable(`The key of ${owner} was wrapped by ${wrappedBy}; ${known}`);
    }
    return readable(owner, () => decrypt(wrappedKey, { key: house.wrapping, about: keyOf(owner) }));
  }
}

function readable(owner: string, read: () => Buffer): Buffer {
  try {
    return read();
  } catch {
    throw new PersonUnreadable(`What is stored as ${owner} was altered, or belongs to somebody else`);
  }
}
