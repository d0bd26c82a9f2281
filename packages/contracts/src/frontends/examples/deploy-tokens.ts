import type { DeployTokenIssued, DeployTokenView, RegisteredFront } from '../deploy-token.js';
import type { IssueDeployTokenDto } from '../issue-deploy-token.dto.js';
import type { RegisterFrontDto } from '../register-front.dto.js';

export const app = 'mfe-events';
export const tokenId = '4c1e8a90b07d';

export const registerFront: RegisterFrontDto = { team: 'events', routes: ['/events', '/events/*'] };
export const registered: RegisteredFront = { app, ...registerFront };

export const issueToken: IssueDeployTokenDto = { name: 'events pipeline', days: 90 };

const token: DeployTokenView = {
  id: tokenId,
  app,
  name: issueToken.name,
  createdAt: '2026-12-01T15:00:00.000Z',
  expiresAt: '2027-03-01T15:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
};

export const issued: DeployTokenIssued = { ...token, token: `nlt_${tokenId}_${'x'.repeat(43)}` };
export const tokens: DeployTokenView[] = [{ ...token, lastUsedAt: '2026-12-02T09:30:00.000Z' }];
export const revoked: DeployTokenView = { ...token, revokedAt: '2026-12-03T09:30:00.000Z' };
