import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiHeader, ApiTags } from '@nestjs/swagger';
import { StoredIdDto, type UploadsAcceptedView, type UploadTarget } from '@northlight/contracts';
import type { Request } from 'express';
import { CurrentUser, type Principal, Roles } from '../../../../platform/http/access.js';
import { Refuses } from '../../../../platform/http/refuses.js';
import { TakeUpload } from './take-upload.handler.js';

const refusals = [
  ...(['NOT_SIGNED_IN', 'NOT_ALLOWED', 'BAD_REQUEST', 'UPLOAD_NOT_A_FORM', 'UPLOAD_FIELD_UNKNOWN'] as const),
  ...(['UPLOAD_FILE_MISSING', 'UPLOAD_TOO_MANY', 'UPLOAD_TOO_LARGE', 'UPLOAD_TYPE_REFUSED', 'UPLOAD_NO_ROOM'] as const),
  ...(['IDEMPOTENCY_KEY_MALFORMED', 'IDEMPOTENCY_KEY_REUSED'] as const),
] as const;

/** Files for the pictures of experiences, plans, products (§7) and venues (decisions.md G6): multipart, answered as soon as they are safe. */
@ApiTags('admin')
@ApiHeader({ name: 'Idempotency-Key', required: false, description: '8 to 200 printable characters' })
@Roles('admin')
@Controller('api')
export class TakeUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Post('upload/experience/:id')
  @HttpCode(202)
  @Refuses(...refusals, 'EXPERIENCE_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'The field `image` is safe; GET /api/uploads/{id} says when it is shown.' })
  experience(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('experience', { id, request, user });
  }

  @Post('upload/experience/:id/gallery')
  @HttpCode(202)
  @Refuses(...refusals, 'EXPERIENCE_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'The fields `images`, five at most, are safe and come last in the gallery.' })
  gallery(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('experience-gallery', { id, request, user });
  }

  @Post('memberships/:id/image')
  @HttpCode(202)
  @Refuses(...refusals, 'MEMBERSHIP_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'The field `image` is safe.' })
  membership(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('membership', { id, request, user });
  }

  @Post('upload/product/:id')
  @HttpCode(202)
  @Refuses(...refusals, 'PRODUCT_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'The field `image` is safe.' })
  product(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('product', { id, request, user });
  }

  @Post('upload/venue/:id')
  @HttpCode(202)
  @Refuses(...refusals, 'VENUE_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'The field `image` is safe.' })
  venue(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('venue', { id, request, user });
  }

  @Post('upload/venue/:id/gallery')
  @HttpCode(202)
  @Refuses(...refusals, 'VENUE_NOT_FOUND')
  @ApiAcceptedResponse({ description: 'The fields `images`, five at most, are safe and come last in the gallery.' })
  venueGallery(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('venue-gallery', { id, request, user });
  }

  private take(target: UploadTarget, { id, request, user }: Asked): Promise<UploadsAcceptedView> {
    return this.commands.execute(new TakeUpload({ target, id }, request, user.id));
  }
}

interface Asked {
  readonly id: number;
  readonly request: Request;
  readonly user: Principal;
}
