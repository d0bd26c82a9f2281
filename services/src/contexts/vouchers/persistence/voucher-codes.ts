import { createHash } from 'node:crypto';
import { readableCode } from '../../../platform/kernel/readable-code.js';
import type { Entropy } from '../../../platform/privacy/entropy.js';
import { codeBytes } from '../domain/voucher-code.js';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * By which a code is found again. Without a key, unlike that of an access code: a voucher outlives every key of the
 * house, and nobody finds 70 bits of chance by trying.
 */
export const hashOf = (code: string): string => hash(`voucher ${code}`).toString('base64url');

/**
 * A fresh code. Its first letter, and so its ledger, comes from the request that asks for it: who repeats the request
 * comes to the same ledger, where the first answer is.
 */
export const freshCode = (chance: Entropy, request: string): string =>
  readableCode([hash(request)[0] ?? 0, ...chance.take(codeBytes - 1)]);
