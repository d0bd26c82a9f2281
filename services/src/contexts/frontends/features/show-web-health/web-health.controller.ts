import { Controller, Get } from '@nestjs/common';
import { isDraining } from '../../../../platform/http/lifecycle.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { LiveFronts } from '../../persistence/live-fronts.js';

/** Health of the web process itself; the plain paths are forwarded to the API. */
@Controller('web')
export class WebHealthController {
  constructor(private readonly registry: LiveFronts) {}

  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /**
   * It can answer: it is not stopping, and knows a release, or has a document that waits for one. The registry may be
   * away, the last snapshot serves.
   */
  @Get('health/ready')
  ready(): { status: 'ok' } {
    const { snapshot, isBuilding } = this.registry;
    if (isDraining() || (snapshot.length === 0 && !isBuilding)) throw new Refusal('UNAVAILABLE');
    return { status: 'ok' };
  }
}
