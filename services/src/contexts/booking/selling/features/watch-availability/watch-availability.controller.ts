import { Controller, Query, Req, Res } from '@nestjs/common';
import { FindAvailabilityDto } from '@northlight/contracts';
import { availabilityRoutes } from '@northlight/contracts/routes';
import type { Request, Response } from 'express';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { LiveAnswer } from '../../../../../platform/http/live-answer.js';
import { SlotWatch } from './slot-watch.js';

@Controller()
export class WatchAvailabilityController {
  constructor(private readonly slots: SlotWatch) {}

  @Endpoint(availabilityRoutes.watchAvailability)
  watch(@Query() query: FindAvailabilityDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.slots.watch(query, new LiveAnswer(request, response));
  }
}
