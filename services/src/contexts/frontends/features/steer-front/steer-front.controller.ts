import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FrontSteered } from '@northlight/contracts';
import { Public } from '../../../../platform/http/access.js';
import { DeployToken } from '../../deploy-token.js';
import { FrontNameDto, SteerFrontDto } from './steer-front.dto.js';
import { SteerFront } from './steer-front.js';

@ApiTags('fronts')
@Public()
@UseGuards(DeployToken)
@Controller('api/fronts')
export class SteerFrontController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':app/channel')
  @HttpCode(200)
  steer(@Param() { app }: FrontNameDto, @Body() order: SteerFrontDto): Promise<FrontSteered> {
    return this.commands.execute(new SteerFront(app, order));
  }
}
