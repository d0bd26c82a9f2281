import { Body, Controller, HttpCode, Ip, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ValidateAccessDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { givePass } from '../../persistence/candidate-pass.js';
import { ValidateAccess } from './validate-access.handler.js';

@ApiTags('franchise')
@Controller('api/franchise')
export class ValidateAccessController {
  constructor(private readonly commands: CommandBus) {}

  @Post('validate-access')
  @HttpCode(200)
  @Refuses('NOT_SIGNED_IN', 'INVALID_INPUT', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'Whether the code opens the portal; if so, this browser may go on for two hours.' })
  // biome-ignore lint/complexity/useMaxParams: each comes from another part of the request
  validate(
    @Body() claim: ValidateAccessDto,
    @CurrentUser() user: Principal,
    @Ip() address: string,
    @Req() request: Request,
  ): Promise<{ valid: boolean }> {
    return this.admit(new ValidateAccess(claim, { userId: user.id, address }), request);
  }

  private async admit(command: ValidateAccess, request: Request): Promise<{ valid: boolean }> {
    const pass = await this.commands.execute(command);
    if (pass !== null) givePass(request, pass);
    return { valid: pass !== null };
  }
}
