import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ReplayParkedDto } from '@northlight/contracts';
import { operationsRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { ReplayParked } from './replay-parked.handler.js';

@Controller()
export class ReplayParkedController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(operationsRoutes.replayParked)
  replay(@Body() which: ReplayParkedDto): Promise<{ streams: number }> {
    return this.commands.execute(new ReplayParked(which));
  }
}
