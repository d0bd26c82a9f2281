import { createHash, timingSafeEqual } from 'node:crypto';

/** What a token begins with, so that scanners of repositories find one that was committed. */
const prefix = 'nlt';

/** `nlt_<id>_<secret>`: the id finds it, the secret proves it. */
export const tokenOf = (id: string, secret: string): string => `${prefix}_${id}_${secret}`;

/** The parts of a token; undefined for what is none. */
export const partsOf = (token: string): { readonly id: string; readonly secret: string } | undefined => {
  const [, id, secret] = /^nlt_([0-9a-f]{12})_([\w-]{43})$/.exec(token) ?? [];
  return id && secret ? { id, secret } : undefined;
};

/** A secret has 256 bits of chance: a plain hash is enough, and nobody guesses it. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Compares in a time that tells nothing. */
export const isSame = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
