import {
  Button,
  color,
  dateText,
  feeText,
  font,
  money,
  Notice,
  size,
  space,
  timeText,
  useBookingPolicy,
  weekdayText,
} from '@northlight/site-kit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { BookingFailure } from '../../features/place-booking/booking-failure.ts';
import { PriceStub } from '../../features/quote-booking/price-stub.tsx';
import { VoucherField } from '../../features/use-voucher/voucher-field.tsx';
import { texts } from '../../texts/booking.ts';
import { Bar, Ticket } from './booking-layout.ts';
import type { BookingDesk } from './use-booking-desk.ts';
import { visitsOf } from './use-desk-data.ts';

interface SummaryProps {
  readonly desk: BookingDesk;
}

/** The ticket with its price. */
export function BookingTicket({ desk: { values, data, buyer, lostTime, failure, setVoucher } }: SummaryProps) {
  const { date, time } = values;
  return (
    <Ticket aria-label={texts.yourTicket}>
      <PriceStub quote={data.quote}>
        <Title>{data.experience?.name ?? texts.yourVisit}</Title>
        <Line>{date ? `${weekdayText(date)}, ${dateText(date)}` : texts.noDateYet}</Line>
        <Clock $isOpen={!time} $isLost={lostTime !== undefined}>
          {time ? timeText(time) : texts.noTimeYet}
        </Clock>
      </PriceStub>
      <VoucherField visits={visitsOf(values)} {...{ buyer, failure }} onVoucher={setVoucher} />
      {failure?.place === 'form' && <Failed failure={failure} />}
    </Ticket>
  );
}

/** The reason beside the price; brought into view, since the button may be far from it (U43). */
function Failed({ failure }: { readonly failure: BookingFailure }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is shown, also the same one again
  useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [failure]);
  return (
    <div ref={box}>
      <Notice tone="bad" title={failure.message}>
        <p>{texts.everythingYouEnteredIsStill}</p>
      </Notice>
    </div>
  );
}

/** The price and the main button, always within reach (U56). */
export function BookingBar({ desk: { values, data, lostTime, isBusy } }: SummaryProps) {
  const fee = feeText(useBookingPolicy());
  const total = data.quote.data?.totalPrice;
  const about = total === undefined ? texts.selectAnExperience : fee && texts.included({ fee });
  return (
    <Bar>
      <p>
        {total === undefined ? texts.noPriceYet : money(total)}
        {lostTime ? <Lost>{texts.chooseAnotherTime}</Lost> : <small>{about}</small>}
      </p>
      <Button type="submit" isBusy={isBusy} busyText={texts.processing}>
        {texts.bookTicket({ numberOfTickets: values.numberOfTickets })}
      </Button>
    </Bar>
  );
}

const Lost = styled.small`
  && {
    color: ${color.few};
    font-weight: 600;
  }
`;

const Title = styled.p`
  font: 750 ${size.title} / 1.1 ${font.display};
  letter-spacing: -0.025em;
`;

const Line = styled.p`
  margin-block: ${space.s} 2px;
  color: ${color.inkQuiet};
  font-size: ${size.small};
`;

const Clock = styled.p<{ $isOpen: boolean; $isLost: boolean }>`
  color: ${({ $isOpen }) => ($isOpen ? color.inkQuiet : color.ink)};
  font: ${({ $isOpen }) => ($isOpen ? `400 ${size.small} / 1.55 ${font.text}` : `780 2.25rem / 1.1 ${font.display}`)};
  letter-spacing: ${({ $isOpen }) => ($isOpen ? 0 : '-0.035em')};
  text-decoration: ${({ $isLost }) => ($isLost ? 'line-through 3px' : 'none')};
`;
