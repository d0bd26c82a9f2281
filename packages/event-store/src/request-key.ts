/** One request as its sender names it: the same key and fingerprint get the same answer (docs/adr/0010). */
export interface RequestKey {
  /** Whose keys these are: a user or the visitors. */
  readonly scope: string;
  readonly key: string;
  /** Hash of what was asked; another one under the same key is refused. */
  readonly fingerprint: string;
  /** The same, hashed under a key that is being replaced: a request of before the change is found by it. */
  readonly formerFingerprint?: string;
}
