import { Controller, Req } from '@nestjs/common';
import { signInRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { endSession } from '../../../persistence/sessions.js';

@Controller()
export class SignOutController {
  /** The same answer for somebody who was not signed in: afterwards nobody is. */
  @Endpoint(signInRoutes.signOut)
  async signOut(@Req() request: Request): Promise<{ message: string }> {
    await endSession(request);
    return { message: 'Signed out' };
  }
}
