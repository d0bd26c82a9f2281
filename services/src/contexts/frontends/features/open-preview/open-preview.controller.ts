import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { previewPath } from '@northlight/contracts';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { givePreview, previewOf } from '../../preview-cookie.js';

const overHtml =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Preview link expired</title><h1>This preview link has expired</h1><p>Please ask for a new one, or <a href="/">go to the site</a>.</p></html>';

/** Where a signed link leads: the browser has its preview from then on. The token stays in no address and no history. */
@Controller()
export class OpenPreviewController {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Get(previewPath)
  open(@Query('token') token: unknown, @Req() request: Request, @Res() response: Response): void {
    const now = this.clock.now();
    const preview = typeof token === 'string' ? previewOf(token, { settings: this.settings, now }) : undefined;
    response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });
    if (!preview) {
      response.status(410).set('Content-Security-Policy', "default-src 'none'").type('html').send(overHtml);
      return;
    }
    givePreview(request, token as string, Date.parse(preview.until) - now.getTime());
    response.redirect(303, '/');
  }
}
