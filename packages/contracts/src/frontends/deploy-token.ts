/** A front that is registered for a team. */
export interface RegisteredFront {
  readonly app: string;
  readonly team: string;
  readonly routes: readonly string[];
}

/** A deploy token as it is listed: never its secret. Times are ISO instants. */
export interface DeployTokenView {
  readonly id: string;
  readonly app: string;
  readonly name: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** To the minute; null before it is used. */
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** A new deploy token. Its secret is answered this once; the registry has only its hash. */
export interface DeployTokenIssued extends DeployTokenView {
  readonly token: string;
}
