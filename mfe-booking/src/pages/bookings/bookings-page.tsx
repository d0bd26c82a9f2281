import { type BookingList, bookingLists } from '@northlight/contracts';
import { Page, RequireSession, useTab } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import { texts } from '../../texts/bookings.ts';
import { AsVisitor } from './as-visitor.tsx';
import { Columns } from './bookings-layout.ts';
import { BookingsTab } from './bookings-tab.tsx';
import { MyOrders } from './my-orders.tsx';
import { OpenTickets } from './open-tickets.tsx';

/** Route /bookings: what the signed-in person has booked. */
export function BookingsPage() {
  return (
    <RequireSession>
      <Page title={texts.myBookings} lead={texts.viewTicketsRescheduleOrCancel}>
        <Columns>
          <div>
            <OpenTickets />
            <Lists />
          </div>
          <div>
            <MyOrders />
            <AsVisitor />
          </div>
        </Columns>
      </Page>
    </RequireSession>
  );
}

const titles: Readonly<Record<BookingList, string>> = {
  upcoming: texts.upcoming,
  past: texts.past,
  cancelled: texts.canceled,
};

function Lists() {
  const { selected, onSelect } = useTab(bookingLists);
  const tabs = bookingLists.map((when) => ({
    id: when,
    title: titles[when],
    content: <BookingsTab key={when} when={when} />,
  }));
  return <Tabs label={texts.myBookings} tabs={tabs} selected={selected} onSelect={onSelect} />;
}
