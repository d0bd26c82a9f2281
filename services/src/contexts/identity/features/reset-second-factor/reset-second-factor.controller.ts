import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { UserIdDto } from '@northlight/contracts';
import { FreshSignIn, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { ResetSecondFactor } from './reset-second-factor.handler.js';

@ApiTags('admin')
@Controller('api/admin/users/:id/second-factor')
export class ResetSecondFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Roles('admin')
  @FreshSignIn()
  @Delete()
  @HttpCode(204)
  @Refuses('INVALID_INPUT', 'USER_NOT_FOUND', 'SECOND_FACTOR_OFF')
  @ApiNoContentResponse({ description: 'The account signs in with its password alone; its owner is told by mail.' })
  reset(@Param() { id }: UserIdDto): Promise<void> {
    return this.commands.execute(new ResetSecondFactor(id));
  }
}
