import { join } from 'node:path';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { BroughtReleases } from '../../persistence/brought-releases.js';
import { ReleaseFileDto } from './release-file.dto.js';
import { encodingsOf, isThere, releaseHeaders, sendFile, smallestForm } from './send-file.js';

/**
 * `/r/<app>/<build>/<file>`: files that never change, compressed ahead of time; from DATA_DIR/releases, and with RELEASES_URL
 * from the bucket, by way of this disk. A missing one is 404, never a page.
 */
@Controller('r')
export class ReleaseFilesController {
  private readonly root: string;
  private readonly isInBucket: boolean;

  constructor(
    { DATA_DIR, RELEASES_URL }: Settings,
    private readonly brought: BroughtReleases,
  ) {
    this.root = join(DATA_DIR, 'releases');
    this.isInBucket = Boolean(RELEASES_URL);
  }

  @Get(':app/:build/:file')
  async send(@Param() { app, build, file }: ReleaseFileDto, @Req() request: Request, @Res() response: Response) {
    const folder = join(await this.rootOf({ app, build, file }, request), app, build);
    const form = await smallestForm(folder, file, request);
    await sendFile(response, { root: folder, form, headers: releaseHeaders });
  }

  /** What was published before there was a bucket is on the disk. */
  private async rootOf({ app, build, file }: ReleaseFileDto, request: Request): Promise<string> {
    if (!this.isInBucket || (await isThere(join(this.root, app, build, file)))) return this.root;
    const suffixes = encodingsOf(request).map(({ suffix }) => suffix);
    await this.brought.bring({ app, build }, file, suffixes);
    return this.brought.root;
  }
}
