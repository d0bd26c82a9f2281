import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { BookingPolicyModule } from '../../../platform/booking-policy/booking-policy.module.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { IdentitySharedModule } from '../shared/identity-shared.module.js';
import { EraseAgainHandler } from './features/erase-again/erase-again.handler.js';
import { ErasePersonController } from './features/erase-person/erase-person.controller.js';
import { ErasePersonHandler } from './features/erase-person/erase-person.handler.js';
import { FindPersonController } from './features/find-person/find-person.controller.js';
import { FindPersonHandler } from './features/find-person/find-person.handler.js';
import { TellPersonController } from './features/tell-person/tell-person.controller.js';
import { TellPersonHandler } from './features/tell-person/tell-person.handler.js';

/** What is kept of a person, told or erased in every room. */
@Module({
  imports: [CqrsModule, IdentitySharedModule, PrivacyModule, BookingPolicyModule],
  controllers: [ErasePersonController, FindPersonController, TellPersonController],
  providers: [EraseAgainHandler, ErasePersonHandler, FindPersonHandler, TellPersonHandler],
})
export class PersonsModule {}
