import { Body, Controller, Header, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SignInDto, type UserView } from '@northlight/contracts';
import type { Request } from 'express';
import { Public } from '../../../../platform/http/access.js';
import { startSession } from '../../persistence/sessions.js';
import { SignInGuard } from './sign-in-guard.js';

@ApiTags('auth')
@Controller('api/auth')
export class SignInController {
  /** The guard has found out who it is; from here on this browser is theirs. */
  @Public()
  @UseGuards(SignInGuard)
  @Post('login')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'Signed in; the cookie `sid` says so from now on.' })
  async signIn(@Req() request: Request & { user: UserView }, @Body() body: SignInDto): Promise<UserView> {
    const { user } = request;
    await startSession(request, user.id, body.rememberMe === true);
    return user;
  }
}
