import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DifferenceIdDto, SettleDifferenceDto } from '@northlight/contracts';
import { journalRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { SettleDifference } from './settle-difference.handler.js';

@Controller()
export class SettleDifferenceController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(journalRoutes.settleDifference)
  settle(@Param() { id }: DifferenceIdDto, @Body() { reason }: SettleDifferenceDto): Promise<void> {
    return this.commands.execute(new SettleDifference(id, reason));
  }
}
