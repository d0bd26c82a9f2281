import { Body, Controller, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AddPasskeyDto, OwnIdentityDto, type PasskeyAddedView, PasskeyIdDto } from '@northlight/contracts';
import { secondFactorRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal, principalOf } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { answerWithChallenge, challengeIn, evidenceIn } from '../../../persistence/passkey-challenge.js';
import type { CreationOptions, RequestOptions } from '../../../persistence/web-authn.js';
import { AddPasskey, AskForNewPasskey, AskForOwnPasskey, RemovePasskey } from './keep-passkeys.handler.js';

@Controller()
export class KeepPasskeysController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(secondFactorRoutes.beginPasskey)
  async askForNew(
    @Body() input: OwnIdentityDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<CreationOptions> {
    return answerWithChallenge(
      request,
      await this.commands.execute(new AskForNewPasskey(id, evidenceIn(request, input))),
    );
  }

  @Endpoint(secondFactorRoutes.addPasskey)
  add(
    @Body() made: AddPasskeyDto,
    @CurrentUser() { id }: Principal,
    @Req() request: Request,
  ): Promise<PasskeyAddedView> {
    return this.commands.execute(new AddPasskey(id, made, challengeIn(request)));
  }

  @Endpoint(secondFactorRoutes.challengePasskey)
  async askForOwn(@CurrentUser() { id }: Principal, @Req() request: Request): Promise<RequestOptions> {
    return answerWithChallenge(request, await this.commands.execute(new AskForOwnPasskey(id)));
  }

  @Endpoint(secondFactorRoutes.removePasskey)
  async remove(@Body() input: OwnIdentityDto, @Param() { id }: PasskeyIdDto, @Req() request: Request): Promise<void> {
    const user = principalOf(request);
    if (user) await this.commands.execute(new RemovePasskey(user.id, id, evidenceIn(request, input)));
  }
}
