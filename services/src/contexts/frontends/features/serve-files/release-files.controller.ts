import { join } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { ReleaseFileDto } from './release-file.dto.js';
import { releaseHeaders, sendFile, smallestForm } from './send-file.js';

/** `/r/<app>/<build>/<file>`: files that never change, compressed ahead of time. A missing one is 404, never a page. */
@Controller('r')
export class ReleaseFilesController {
  private readonly root: string;

  constructor(settings: Settings) {
    this.root = join(settings.DATA_DIR, 'releases');
  }

  @Get(':app/:build/:file')
  async send(@Param() { app, build, file }: ReleaseFileDto, @Req() request: Request, @Res() response: Response) {
    const folder = join(this.root, app, build);
    const form = await smallestForm(folder, file, request);
    await sendFile(response, { root: folder, form, headers: releaseHeaders });
  }
}
