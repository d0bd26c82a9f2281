import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../../../platform/http/access.js';
import { endSession } from '../../persistence/sessions.js';

@ApiTags('auth')
@Controller('api/auth')
export class SignOutController {
  /** The same answer for somebody who was not signed in: afterwards nobody is. */
  @Public()
  @Post('logout')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Nobody is signed in in this browser now.' })
  async signOut(@Req() request: Request): Promise<{ message: string }> {
    await endSession(request);
    return { message: 'Signed out' };
  }
}
