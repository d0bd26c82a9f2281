import { randomUUID } from 'node:crypto';
import { acceptedHashes, type KeyedHash, presentHash, type SigningSecrets } from '../kernel/keyed-hash.js';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** The id of a request, and what shows the next process of this site that it is ours. */
export interface RequestId {
  readonly id: string;
  /** The id with its seal. It goes to the next process and to nobody else: answers and logs have the id alone. */
  readonly sealed: string;
}

/**
 * Ids of requests, which logs and events keep for good: UUIDs that only the processes of this site make. What a visitor
 * sends as one, through whatever proxy, is known not to be ours, also an id that an answer told them.
 */
export class RequestIds {
  private readonly present: KeyedHash;
  private readonly accepted: readonly KeyedHash[];

  /** @param secrets the same in every process */
  constructor(secrets: SigningSecrets) {
    this.present = presentHash(secrets);
    this.accepted = acceptedHashes(secrets);
  }

  make(): RequestId {
    return sealed(randomUUID(), this.present);
  }

  /** @returns the id in what the process in front has sent; undefined when it is none of ours */
  read(sent: unknown): RequestId | undefined {
    if (typeof sent !== 'string') return undefined;
    const [id = ''] = sent.split('.', 1);
    if (!uuid.test(id)) return undefined;
    const isOurs = this.accepted.some((hash) => sealed(id, hash).sealed === sent);
    return isOurs ? sealed(id, this.present) : undefined;
  }
}

const sealed = (id: string, hash: KeyedHash): RequestId => ({
  id,
  sealed: `${id}.${hash.of(`request ${id}`, 'hex').slice(0, 32)}`,
});
