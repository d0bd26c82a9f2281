import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type ManagedVenueDetailView, OfferExperienceDto, VenueExperienceIdsDto } from '@northlight/contracts';
import { venuesRoutes } from '@northlight/contracts/routes';
import { Endpoint } from '../../../../../platform/http/endpoint.js';
import { OfferExperience } from './offer-experience.handler.js';

@Controller()
export class OfferExperienceController {
  constructor(private readonly commands: CommandBus) {}

  @Endpoint(venuesRoutes.offerExperience)
  offer(@Param() ids: VenueExperienceIdsDto, @Body() input: OfferExperienceDto): Promise<ManagedVenueDetailView> {
    return this.commands.execute(new OfferExperience(ids, input));
  }
}
