import type { BookingPlacedView, SellAtDeskDto, SlotLoadView, VenueView } from '@northlight/contracts';
import { Button, href, LinkButton, money, Notice, Row, rich, Spinner, Stack, timeText } from '@northlight/site-kit';
import { Dialog, EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { useId, useState } from 'react';
import { useOpenVenues } from '../../queries/open-venues.ts';
import { texts } from '../../texts/walk-in.ts';
import { useSellAtDesk } from './use-walk-in.ts';
import { WalkInForm } from './walk-in-form.tsx';
import { useTodaysSlots } from './walk-in-slots.ts';

interface WalkInDialogProps {
  /** The venue that the desk looks at; the first open one where none is told. */
  readonly venueId: number | undefined;
  readonly onClose: () => void;
}

/** Sells tickets of today to a party that stands at the desk, and lets it in at once. */
export function WalkInDialog({ venueId, onClose }: WalkInDialogProps) {
  const { data: venues } = useOpenVenues();
  const venue = venues?.find(({ id }) => id === venueId) ?? venues?.[0];
  const [sold, setSold] = useState<BookingPlacedView>();
  const title = venue ? texts.walkIn({ name: venue.name }) : texts.walkIn2;
  if (sold) return <Sold sold={sold} title={title} onMore={() => setSold(undefined)} onClose={onClose} />;
  return <Today {...{ venue, title, onClose }} onSold={setSold} />;
}

interface TodayProps {
  readonly venue: VenueView | undefined;
  readonly title: string;
  readonly onSold: (sold: BookingPlacedView) => void;
  readonly onClose: () => void;
}

/** A sale that has begun stays, with what was typed and what was refused, also when the last seat goes meanwhile. */
function Today({ venue, title, onSold, onClose }: TodayProps) {
  const { data: slots, isPending, refetch } = useTodaysSlots(venue);
  const [hasBegun, setBegun] = useState(false);
  if (!hasBegun && slots && slots.length > 0) setBegun(true);
  if (hasBegun && slots) return <Sale {...{ title, slots, onSold, onClose }} />;
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      {isPending && <Spinner text={texts.loadingTodaysSlots} />}
      {!isPending && !slots && <LoadFailure text={texts.couldntLoadTodaysSlots} onRetry={() => void refetch()} />}
      {slots && <EmptyState title={texts.nothingLeftToSellToday} hint={texts.allSlotsHaveStarted} />}
    </Dialog>
  );
}

interface SaleProps extends Omit<TodayProps, 'venue'> {
  readonly slots: readonly SlotLoadView[];
}

function Sale({ title, slots, onSold, onClose }: SaleProps) {
  const form = useId();
  const [label, setLabel] = useState('');
  const sale = useSellAtDesk(onSold);
  const sell = (wanted: SellAtDeskDto) => {
    if (!sale.isPending) sale.mutate(wanted);
  };
  const buttons = (
    <Row>
      <Button tone="secondary" onClick={onClose}>
        {texts.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={sale.isPending} busyText={texts.selling}>
        {label}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} footer={buttons}>
      <WalkInForm
        id={form}
        slots={slots}
        error={sale.error}
        onLabel={setLabel}
        onSell={sell}
        onOtherStart={sale.reset}
      />
    </Dialog>
  );
}

interface SoldProps {
  readonly title: string;
  readonly sold: BookingPlacedView;
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** What to take, and from whom. */
function Sold({ title, sold, onMore, onClose }: SoldProps) {
  const { reference, numberOfTickets, time, totalPrice, status, customerName, priceAdjusted } = sold;
  const buttons = (
    <Row>
      <Button onClick={onMore}>{texts.nextCustomer}</Button>
      <LinkButton tone="secondary" to={`${href('adminBookings')}/${reference}`}>
        {texts.viewBooking}
      </LinkButton>
      <Button tone="secondary" onClick={onClose}>
        {texts.done}
      </Button>
    </Row>
  );
  return (
    <Dialog isOpen title={title} onClose={onClose} footer={buttons}>
      <Stack>
        <Notice tone="good" title={texts.ticket({ reference, numberOfTickets, time: timeText(time) })}>
          <p>
            {rich(status === 'checked_in' ? texts.isCheckedInPleaseCollect : texts.canCheck, {
              customerName,
              totalPrice: <b>{money(totalPrice)}</b>,
            })}
          </p>
        </Notice>
        {priceAdjusted && <Notice title={texts.thePriceChangedAfter} />}
      </Stack>
    </Dialog>
  );
}
