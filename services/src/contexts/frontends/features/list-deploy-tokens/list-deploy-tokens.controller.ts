import { Controller, UseGuards } from '@nestjs/common';
import type { DeployTokenView } from '@northlight/contracts';
import { deployTokensRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
import { DeployTokens } from '../../persistence/deploy-tokens.js';

@UseGuards(DeployToken)
@Controller()
export class ListDeployTokensController {
  constructor(private readonly tokens: DeployTokens) {}

  @Endpoint(deployTokensRoutes.listDeployTokens)
  tokensOfAll(): Promise<DeployTokenView[]> {
    return this.tokens.all();
  }
}
