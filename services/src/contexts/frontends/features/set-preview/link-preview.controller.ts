import { Body, Controller, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LinkPreviewDto, type PreviewSet } from '@northlight/contracts';
import { previewRoutes } from '@northlight/contracts/routes';
import { Settings } from '../../../../platform/config/settings.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { CurrentDeployer, DeployToken } from '../../deploy-token.js';
import { type Deployer, mayDeploy } from '../../domain/deployer.js';
import { previewLink } from '../../preview-cookie.js';
import { SetPreview } from './set-preview.js';

/** For a command line, which has no browser of its own. */
@UseGuards(DeployToken)
@Controller()
export class LinkPreviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: Settings,
  ) {}

  @Endpoint(previewRoutes.linkPreview)
  async link(@Body() choice: LinkPreviewDto, @CurrentDeployer() deployer: Deployer): Promise<PreviewSet> {
    const { name, app } = deployer;
    if (choice.local?.some((build) => !mayDeploy(deployer, build.app)))
      throw new Refusal('DEPLOY_TOKEN_ELSEWHERE', { name, app: app ?? '' });
    const sealed = await this.commands.execute(new SetPreview(choice));
    return sealed
      ? { link: previewLink(sealed.token, this.settings), until: sealed.until }
      : { link: null, until: null };
  }
}
