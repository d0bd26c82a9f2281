import { Controller, Headers, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { paymentsRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { rawBodyOf } from '../../../../platform/http/json-only.js';
import { TakeNotice } from './take-notice.handler.js';

@Controller()
export class TakeNoticeController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(paymentsRoutes.takePaymentNotice)
  take(@Req() request: Request, @Headers('stripe-signature') signature: string | undefined): Promise<void> {
    return this.commands.execute(new TakeNotice(rawBodyOf(request), signature));
  }
}
