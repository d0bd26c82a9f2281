import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { FindAvailabilityDto } from '@northlight/contracts';
import type { Request, Response } from 'express';
import { Public } from '../../../../platform/http/access.js';
import { LiveAnswer } from '../../../../platform/http/live-answer.js';
import { SlotWatch } from './slot-watch.js';

@ApiTags('availability')
@Controller('api/availability')
export class WatchAvailabilityController {
  constructor(private readonly slots: SlotWatch) {}

  @Public()
  @Get('stream')
  @ApiOkResponse({
    description:
      'The slots of one experience at one venue on one day as server-sent events: an event `slots` at once and after ' +
      'each change. Its data is what GET /api/availability answers, its id a position of the venue’s ledger that it ' +
      'has reached. A comment every 20 seconds keeps the line open.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  watch(@Query() query: FindAvailabilityDto, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.slots.watch(query, new LiveAnswer(request, response));
  }
}
