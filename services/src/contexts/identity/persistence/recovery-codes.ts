import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/db.js';
import { grouped, meantBy, readableCode } from '../../../platform/kernel/readable-code.js';

const HOW_MANY = 10;
/** Of 26 letters and digits: 75 bits, which nobody tries out, so that a plain hash keeps them. */
const CHARACTERS = 16;

/** Bound to its account: the same code in another one has another hash. */
const hashOf = (userId: number, code: string): Buffer => createHash('sha256').update(`${userId}:${code}`).digest();

/** Ten new codes; those before are gone. They are kept as hashes, and shown this once. */
export async function makeRecoveryCodes(userId: number, db: Db): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => readableCode([...randomBytes(CHARACTERS)]));
  await removeRecoveryCodes(userId, db);
  await db.query('insert into identity.recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => hashOf(userId, code)),
  ]);
  return codes.map(grouped);
}

export async function removeRecoveryCodes(userId: number, db: Db): Promise<void> {
  await db.query('delete from identity.recovery_codes where user_id = $1', [userId]);
}

/** Uses a code up. @returns false when it is none of theirs, or was used before */
export async function useRecoveryCode(userId: number, typed: string, db: Db): Promise<boolean> {
  const { rowCount } = await db.query('delete from identity.recovery_codes where user_id = $1 and code_hash = $2', [
    userId,
    hashOf(userId, meantBy(typed)),
  ]);
  return rowCount === 1;
}

export async function recoveryCodesLeft(userId: number, db: Db): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    'select count(*)::int as count from identity.recovery_codes where user_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}
