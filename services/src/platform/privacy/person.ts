import { nameKey } from '../kernel/name-key.js';
import type { PersonCipher } from './person-cipher.js';

/** An address under which something is somebody's; of one that they have left, what came until then. */
export interface HeldAddress {
  /** By which it is found: one for each key of the house at hand. */
  readonly hashes: readonly Buffer[];
  readonly until?: Date | undefined;
  /** As it is written; left out where only its hashes are known any more. */
  readonly email?: string | undefined;
}

/** Somebody as the rooms know them: the account that is theirs, and every address that they have shown to be theirs. */
export interface Person {
  readonly userId?: number | undefined;
  /** What the account is known by once its number may be another's, after a restore. */
  readonly accountHashes?: readonly Buffer[] | undefined;
  readonly addresses: readonly HeldAddress[];
}

/** An address as a person holds it. */
export const heldAddress = (cipher: PersonCipher, email: string, until?: Date): HeldAddress => ({
  hashes: cipher.hashes(nameKey(email)),
  until,
  email,
});

/** Whoever has an address, and no account that is known. */
export const personUnder = (cipher: PersonCipher, email: string): Person => ({
  addresses: [heldAddress(cipher, email)],
});

/** The addresses as two arrays for `unnest`: a hash each, and until when it counts. */
export const hashesUntil = ({ addresses }: Person): [hashes: Buffer[], untils: (Date | null)[]] => {
  const all = addresses.flatMap(({ hashes, until }) => hashes.map((hash) => ({ hash, until: until ?? null })));
  return [all.map(({ hash }) => hash), all.map(({ until }) => until)];
};

/** The values of a statement that asks for rows under an address of theirs (`underAddress`) or, by $3, of their account. */
export const valuesOf = (person: Person): unknown[] => [...hashesUntil(person), person.userId ?? null];

/** Columns by which a row is found: the hash of its e-mail, and since when it stands under that e-mail. */
interface AddressColumns {
  readonly hash: string;
  readonly since: string;
}

/** SQL that joins the rows which came under one of their addresses while that was theirs; $1 and $2 are `hashesUntil`. */
export const underAddress = ({ hash, since }: AddressColumns): string =>
  `join unnest($1::bytea[], $2::timestamptz[]) as h (hash, until)
    on h.hash = ${hash} and (h.until is null or ${since} <= h.until)`;

/** Whether what came under an address at that moment is theirs. */
export const isTheirsAt = ({ until }: Pick<HeldAddress, 'until'>, at: Date): boolean => !until || at <= until;

/** An address as it is written, and until when it counts. */
export interface WrittenAddress extends Pick<HeldAddress, 'until'> {
  readonly email: string;
}

/** The addresses that are known as they are written, also those that they have left. */
export const writtenAddresses = ({ addresses }: Person): WrittenAddress[] =>
  addresses.flatMap(({ email, until }) => (email === undefined ? [] : [{ email, until }]));

/** The addresses that are theirs now: what is counted under one that they have left is its next holder's. */
export const presentEmails = (person: Person): string[] =>
  writtenAddresses(person)
    .filter(({ until }) => until === undefined)
    .map(({ email }) => email);
