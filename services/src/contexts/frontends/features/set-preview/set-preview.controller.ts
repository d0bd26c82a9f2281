import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type LinkPreviewDto, type PreviewSet, SetPreviewDto } from '@northlight/contracts';
import { previewRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { PreviewAccess } from '../../preview-access.js';
import { endPreview, givePreview, previewLink } from '../../preview-cookie.js';
import { SetPreview } from './set-preview.js';

@Controller()
export class SetPreviewController {
  constructor(
    private readonly commands: CommandBus,
    private readonly access: PreviewAccess,
    private readonly settings: Settings,
  ) {}

  @Endpoint(previewRoutes.setPreview)
  async set(@Body() choice: SetPreviewDto, @Req() request: Request): Promise<PreviewSet> {
    const latest = this.access.endFor(request);
    const sealed = await this.commands.execute(new SetPreview(this.withLocal(choice, request), latest));
    if (!sealed) {
      endPreview(request);
      return { link: null, until: null };
    }
    givePreview(request, sealed.token, sealed.lifeMs);
    return { link: previewLink(sealed.token, this.settings), until: sealed.until };
  }

  /** A build of the browser's machine came with a link; it stays as long as it is chosen. */
  private withLocal(choice: SetPreviewDto, request: Request): LinkPreviewDto {
    const known = this.access.mustPreview(request)?.local ?? [];
    const local = known.filter(({ id }) => choice.releases.includes(id));
    const releases = choice.releases.filter((release) => local.every(({ id }) => id !== release));
    return { ...choice, releases, local };
  }
}
