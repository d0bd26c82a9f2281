import { randomBytes } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Settings } from '../../../../platform/config/settings.js';
import { supportEmailOf } from '../../../../platform/config/support-email.js';
import { hasSessionCookie } from '../../../../platform/http/session-cookie.js';
import { Clock } from '../../../../platform/kernel/clock.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { currentTraceparent } from '../../../../platform/tracing/traced.js';
import { brokenOnPurpose } from '../../domain/break-on-purpose.js';
import { describePage } from '../../domain/pages/describe-page.js';
import { firstAnswers } from '../../domain/pages/first-answers.js';
import { houseContact } from '../../domain/pages/house-contact.js';
import { type Site, siteOf } from '../../domain/pages/site-facts.js';
import { type Pinned, pin } from '../../domain/pin.js';
import { LiveFronts } from '../../persistence/live-fronts.js';
import { SiteFactsKeeper } from '../../persistence/site-facts-keeper.js';
import { type Preview, previewIn } from '../../preview-cookie.js';
import { behindHash } from './behind-hash.js';
import { placeAmongHundred } from './bucket.js';
import { type DocumentParts, renderDocument } from './document.js';
import { documentHeaders } from './document-headers.js';
import { isReporting } from './is-reporting.js';
import { sendSmall } from './send-small.js';
import { sendWaiting } from './send-waiting.js';
import { requestedShell } from './shell-stand-in.js';
import { snapshotFor } from './snapshot-for.js';
import { visitorOf } from './visitor.js';

/** Looks like a file: asked for by a program that must not be given a page in its place. */
const file = /\.\w{1,8}$/;

/** Every page of the site: what nobody else in this process answers. */
@Controller()
export class RenderDocumentController {
  private readonly site: Site;

  // biome-ignore lint/complexity/useMaxParams: injected, each one is used (docs/adr/0009)
  constructor(
    private readonly registry: LiveFronts,
    private readonly keeper: SiteFactsKeeper,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    this.site = siteOf(settings, supportEmailOf(settings));
  }

  @Get('{*path}')
  async page(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { path } = request;
    if (file.test(path)) throw new Refusal('NOT_FOUND');
    const hidden = behindHash(request);
    if (hidden) {
      response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).redirect(303, hidden);
      return;
    }
    const preview = previewIn(request, { settings: this.settings, now: this.clock.now() });
    const pinned = await this.pinnedFor(request, preview);
    if (!pinned && this.registry.isBuilding) return sendWaiting(response);
    if (!pinned) throw new Refusal('UNAVAILABLE');
    if (pinned.pattern !== undefined) request.route = { path: pinned.pattern };
    const { site } = this;
    const facts = await this.keeper.facts();
    const head = describePage({ path, isOwned: pinned.isOwned, facts, site });
    const answers = firstAnswers(path, facts);
    const nonce = randomBytes(16).toString('base64');
    const isVisitor = !hasSessionCookie(request);
    const html = renderDocument({
      nonce,
      site,
      head,
      contact: houseContact(facts, site),
      answers,
      path,
      pinned,
      isVisitor,
      trace: currentTraceparent(),
      ...this.audienceOf(pinned, preview),
    });
    response.status(head.status).set(
      documentHeaders(nonce, {
        path,
        isListed: head.canonical !== undefined,
        userAgent: request.get('user-agent') ?? '',
        showsMaps: facts.rules?.showsMaps ?? false,
      }),
    );
    await sendSmall(request, response, html);
  }

  /** What one browser is shown on purpose says nothing of how visitors fare. */
  private audienceOf(pinned: Pinned, preview: Preview | undefined): Pick<DocumentParts, 'reports' | 'preview'> {
    const { until = '', releases = [], local = [] } = preview ?? {};
    if (preview) return { preview: { until, releases: [...releases, ...local.map(({ id }) => id)] } };
    return { reports: isReporting(pinned, this.registry, this.settings.REPORTS_SHARE) };
  }

  private async pinnedFor(request: Request, preview: Preview | undefined): Promise<Pinned | undefined> {
    const snapshot = await snapshotFor(request, this.registry, preview);
    const visitor = visitorOf(request, snapshot);
    const place = (candidate: string) => placeAmongHundred(candidate, visitor);
    const pinned = pin(snapshot, { path: request.path, place, shell: requestedShell(request) });
    return pinned && preview ? brokenOnPurpose(pinned, preview.faults) : pinned;
  }
}
