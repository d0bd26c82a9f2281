import { Controller, Get, Header, Redirect, Req, Res } from '@nestjs/common';
import { membershipPicture, placeholderPicture, themeGrounds } from '@northlight/contracts';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { supportEmailOf } from '../../../../platform/config/support-email.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { robotsOf, sitemapOf } from '../../domain/pages/for-robots.js';
import { type Site, siteOf } from '../../domain/pages/site-facts.js';
import { SiteFactsKeeper } from '../../persistence/site-facts-keeper.js';

const anHour = 'public, max-age=3600';

/** What is asked for by a fixed name: robots.txt, sitemap.xml, the web app's manifest, the first pictures of products and plans. */
@Controller()
export class SiteFilesController {
  private readonly site: Site;

  constructor(
    private readonly keeper: SiteFactsKeeper,
    settings: Settings,
  ) {
    this.site = siteOf(settings, supportEmailOf(settings));
  }

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', anHour)
  robots(@Req() request: Request): string {
    return robotsOf(request.host ?? '', this.site);
  }

  /** A map without experiences and venues would tell search engines to forget them: without facts there is none. */
  @Get('sitemap.xml')
  async sitemap(@Res({ passthrough: true }) response: Response): Promise<string> {
    const facts = await this.keeper.facts();
    if (!facts.experiences || !facts.venues) throw new Refusal('UNAVAILABLE');
    response.set({ 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': anHour });
    return sitemapOf(facts, this.site);
  }

  /** What a product shows until it has a picture of its own (decisions.md G36): drawn with the others. */
  @Get(placeholderPicture)
  @Header('Cache-Control', anHour)
  @Redirect('/media/art/products/placeholder/square.jpg', 302)
  placeholder(): void {}

  /** What a plan shows until it has a picture of its own (§4). */
  @Get(membershipPicture)
  @Header('Cache-Control', anHour)
  @Redirect('/media/art/memberships/default/main.jpg', 302)
  membership(): void {}

  /** Asked for by browsers that read no document, as beside a text file, and by those that know no SVG icon. */
  @Get('favicon.ico')
  @Header('Cache-Control', anHour)
  @Redirect('/media/art/site/mark/icon-32.png', 302)
  favicon(): void {}

  @Get('site.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', anHour)
  manifest(): object {
    const [shortName = this.site.product] = this.site.product.split(' ');
    const icon = (size: number, purpose: string) => ({
      src: `/media/art/site/mark/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return {
      name: this.site.product,
      short_name: shortName,
      start_url: '/',
      display: 'browser',
      background_color: themeGrounds.light,
      theme_color: themeGrounds.light,
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    };
  }
}
