import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PassportStrategy } from '@nestjs/passport';
import type { Request } from 'express';
import { Strategy } from 'passport-local';
import { networkOf } from '../../../../../platform/kernel/network-of.js';
import { type SignedIn, SignIn } from './sign-in.handler.js';

/** Username and password out of the body, for passport. */
@Injectable()
export class CredentialsStrategy extends PassportStrategy(Strategy, 'credentials') {
  constructor(private readonly commands: CommandBus) {
    super({ passReqToCallback: true, session: false });
  }

  /** @throws {Refusal} INVALID_CREDENTIALS, TOO_MANY_TRIES, ACCOUNT_DEACTIVATED */
  validate({ ip = '', headers }: Request, username: string, password: string): Promise<SignedIn> {
    return this.commands.execute(
      new SignIn({ username, password, address: networkOf(ip), cookies: headers.cookie ?? '' }),
    );
  }
}
