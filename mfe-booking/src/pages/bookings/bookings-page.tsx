import { type BookingList, bookingLists } from '@northlight/contracts';
import { Page, RequireSession, useTab } from '@northlight/site-kit';
import { Tabs } from '@northlight/site-kit/ui';
import { AsVisitor } from './as-visitor.tsx';
import { Columns } from './bookings-layout.ts';
import { BookingsTab } from './bookings-tab.tsx';
import { MyOrders } from './my-orders.tsx';

/** Route /bookings: what the signed-in person has booked. */
export function BookingsPage() {
  return (
    <RequireSession>
      <Page title="My bookings" lead="Your visits: tickets for the door, another time, or not at all.">
        <Columns>
          <Lists />
          <div>
            <MyOrders />
            <AsVisitor />
          </div>
        </Columns>
      </Page>
    </RequireSession>
  );
}

const titles: Readonly<Record<BookingList, string>> = { upcoming: 'Upcoming', past: 'Past', cancelled: 'Cancelled' };

function Lists() {
  const { selected, onSelect } = useTab(bookingLists);
  const tabs = bookingLists.map((when) => ({
    id: when,
    title: titles[when],
    content: <BookingsTab key={when} when={when} />,
  }));
  return <Tabs label="My bookings" tabs={tabs} selected={selected} onSelect={onSelect} />;
}
