import type { CheckedInView, CheckInDto } from '@northlight/contracts';
import { Button, dateText, Notice, timeText } from '@northlight/site-kit';
import { problemText } from '../../forms/field-problems.ts';
import { texts } from '../../texts/check-in.ts';
import { OrderOfBooking } from '../../ui/order-of-booking.tsx';
import { PartyNotes } from '../../ui/party-notes.tsx';
import { isLost } from './lost-answers.ts';
import { takenText } from './taken-text.ts';
import { codeOf } from './use-check-in.ts';
import type { Scan } from './use-door.ts';

interface DoorAnswerProps {
  readonly scan: Scan;
  /** Of the door: a visit to another venue says so. */
  readonly venueName: string | undefined;
  readonly onAskAgain: (how?: CheckInDto) => void;
}

/** Whether a party is let in, and what to know of it; or why not, and what can be done. */
export function DoorAnswer({ scan: { question, party, error }, venueName, onAskAgain }: DoorAnswerProps) {
  if (party) return <LetIn {...{ party, venueName }} />;
  if (!error) return null;
  const way = wayOut(error);
  return (
    <Notice tone="bad" title={`${ticketName(question.booking)}: ${problemText(error)}`}>
      {way && (
        <Button tone="secondary" isSmall onClick={() => onAskAgain(way.how)}>
          {way.words}
        </Button>
      )}
    </Notice>
  );
}

/** The code of a ticket says nothing to a person. */
export const ticketName = (booking: string): string => (booking.length > 20 ? texts.thisTicket : booking);

const LetIn = ({ party, venueName }: { readonly party: CheckedInView; readonly venueName: string | undefined }) => (
  <Notice tone="good" title={letInText(party)}>
    <p>
      {party.experienceName}, {dateText(party.date)}, {timeText(party.time)}
      {party.venueName !== venueName && `, ${party.venueName}`}
      {party.ticketType === 'member' && `. ${memberText(party)}`}
    </p>
    {party.taken && <p>{takenText(party.taken)}</p>}
    <PartyNotes notes={party.notes} />
    <OrderOfBooking bookingId={party.id} isAtDoor />
  </Notice>
);

const letInText = ({ reference, inside, numberOfTickets }: CheckedInView): string =>
  inside
    ? texts.isCheckedInOfTicket({ reference, inside, numberOfTickets })
    : texts.isCheckedInTicket({ reference, numberOfTickets });

/** A plan that was looked up when it was booked is not asked for again (decisions.md 1.4). */
const memberText = ({ planPercent }: CheckedInView): string =>
  planPercent === undefined ? texts.memberPricePleaseCheck : texts.memberPriceFromAnActive;

interface WayOut {
  readonly words: string;
  readonly how?: CheckInDto;
}

function wayOut(error: Error): WayOut | undefined {
  if (isLost(error)) return { words: texts.tryAgain };
  return waysOut[codeOf(error) ?? ''];
}

const anyway: WayOut = { words: texts.checkInAnyway, how: { anyway: true } };
const waysOut: Readonly<Record<string, WayOut>> = {
  NOT_HERE: anyway,
  NOT_TODAY: anyway,
  NOT_PAID_YET: { words: texts.paidHereCheck, how: { paid: true } },
};
