import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LimitsModule } from '../../../platform/limits/limits.module.js';
import { PrivacyModule } from '../../../platform/privacy/privacy.module.js';
import { RetentionModule } from '../../../platform/retention/retention.module.js';
import { CatalogModule } from '../../catalog/index.js';
import { VouchersModule } from '../../vouchers/index.js';
import { BookingFigures } from '../domain/booking/booking-figures.js';
import { Bookings } from '../domain/booking/bookings.js';
import { VisitLines } from '../domain/booking/visit-lines.js';
import { FreeTimes } from '../domain/slot/free-times.js';
import { BookingRow } from '../persistence/booking.row.js';
import { BookingNotes } from '../persistence/booking-notes.js';
import { BookingReader } from '../persistence/booking-reader.js';
import { BookingStates } from '../persistence/booking-states.js';
import { BookingTerms } from '../persistence/booking-terms.js';
import { CalledOff } from '../persistence/called-off.js';
import { CustomerRow } from '../persistence/customer.row.js';
import { Customers } from '../persistence/customers.repository.js';
import { DeskBookings } from '../persistence/desk-bookings.js';
import { DeskViews } from '../persistence/desk-views.js';
import { EndingHoldRow } from '../persistence/ending-hold.row.js';
import { HeldBookings } from '../persistence/held-bookings.js';
import { KeyRotation } from '../persistence/key-rotation.js';
import { ManageLinks } from '../persistence/manage-links.js';
import { ManagedBookings } from '../persistence/managed-bookings.js';
import { NoteRow } from '../persistence/note.row.js';
import { PersonKeyRow } from '../persistence/person-key.row.js';
import { RefundRow } from '../persistence/refund.row.js';
import { SlotRow } from '../persistence/slot.row.js';
import { SlotBoard } from '../persistence/slot-board.repository.js';
import { StoredBookingFigures } from '../persistence/stored-booking-figures.js';
import { StoredBookings } from '../persistence/stored-bookings.js';
import { StoredFreeTimes } from '../persistence/stored-free-times.js';
import { StoredRefunds } from '../persistence/stored-refunds.js';
import { StoredVisitLines } from '../persistence/stored-visit-lines.js';
import { UndeliveredMailRow } from '../persistence/undelivered-mail.row.js';
import { UndeliveredMails } from '../persistence/undelivered-mails.js';
import { VisitFacts } from '../persistence/visit-facts.js';
import { VisitorLimits } from './buyer.js';

/** What the modules of this room share: its tables, what reads them, its limits, and its ports. */
@Module({
  imports: [
    CatalogModule,
    LimitsModule,
    PrivacyModule,
    RetentionModule,
    VouchersModule,
    TypeOrmModule.forFeature([
      SlotRow,
      EndingHoldRow,
      BookingRow,
      CustomerRow,
      PersonKeyRow,
      NoteRow,
      RefundRow,
      UndeliveredMailRow,
    ]),
  ],
  providers: [
    VisitorLimits,
    Customers,
    KeyRotation,
    ManagedBookings,
    HeldBookings,
    ManageLinks,
    DeskBookings,
    DeskViews,
    VisitFacts,
    BookingNotes,
    BookingStates,
    BookingReader,
    StoredRefunds,
    SlotBoard,
    CalledOff,
    UndeliveredMails,
    BookingTerms,
    { provide: Bookings, useClass: StoredBookings },
    { provide: FreeTimes, useClass: StoredFreeTimes },
    { provide: BookingFigures, useClass: StoredBookingFigures },
    { provide: VisitLines, useClass: StoredVisitLines },
  ],
  exports: [
    TypeOrmModule,
    VisitorLimits,
    Customers,
    KeyRotation,
    ManagedBookings,
    HeldBookings,
    ManageLinks,
    DeskBookings,
    DeskViews,
    VisitFacts,
    BookingNotes,
    BookingStates,
    BookingReader,
    StoredRefunds,
    SlotBoard,
    CalledOff,
    UndeliveredMails,
    Bookings,
    FreeTimes,
    BookingFigures,
    VisitLines,
  ],
})
export class BookingSharedModule {}
