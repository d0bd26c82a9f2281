import { Body, Controller, Delete, Header, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AuthenticatorSetupView,
  OwnIdentityDto,
  type RecoveryCodesView,
  SecondFactorCodeDto,
} from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { passkeyRefusals, saidIn } from '../../persistence/passkey-challenge.js';
import {
  BeginAuthenticator,
  ConfirmAuthenticator,
  RemoveAuthenticator,
  RenewRecoveryCodes,
} from './keep-second-factor.handler.js';

@ApiTags('auth')
@Controller('api/auth/second-factor')
export class KeepSecondFactorController {
  constructor(private readonly commands: CommandBus) {}

  @Post('authenticator')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'SECOND_FACTOR_ON', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiOkResponse({ description: 'The secret for an app; nothing is asked for until a code of the app was confirmed.' })
  begin(
    @Body() said: OwnIdentityDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<AuthenticatorSetupView> {
    return this.commands.execute(new BeginAuthenticator(id, saidIn(request, said)));
  }

  @Post('authenticator/confirm')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'SECOND_FACTOR_ON', 'TOO_MANY_TRIES')
  @ApiOkResponse({ description: 'From now on a sign-in asks for a code. The recovery codes are shown this once.' })
  confirm(@Body() { code }: SecondFactorCodeDto, @CurrentUser() { id }: Principal): Promise<RecoveryCodesView> {
    return this.commands.execute(new ConfirmAuthenticator(id, code));
  }

  @Delete('authenticator')
  @HttpCode(204)
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'SECOND_FACTOR_OFF', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiNoContentResponse({
    description:
      'It is asked for no more. With no passkey left, the password is enough, and the recovery codes are gone, too.',
  })
  remove(@Body() said: OwnIdentityDto, @CurrentUser() { id }: Principal, @Req() request: Request): Promise<void> {
    return this.commands.execute(new RemoveAuthenticator(id, saidIn(request, said)));
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'SECOND_FACTOR_OFF', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiOkResponse({ description: 'Ten new recovery codes, shown this once; those before are gone.' })
  renew(
    @Body() said: OwnIdentityDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<RecoveryCodesView> {
    return this.commands.execute(new RenewRecoveryCodes(id, saidIn(request, said)));
  }
}
