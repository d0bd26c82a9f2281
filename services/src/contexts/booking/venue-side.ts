import { AuditLog } from '../../platform/audit/audit-log.js';
import { CallOffReader } from './features/call-off/call-off-reader.js';
import { CallOffsController } from './features/call-off/call-offs.controller.js';
import { PreviewCallOffHandler } from './features/call-off/preview-call-off.handler.js';
import { RunCallOffHandler } from './features/call-off/run-call-off.handler.js';
import { ShowCallOffsHandler } from './features/call-off/show-call-offs.handler.js';
import { SlotsAhead } from './features/call-off/slots-ahead.js';
import { StartCallOffHandler } from './features/call-off/start-call-off.handler.js';
import { CancelAtDeskController } from './features/cancel-booking/cancel-at-desk.controller.js';
import { ChangeAtDeskController } from './features/change-party/change-at-desk.controller.js';
import { ChangeSlotController } from './features/change-slots/change-slot.controller.js';
import { ChangeSlotHandler } from './features/change-slots/change-slot.handler.js';
import { ChangeSlotsController } from './features/change-slots/change-slots.controller.js';
import { ChangeSlotsHandler } from './features/change-slots/change-slots.handler.js';
import { CheckInController } from './features/check-in/check-in.controller.js';
import { CheckInHandler } from './features/check-in/check-in.handler.js';
import { UndoCheckInHandler } from './features/check-in/undo-check-in.handler.js';
import { CloseFreeSlotsController } from './features/close-free-slots/close-free-slots.controller.js';
import { CloseFreeSlotsHandler } from './features/close-free-slots/close-free-slots.handler.js';
import { CloseOrphanedSlotsHandler } from './features/close-free-slots/close-orphaned-slots.handler.js';
import { CorrectCustomerController } from './features/correct-customer/correct-customer.controller.js';
import { CorrectCustomerHandler } from './features/correct-customer/correct-customer.handler.js';
import { GrantRefundController } from './features/grant-refund/grant-refund.controller.js';
import { GrantRefundHandler } from './features/grant-refund/grant-refund.handler.js';
import { ListNotesController } from './features/list-notes/list-notes.controller.js';
import { ListNotesHandler } from './features/list-notes/list-notes.handler.js';
import { ListRefundsController } from './features/list-refunds/list-refunds.controller.js';
import { ListRefundsHandler } from './features/list-refunds/list-refunds.handler.js';
import { MoveAtDeskController } from './features/move-booking/move-at-desk.controller.js';
import { OpenOneSlotHandler } from './features/open-slots/open-one-slot.handler.js';
import { OpenSlotsController } from './features/open-slots/open-slots.controller.js';
import { OpenSlotsHandler } from './features/open-slots/open-slots.handler.js';
import { OpenWantedSlotsHandler } from './features/open-slots/open-wanted-slots.handler.js';
import { PreviewSlotsHandler } from './features/open-slots/preview-slots.handler.js';
import { SellAtDeskController } from './features/place-booking/sell-at-desk.controller.js';
import { RemoveNoteController } from './features/remove-note/remove-note.controller.js';
import { RemoveNoteHandler } from './features/remove-note/remove-note.handler.js';
import { ResendLinksController } from './features/resend-links/resend-links.controller.js';
import { ResendLinksHandler } from './features/resend-links/resend-links.handler.js';
import { SearchBookingsController } from './features/search-bookings/search-bookings.controller.js';
import { SearchBookingsHandler } from './features/search-bookings/search-bookings.handler.js';
import { SettleRefundController } from './features/settle-refund/settle-refund.controller.js';
import { SettleRefundHandler } from './features/settle-refund/settle-refund.handler.js';
import { ShowAvailabilityController } from './features/show-availability/show-availability.controller.js';
import { ShowAvailabilityHandler } from './features/show-availability/show-availability.handler.js';
import { ShowDayBoardController } from './features/show-day-board/show-day-board.controller.js';
import { ShowDayBoardHandler } from './features/show-day-board/show-day-board.handler.js';
import { BookingHistoryController } from './features/show-history/booking-history.controller.js';
import { Past } from './features/show-history/past.js';
import { ShowBookingStateHandler } from './features/show-history/show-booking-state.handler.js';
import { ShowHistoryHandler } from './features/show-history/show-history.handler.js';
import { ShowSlotStateHandler } from './features/show-history/show-slot-state.handler.js';
import { SlotHistoryController } from './features/show-history/slot-history.controller.js';
import { ShowManifestController } from './features/show-manifest/show-manifest.controller.js';
import { ShowManifestHandler } from './features/show-manifest/show-manifest.handler.js';
import { ShowStandingController } from './features/show-standing/show-standing.controller.js';
import { ShowStandingHandler } from './features/show-standing/show-standing.handler.js';
import { WriteNoteController } from './features/write-note/write-note.controller.js';
import { WriteNoteHandler } from './features/write-note/write-note.handler.js';
import { CallOffRow } from './persistence/call-off.row.js';
import { CallOffPartyRow } from './persistence/call-off-party.row.js';
import { CallOffs } from './persistence/call-offs.repository.js';
import { CalledOff } from './persistence/called-off.js';
import { CustomerCorrections } from './persistence/customer-corrections.js';
import { DeskBookings } from './persistence/desk-bookings.js';
import { DeskViews } from './persistence/desk-views.js';
import { SlotChooser } from './persistence/slot-chooser.js';
import { StandingSlots } from './persistence/standing.repository.js';
import { UndeliveredMailRow } from './persistence/undelivered-mail.row.js';
import { UndeliveredMails } from './persistence/undelivered-mails.js';

/** What those who work at a venue do with its slots and bookings, and what they see of the past. */
export const venueSide = {
  rows: [CallOffRow, CallOffPartyRow, UndeliveredMailRow],
  controllers: [
    ShowManifestController,
    SearchBookingsController,
    ResendLinksController,
    BookingHistoryController,
    SlotHistoryController,
    CancelAtDeskController,
    ListRefundsController,
    SettleRefundController,
    GrantRefundController,
    MoveAtDeskController,
    ChangeSlotController,
    ChangeSlotsController,
    CheckInController,
    ListNotesController,
    WriteNoteController,
    RemoveNoteController,
    OpenSlotsController,
    SellAtDeskController,
    ShowStandingController,
    CloseFreeSlotsController,
    ShowAvailabilityController,
    ShowDayBoardController,
    CallOffsController,
    CorrectCustomerController,
    ChangeAtDeskController,
  ],
  providers: [
    ShowManifestHandler,
    SearchBookingsHandler,
    ResendLinksHandler,
    ListRefundsHandler,
    SettleRefundHandler,
    GrantRefundHandler,
    DeskViews,
    Past,
    ShowBookingStateHandler,
    ShowHistoryHandler,
    ShowSlotStateHandler,
    ChangeSlotHandler,
    ChangeSlotsHandler,
    CheckInHandler,
    UndoCheckInHandler,
    ListNotesHandler,
    WriteNoteHandler,
    RemoveNoteHandler,
    AuditLog,
    OpenSlotsHandler,
    OpenOneSlotHandler,
    ShowAvailabilityHandler,
    ShowDayBoardHandler,
    OpenWantedSlotsHandler,
    PreviewSlotsHandler,
    ShowStandingHandler,
    CloseFreeSlotsHandler,
    CloseOrphanedSlotsHandler,
    StandingSlots,
    SlotChooser,
    DeskBookings,
    CallOffs,
    CorrectCustomerHandler,
    CustomerCorrections,
    UndeliveredMails,
    CalledOff,
    CallOffReader,
    SlotsAhead,
    StartCallOffHandler,
    RunCallOffHandler,
    PreviewCallOffHandler,
    ShowCallOffsHandler,
  ],
};
