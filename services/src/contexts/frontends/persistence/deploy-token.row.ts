import type { DeployTokenView } from '@northlight/contracts';

/** A row of frontends.deploy_tokens. */
export interface DeployTokenRow {
  id: string;
  app: string;
  name: string;
  secret_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export const deployTokenColumns = 'id, app, name, secret_hash, created_at, expires_at, last_used_at, revoked_at';

/** What is shown of it: no hash either. */
export const deployTokenView = (row: DeployTokenRow): DeployTokenView => ({
  id: row.id,
  app: row.app,
  name: row.name,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
