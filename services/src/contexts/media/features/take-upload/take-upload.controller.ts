import { Controller, Param, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { StoredIdDto, type UploadsAcceptedView, type UploadTarget } from '@northlight/contracts';
import { uploadsRoutes } from '@northlight/contracts/routes';
import type { Request } from 'express';
import { CurrentUser, type Principal } from '../../../../platform/http/access.js';
import { Endpoint } from '../../../../platform/http/endpoint.js';
import { TakeUpload } from './take-upload.handler.js';

/** Files for the pictures of experiences, plans, products (§7) and venues (decisions.md G6): multipart, answered as soon as they are safe. */
@Controller()
export class TakeUploadController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(uploadsRoutes.uploadExperiencePicture)
  experience(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('experience', { id, request, user });
  }

  @Endpoint(uploadsRoutes.uploadExperienceGallery)
  gallery(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('experience-gallery', { id, request, user });
  }

  @Endpoint(uploadsRoutes.uploadMembershipPicture)
  membership(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('membership', { id, request, user });
  }

  @Endpoint(uploadsRoutes.uploadProductPicture)
  product(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('product', { id, request, user });
  }

  @Endpoint(uploadsRoutes.uploadVenuePicture)
  venue(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('venue', { id, request, user });
  }

  @Endpoint(uploadsRoutes.uploadVenueGallery)
  venueGallery(@Param() { id }: StoredIdDto, @Req() request: Request, @CurrentUser() user: Principal) {
    return this.take('venue-gallery', { id, request, user });
  }

  private take(target: UploadTarget, { id, request, user }: UploadRequest): Promise<UploadsAcceptedView> {
    return this.commands.execute(new TakeUpload({ target, id }, request, user.id));
  }
}

interface UploadRequest {
  readonly id: number;
  readonly request: Request;
  readonly user: Principal;
}
