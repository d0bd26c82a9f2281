import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { type Principal, principalOf } from '../../platform/http/access.js';
import { Clock } from '../../platform/kernel/clock.js';
import { Refusal } from '../../platform/kernel/refusal.js';
import { type Preview, previewIn } from './preview-cookie.js';

/** Who may choose releases for their own browser: people who deploy, and whom one of them has given a link. */
@Injectable()
export class PreviewAccess {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The preview that the browser has, if it has one. @throws {Refusal} NOT_ALLOWED */
  mustPreview(request: Request): Preview | undefined {
    const preview = previewIn(request, { settings: this.settings, now: this.clock.now() });
    if (!preview && !deploys(principalOf(request))) throw new Refusal('NOT_ALLOWED');
    return preview;
  }

  /** The moment at which a preview of this browser ends at the latest; undefined for people who deploy. @throws {Refusal} NOT_ALLOWED */
  endFor(request: Request): Date | undefined {
    const preview = this.mustPreview(request);
    return preview && !deploys(principalOf(request)) ? new Date(preview.until) : undefined;
  }
}

const deploys = (person: Principal | undefined): boolean =>
  person !== undefined && !person.mustSetUpSecondFactor && (person.isAdmin || !!person.roles?.includes('deployer'));
