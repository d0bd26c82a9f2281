import { created, ok } from '../../wire/answer.js';
import { route, routeGroup } from '../../wire/route.js';
import { type DeployTokenIssued, type DeployTokenView, type RegisteredFront } from '../deploy-token.js';
import * as examples from '../examples/deploy-tokens.js';
import { DeployTokenIdDto, IssueDeployTokenDto } from '../issue-deploy-token.dto.js';
import { RegisterFrontDto } from '../register-front.dto.js';
import { FrontNameDto } from '../steer-front.dto.js';

export const deployTokensRoutes = routeGroup('Releases', {
  registerFront: route('PUT /api/fronts/:app', {
    summary: 'Register a front for a team',
    access: 'operator-token',
    params: FrontNameDto,
    body: RegisterFrontDto,
    answer: ok<RegisteredFront>('The front, its team, and the addresses that its releases may answer from now on.'),
    refuses: ['FRONT_REFUSED'],
    example: { params: { app: examples.app }, body: examples.registerFront, answer: examples.registered },
  }),
  issueDeployToken: route('POST /api/fronts/:app/tokens', {
    summary: 'Issue a deploy token of one front',
    access: 'operator-token',
    params: FrontNameDto,
    body: IssueDeployTokenDto,
    answer: created<DeployTokenIssued>('The token, with its secret this once.'),
    refuses: ['FRONT_NOT_FOUND'],
    example: { params: { app: examples.app }, body: examples.issueToken, answer: examples.issued },
  }),
  listDeployTokens: route('GET /api/fronts/tokens', {
    summary: 'List the deploy tokens of all fronts',
    access: 'operator-token',
    answer: ok<DeployTokenView[]>('Every token, the newest first, without its secret.'),
    example: { answer: examples.tokens },
  }),
  rotateDeployToken: route('POST /api/fronts/tokens/:id/rotate', {
    summary: 'Replace a deploy token',
    access: 'operator-token',
    params: DeployTokenIdDto,
    answer: created<DeployTokenIssued>(
      'Its successor, good for as many days as it was, with its secret this once. The old one is good for one more day.',
    ),
    refuses: ['DEPLOY_TOKEN_NOT_FOUND'],
    example: { params: { id: examples.tokenId }, answer: examples.issued },
  }),
  revokeDeployToken: route('POST /api/fronts/tokens/:id/revoke', {
    summary: 'Revoke a deploy token',
    access: 'operator-token',
    params: DeployTokenIdDto,
    answer: ok<DeployTokenView>('The token, which nobody deploys with any more.'),
    refuses: ['DEPLOY_TOKEN_NOT_FOUND'],
    example: { params: { id: examples.tokenId }, answer: examples.revoked },
  }),
});
