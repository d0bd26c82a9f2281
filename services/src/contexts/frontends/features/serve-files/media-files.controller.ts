import { extname, join } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { mediaHeaders, sendFile, uploadHeaders } from './send-file.js';

/** `/media/**`: pictures from DATA_DIR/media. A missing one is 404, never a page. */
@Controller('media')
export class MediaFilesController {
  private readonly root: string;

  constructor(settings: Settings) {
    this.root = join(settings.DATA_DIR, 'media');
  }

  @Get('{*path}')
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const name = decodeURIComponent(request.path.slice('/media/'.length));
    const headers = name.startsWith('up/') ? uploadHeaders : mediaHeaders;
    await sendFile(response, { root: this.root, form: { name, extension: extname(name) }, headers });
  }
}
