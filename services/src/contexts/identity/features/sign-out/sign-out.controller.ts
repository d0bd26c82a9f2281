import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
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
  async signOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ message: string }> {
    await endSession(request, response);
    return { message: 'Signed out' };
  }
}
