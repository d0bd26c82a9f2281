import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  type AuthenticatorSetupView,
  OwnIdentityDto,
  type RecoveryCodesView,
  SecondFactorCodeDto,
} from '@northlight/contracts';
import { secondFactorRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { evidenceIn } from '../../../persistence/passkey-challenge.js';
import {
  BeginAuthenticator,
  ConfirmAuthenticator,
  RemoveAuthenticator,
  RenewRecoveryCodes,
} from './keep-second-factor.handler.js';

@Controller()
export class KeepSecondFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(secondFactorRoutes.beginAuthenticator)
  begin(
    @Body() input: OwnIdentityDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<AuthenticatorSetupView> {
    return this.commands.execute(new BeginAuthenticator(id, evidenceIn(request, input)));
  }

  @Endpoint(secondFactorRoutes.confirmAuthenticator)
  confirm(@Body() { code }: SecondFactorCodeDto, @CurrentUser() { id }: Principal): Promise<RecoveryCodesView> {
    return this.commands.execute(new ConfirmAuthenticator(id, code));
  }

  @Endpoint(secondFactorRoutes.removeAuthenticator)
  remove(@Body() input: OwnIdentityDto, @CurrentUser() { id }: Principal, @Req() request: Request): Promise<void> {
    return this.commands.execute(new RemoveAuthenticator(id, evidenceIn(request, input)));
  }

  @Endpoint(secondFactorRoutes.renewRecoveryCodes)
  renew(
    @Body() input: OwnIdentityDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<RecoveryCodesView> {
    return this.commands.execute(new RenewRecoveryCodes(id, evidenceIn(request, input)));
  }
}
