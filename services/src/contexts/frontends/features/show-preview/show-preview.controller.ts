import { Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PreviewView } from '@northlight/contracts';
import { previewRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { PreviewAccess } from '../../preview-access.js';
import { previewLink, previewTokenIn } from '../../preview-cookie.js';
import { ShowPreview } from './show-preview.handler.js';

@Controller()
export class ShowPreviewController {
  constructor(
    private readonly queries: QueryBus,
    private readonly access: PreviewAccess,
    private readonly settings: Settings,
  ) {}

  @Endpoint(previewRoutes.showPreview)
  async show(@Req() request: Request): Promise<PreviewView> {
    const preview = this.access.mustPreview(request);
    return {
      link: preview ? previewLink(previewTokenIn(request), this.settings) : null,
      until: preview?.until ?? null,
      fronts: await this.queries.execute(new ShowPreview()),
    };
  }
}
