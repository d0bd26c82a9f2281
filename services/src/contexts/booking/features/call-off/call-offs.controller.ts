import { Body, Controller, Get, Header, Headers, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CallOffPreview,
  type CallOffView,
  ListCallOffsDto,
  PreviewCallOffDto,
  StartCallOffDto,
} from '@northlight/contracts';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { PreviewCallOff } from './preview-call-off.handler.js';
import { ShowCallOffs } from './show-call-offs.handler.js';
import { StartCallOff } from './start-call-off.handler.js';

/** Slots that the venue cannot run: for those who may close them. */
@ApiTags('admin')
@Roles('ops')
@Controller('api/admin/call-offs')
export class CallOffsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
  ) {}

  @Get('preview')
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT', 'VENUE_NOT_FOUND', 'SLOTS_TOO_MANY')
  @ApiOkResponse({ description: 'Whom a call-off would hit, and what would go back. Nothing is written.' })
  preview(@Query() wanted: PreviewCallOffDto, @CurrentUser() user: Principal): Promise<CallOffPreview> {
    return this.queries.execute(new PreviewCallOff(wanted, user));
  }

  @Get()
  @Header('Cache-Control', 'no-store')
  @Refuses('INVALID_INPUT')
  @ApiOkResponse({ description: 'What was called off of these days, the latest first, and how far each has come.' })
  list(@Query() wanted: ListCallOffsDto, @CurrentUser() user: Principal): Promise<CallOffView[]> {
    return this.queries.execute(new ShowCallOffs(wanted, user));
  }

  /** The slots are closed at once; the worker cancels their parties, one commit and one mail each. */
  @Post()
  @HttpCode(200)
  @Refuses('INVALID_INPUT', 'VENUE_NOT_FOUND', 'SLOTS_TOO_MANY', 'NOTHING_TO_CALL_OFF', 'IDEMPOTENCY_KEY_REUSED')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
  @ApiOkResponse({ description: 'The call-off as it has begun.' })
  async start(
    @Body() said: StartCallOffDto,
    @CurrentUser() user: Principal,
    @Headers('idempotency-key') key?: string,
  ): Promise<CallOffView | undefined> {
    const id = await this.commands.execute(new StartCallOff(said, { userId: user.id, key }));
    const [begun] = await this.queries.execute(new ShowCallOffs({ venueId: said.venueId, id }, user));
    return begun;
  }
}
