import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '../../catalog/index.js';
import { BookingSharedModule } from '../shared/booking-shared.module.js';
import { CallOffReader } from './features/call-off/call-off-reader.js';
import { CallOffsController } from './features/call-off/call-offs.controller.js';
import { PreviewCallOffHandler } from './features/call-off/preview-call-off.handler.js';
import { RunCallOffHandler } from './features/call-off/run-call-off.handler.js';
import { ShowCallOffsHandler } from './features/call-off/show-call-offs.handler.js';
import { SlotsAhead } from './features/call-off/slots-ahead.js';
import { StartCallOffHandler } from './features/call-off/start-call-off.handler.js';
import { ChangeSlotController } from './features/change-slots/change-slot.controller.js';
import { ChangeSlotHandler } from './features/change-slots/change-slot.handler.js';
import { ChangeSlotsController } from './features/change-slots/change-slots.controller.js';
import { ChangeSlotsHandler } from './features/change-slots/change-slots.handler.js';
import { CloseFreeSlotsController } from './features/close-free-slots/close-free-slots.controller.js';
import { CloseFreeSlotsHandler } from './features/close-free-slots/close-free-slots.handler.js';
import { CloseOrphanedSlotsHandler } from './features/close-free-slots/close-orphaned-slots.handler.js';
import { OpenOneSlotHandler } from './features/open-slots/open-one-slot.handler.js';
import { OpenSlotsController } from './features/open-slots/open-slots.controller.js';
import { OpenSlotsHandler } from './features/open-slots/open-slots.handler.js';
import { OpenWantedSlotsHandler } from './features/open-slots/open-wanted-slots.handler.js';
import { PreviewSlotsHandler } from './features/open-slots/preview-slots.handler.js';
import { ShowAvailabilityController } from './features/show-availability/show-availability.controller.js';
import { ShowAvailabilityHandler } from './features/show-availability/show-availability.handler.js';
import { ShowDayBoardController } from './features/show-day-board/show-day-board.controller.js';
import { ShowDayBoardHandler } from './features/show-day-board/show-day-board.handler.js';
import { ShowStandingController } from './features/show-standing/show-standing.controller.js';
import { ShowStandingHandler } from './features/show-standing/show-standing.handler.js';
import { CallOffRow } from './persistence/call-off.row.js';
import { CallOffPartyRow } from './persistence/call-off-party.row.js';
import { CallOffs } from './persistence/call-offs.repository.js';
import { SlotChooser } from './persistence/slot-chooser.js';
import { StandingSlots } from './persistence/standing.repository.js';
import { UpcomingVisits } from './persistence/upcoming-visits.js';

/** Which slots are open, how full they are, and what is called off. */
@Module({
  imports: [CqrsModule, BookingSharedModule, CatalogModule, TypeOrmModule.forFeature([CallOffRow, CallOffPartyRow])],
  controllers: [
    CallOffsController,
    ChangeSlotController,
    ChangeSlotsController,
    CloseFreeSlotsController,
    OpenSlotsController,
    ShowAvailabilityController,
    ShowDayBoardController,
    ShowStandingController,
  ],
  providers: [
    PreviewCallOffHandler,
    RunCallOffHandler,
    ShowCallOffsHandler,
    StartCallOffHandler,
    ChangeSlotHandler,
    ChangeSlotsHandler,
    CloseFreeSlotsHandler,
    CloseOrphanedSlotsHandler,
    OpenOneSlotHandler,
    OpenSlotsHandler,
    OpenWantedSlotsHandler,
    PreviewSlotsHandler,
    ShowAvailabilityHandler,
    ShowDayBoardHandler,
    ShowStandingHandler,
    CallOffReader,
    CallOffs,
    SlotChooser,
    SlotsAhead,
    StandingSlots,
    UpcomingVisits,
  ],
})
export class PlanningModule {}
