import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { FranchiseSharedModule } from '../shared/franchise-shared.module.js';
import { ChangeStatusController } from './features/change-status/change-status.controller.js';
import { ChangeStatusHandler } from './features/change-status/change-status.handler.js';
import { ListInquiriesController } from './features/list-inquiries/list-inquiries.controller.js';
import { ListInquiriesHandler, ShowInquiryHandler } from './features/list-inquiries/list-inquiries.handler.js';
import { ListMyInquiriesController } from './features/list-my-inquiries/list-my-inquiries.controller.js';
import { ListMyInquiriesHandler } from './features/list-my-inquiries/list-my-inquiries.handler.js';
import { SendInquiryController } from './features/send-inquiry/send-inquiry.controller.js';
import { SendInquiryHandler } from './features/send-inquiry/send-inquiry.handler.js';

/** Who asks for a franchise, and how their inquiry moves on. */
@Module({
  imports: [CqrsModule, FranchiseSharedModule, LimitsModule],
  controllers: [ChangeStatusController, ListInquiriesController, ListMyInquiriesController, SendInquiryController],
  providers: [
    ChangeStatusHandler,
    ListInquiriesHandler,
    ShowInquiryHandler,
    ListMyInquiriesHandler,
    SendInquiryHandler,
  ],
})
export class InquiriesModule {}
