import { Body, Controller, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type PreviewSet, SetPreviewDto } from '@northlight/contracts';
import { previewRoutes } from '@northlight/contracts/routes';
import { Settings } from '../../../../platform/config/settings.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { DeployToken } from '../../deploy-token.js';
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
  async link(@Body() choice: SetPreviewDto): Promise<PreviewSet> {
    const sealed = await this.commands.execute(new SetPreview(choice));
    return sealed
      ? { link: previewLink(sealed.token, this.settings), until: sealed.until }
      : { link: null, until: null };
  }
}
