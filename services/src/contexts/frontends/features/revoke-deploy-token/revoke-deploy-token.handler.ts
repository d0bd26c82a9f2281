import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeployTokenView } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { DeployTokens } from '../../persistence/deploy-tokens.js';

/** Ends a token at once. */
export class RevokeDeployToken extends Command<DeployTokenView> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RevokeDeployToken)
export class RevokeDeployTokenHandler implements ICommandHandler<RevokeDeployToken> {
  constructor(private readonly tokens: DeployTokens) {}

  async execute({ id }: RevokeDeployToken): Promise<DeployTokenView> {
    const token = await this.tokens.revoke(id);
    if (!token) throw new Refusal('DEPLOY_TOKEN_NOT_FOUND');
    return token;
  }
}
