import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { SignInDto } from '@northlight/contracts';
import type { Request } from 'express';
import { validationPipe } from '../../../../../platform/http/validation.js';

const pipe = validationPipe();

/** Guards run before pipes: this one holds the body against the form's rules before anybody looks for an account. */
@Injectable()
export class SignInGuard extends AuthGuard('credentials') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    request.body = await pipe.transform(request.body ?? {}, { type: 'body', metatype: SignInDto });
    return (await super.canActivate(context)) === true;
  }

  override getAuthenticateOptions() {
    return { session: false };
  }
}
