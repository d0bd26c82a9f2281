import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { isDraining } from '../../../../platform/http/lifecycle.js';
import { NearOnly } from '../../../../platform/http/near-only.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { metricsText, metricsType } from '../../../../platform/observability/metrics.js';

/** Health of the web process itself; the plain paths are forwarded to the API. */
@Controller('web')
export class WebHealthController {
  @Get('health/live')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** It can answer: it is not stopping. The registry may be away, the last snapshot serves. */
  @Get('health/ready')
  ready(): { status: 'ok' } {
    if (isDraining()) throw new Refusal('UNAVAILABLE');
    return { status: 'ok' };
  }

  @Get('metrics')
  @UseGuards(NearOnly)
  @Header('Content-Type', metricsType)
  metrics(): Promise<string> {
    return metricsText();
  }
}
