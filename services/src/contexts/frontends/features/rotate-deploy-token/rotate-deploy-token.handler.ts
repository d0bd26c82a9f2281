import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeployTokenIssued } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { DeployTokens } from '../../persistence/deploy-tokens.js';

/** Puts a new token in the place of one, which a pipeline goes on with for a day. */
export class RotateDeployToken extends Command<DeployTokenIssued> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(RotateDeployToken)
export class RotateDeployTokenHandler implements ICommandHandler<RotateDeployToken> {
  constructor(private readonly tokens: DeployTokens) {}

  async execute({ id }: RotateDeployToken): Promise<DeployTokenIssued> {
    const token = await this.tokens.rotate(id);
    if (!token) throw new Refusal('DEPLOY_TOKEN_NOT_FOUND');
    return token;
  }
}
