import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Controller, Get, type OnApplicationShutdown, Req, Res } from '@nestjs/common';
import { decodeText } from '@northlight/contracts';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { Bucket } from '../../../../platform/storage/bucket.js';
import { isThere, mediaHeaders, sendFile, uploadHeaders } from './send-file.js';

/** What was sent, as the room of media names it, and what was drawn: nothing else of the bucket is shown. */
const published = /^(?:up\/[\w.-]+|art(?:\/[\w-]+)+)\/[\w.-]+$/;

/**
 * `/media/**`: pictures from DATA_DIR/media; with S3_URL those that were sent come from the bucket, handed on as they come,
 * and of those that were drawn what is not on this disk. A missing one is 404, never a page.
 */
@Controller('media')
export class MediaFilesController implements OnApplicationShutdown {
  private readonly root: string;
  private readonly bucket: Bucket | undefined;

  constructor({ DATA_DIR, S3_URL }: Settings) {
    this.root = join(DATA_DIR, 'media');
    this.bucket = S3_URL ? new Bucket(S3_URL) : undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.bucket?.close();
  }

  @Get('{*path}')
  async send(@Req() request: Request, @Res() response: Response): Promise<void> {
    const name = decodeText(request.path.slice('/media/'.length));
    const isUpload = name.startsWith('up/');
    if (this.bucket && (isUpload || !(await isThere(join(this.root, name)))))
      return this.handOn(name, request, response);
    const headers = isUpload ? uploadHeaders : await this.headersOf(name);
    await sendFile(response, { root: this.root, form: { name, extension: extname(name) }, headers });
  }

  /** A sketch is replaced within minutes: no browser is to show it for the hour. */
  private async headersOf(name: string): Promise<Readonly<Record<string, string>>> {
    const isSketch = name.startsWith('art/') && (await isThere(join(this.root, 'art', '.unfinished')));
    return isSketch ? { ...mediaHeaders, 'Cache-Control': 'no-cache' } : mediaHeaders;
  }

  private async handOn(name: string, request: Request, response: Response): Promise<void> {
    if (!published.test(name) || name.includes('/.')) throw new Refusal('NOT_FOUND');
    const conditions = { range: request.get('range'), etag: request.get('if-none-match') };
    const served = await this.bucket?.open(`media/${name}`, conditions);
    if (!served || served.status === 404) throw new Refusal('NOT_FOUND');
    const headers = name.startsWith('up/') ? uploadHeaders : mediaHeaders;
    response.status(served.status).set(headers).set(served.headers).type(extname(name));
    if (!served.body || request.method === 'HEAD') {
      served.body?.destroy();
      response.end();
      return;
    }
    // whoever goes away in the middle of a film takes nothing along: the stream from the bucket is closed
    await pipeline(served.body, response).catch(() => undefined);
  }
}
