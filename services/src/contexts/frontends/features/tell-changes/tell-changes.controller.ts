import { randomUUID } from 'node:crypto';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { LiveAnswer } from '../../../../platform/http/live-answer.js';
import { Refusal } from '../../../../platform/kernel/refusal.js';
import { LiveFronts } from '../../persistence/live-fronts.js';
import { WatchedFronts } from '../../persistence/watched-fronts.js';

/** Tells open pages of `npm run dev` that they were built anew; elsewhere there is nothing here. */
@Controller('web')
export class TellChangesController {
  /** Of this process: a page that comes back to another one reloads, too. */
  private state = randomUUID();

  constructor(private readonly fronts: LiveFronts) {
    if (fronts instanceof WatchedFronts) {
      fronts.onChange(() => {
        this.state = randomUUID();
      });
    }
  }

  @Get('changes')
  tell(@Req() request: Request, @Res() response: Response): void {
    if (!(this.fronts instanceof WatchedFronts)) throw new Refusal('NOT_FOUND');
    const answer = new LiveAnswer(request, response);
    const say = () => answer.say({ event: 'built', id: this.state, data: '{}' });
    say();
    answer.onOver(this.fronts.onChange(say));
  }
}
