import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DeployTokenIssued, IssueDeployTokenDto } from '@northlight/contracts';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { DeployTokens } from '../../persistence/deploy-tokens.js';
import { RegisteredFronts } from '../../persistence/registered-fronts.js';

/** Gives the team of a front a token of its own. */
export class IssueDeployToken extends Command<DeployTokenIssued> {
  constructor(
    readonly app: string,
    readonly request: IssueDeployTokenDto,
  ) {
    super();
  }
}

@CommandHandler(IssueDeployToken)
export class IssueDeployTokenHandler implements ICommandHandler<IssueDeployToken> {
  constructor(
    private readonly fronts: RegisteredFronts,
    private readonly tokens: DeployTokens,
  ) {}

  /** @throws {Refusal} FRONT_NOT_FOUND for a front that is not registered for a team */
  async execute({ app, request: { name, days } }: IssueDeployToken): Promise<DeployTokenIssued> {
    if (!(await this.fronts.find(app))) throw new Refusal('FRONT_NOT_FOUND');
    return this.tokens.issue({ app, name, days });
  }
}
