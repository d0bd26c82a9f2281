import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { CatalogModule } from '../../catalog/index.js';
import { VouchersModule } from '../../vouchers/index.js';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { CheckInController } from './features/check-in/check-in.controller.js';
import { CheckInHandler } from './features/check-in/check-in.handler.js';
import { UndoCheckInHandler } from './features/check-in/undo-check-in.handler.js';
import { CloseVisitHandler } from './features/close-visit/close-visit.handler.js';
import { CorrectCustomerController } from './features/correct-customer/correct-customer.controller.js';
import { CorrectCustomerHandler } from './features/correct-customer/correct-customer.handler.js';
import { ListNotesController } from './features/list-notes/list-notes.controller.js';
import { ListNotesHandler } from './features/list-notes/list-notes.handler.js';
import { RedeemVoucherController } from './features/redeem-voucher/redeem-voucher.controller.js';
import { RedeemVoucherHandler } from './features/redeem-voucher/redeem-voucher.handler.js';
import { RemoveNoteController } from './features/remove-note/remove-note.controller.js';
import { RemoveNoteHandler } from './features/remove-note/remove-note.handler.js';
import { ResendLinksController } from './features/resend-links/resend-links.controller.js';
import { ResendLinksHandler } from './features/resend-links/resend-links.handler.js';
import { SearchBookingsController } from './features/search-bookings/search-bookings.controller.js';
import { SearchBookingsHandler } from './features/search-bookings/search-bookings.handler.js';
import { ShowManifestController } from './features/show-manifest/show-manifest.controller.js';
import { ShowManifestHandler } from './features/show-manifest/show-manifest.handler.js';
import { WriteNoteController } from './features/write-note/write-note.controller.js';
import { WriteNoteHandler } from './features/write-note/write-note.handler.js';
import { CustomerCorrections } from './persistence/customer-corrections.js';

/** What the desk does on the day: finds parties, lets them in, corrects them and writes notes. */
@Module({
  imports: [CqrsModule, BookingSharedModule, CatalogModule, PrivacyModule, VouchersModule],
  controllers: [
    CheckInController,
    CorrectCustomerController,
    ListNotesController,
    RemoveNoteController,
    RedeemVoucherController,
    ResendLinksController,
    SearchBookingsController,
    ShowManifestController,
    WriteNoteController,
  ],
  providers: [
    CheckInHandler,
    UndoCheckInHandler,
    CloseVisitHandler,
    CorrectCustomerHandler,
    ListNotesHandler,
    RedeemVoucherHandler,
    RemoveNoteHandler,
    ResendLinksHandler,
    SearchBookingsHandler,
    ShowManifestHandler,
    WriteNoteHandler,
    AuditLog,
    CustomerCorrections,
  ],
})
export class DoorModule {}
