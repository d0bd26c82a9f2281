import { Body, Controller, Ip, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ValidateAccessDto } from '@northlight/contracts';
import { candidatesRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { givePass } from '../../../persistence/candidate-pass.js';
import { ValidateAccess } from './validate-access.handler.js';

@Controller()
export class ValidateAccessController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(candidatesRoutes.validateAccess)
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
