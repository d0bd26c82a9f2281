import { Body, Controller, Headers, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type CallOffPreview,
  type CallOffView,
  ListCallOffsDto,
  PreviewCallOffDto,
  StartCallOffDto,
} from '@northlight/contracts';
import { planningRoutes } from '@northlight/contracts/routes';
import { CurrentUser, type Principal } from '../../../../../platform/http/access.js';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { PreviewCallOff } from './preview-call-off.handler.js';
import { ShowCallOffs } from './show-call-offs.handler.js';
import { StartCallOff } from './start-call-off.handler.js';

/** Slots that the venue cannot run: for those who may close them. */
@Controller()
export class CallOffsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Endpoint(planningRoutes.previewCallOff)
  preview(@Query() wanted: PreviewCallOffDto, @CurrentUser() user: Principal): Promise<CallOffPreview> {
    return this.queries.execute(new PreviewCallOff(wanted, user));
  }

  @Endpoint(planningRoutes.listCallOffs)
  list(@Query() wanted: ListCallOffsDto, @CurrentUser() user: Principal): Promise<CallOffView[]> {
    return this.queries.execute(new ShowCallOffs(wanted, user));
  }

  /** The slots are closed at once; the worker cancels their parties, one commit and one mail each. */
  @Endpoint(planningRoutes.startCallOff)
  async start(
    @Body() input: StartCallOffDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<CallOffView> {
    const id = await this.commands.execute(new StartCallOff(input, { userId: user.id, key }));
    const [begun] = await this.queries.execute(new ShowCallOffs({ venueId: input.venueId, id }, user));
    if (!begun) throw new Error(`The call-off ${id} has begun and cannot be read`);
    return begun;
  }
}
