import { Body, Controller, Delete, Header, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AddPasskeyDto, OwnIdentityDto, type PasskeyAddedView, PasskeyIdDto } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal, principalOf } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { answerAsked, challengeIn, passkeyRefusals, saidIn } from '../../persistence/passkey-challenge.js';
import type { CreationOptions, RequestOptions } from '../../persistence/web-authn.js';
import { AddPasskey, AskForNewPasskey, AskForOwnPasskey, RemovePasskey } from './keep-passkeys.handler.js';

@ApiTags('auth')
@Controller('api/auth/second-factor/passkeys')
export class KeepPasskeysController {
  constructor(private readonly commands: CommandBus) {}

  @Post('options')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'TOO_MANY_PASSKEYS', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiOkResponse({ description: 'What a browser makes a passkey from, within five minutes (WebAuthn).' })
  async askForNew(
    @Body() said: OwnIdentityDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<CreationOptions> {
    return answerAsked(request, await this.commands.execute(new AskForNewPasskey(id, saidIn(request, said))));
  }

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'PASSKEY_KNOWN', 'TOO_MANY_PASSKEYS', ...passkeyRefusals)
  @ApiOkResponse({ description: 'It signs in from now on. The recovery codes of a first one are shown this once.' })
  add(
    @Body() made: AddPasskeyDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<PasskeyAddedView> {
    return this.commands.execute(new AddPasskey(id, made, challengeIn(request)));
  }

  @Post('challenge')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Refuses('NOT_SIGNED_IN', 'NO_PASSKEYS')
  @ApiOkResponse({ description: 'What a browser asks one of your passkeys, within five minutes (WebAuthn).' })
  async askForOwn(@CurrentUser() { id }: Principal, @Req() request: Request): Promise<RequestOptions> {
    return answerAsked(request, await this.commands.execute(new AskForOwnPasskey(id)));
  }

  @Delete(':id')
  @HttpCode(204)
  @Refuses('INVALID_INPUT', 'NOT_SIGNED_IN', 'PASSKEY_NOT_FOUND', 'TOO_MANY_TRIES', ...passkeyRefusals)
  @ApiNoContentResponse({ description: 'It opens nothing any more.' })
  async remove(@Body() said: OwnIdentityDto, @Param() { id }: PasskeyIdDto, @Req() request: Request): Promise<void> {
    const user = principalOf(request);
    if (user) await this.commands.execute(new RemovePasskey(user.id, id, saidIn(request, said)));
  }
}
