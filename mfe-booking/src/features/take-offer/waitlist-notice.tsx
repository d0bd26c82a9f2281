import type { VenueView, WaitlistEntryView, WaitlistOffer } from '@northlight/contracts';
import { announce, Button, dateText, HttpError, Notice, Row, timeText, toast, weekdayText } from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { type Loaded, LoadFailed } from '../../loaded.tsx';
import { OtherTimes } from '../../other-times.tsx';
import { texts } from '../../texts/take-offer.ts';
import { leaveWaitlist } from './waitlist-entry.ts';

interface WaitlistNoticeProps {
  readonly link: WaitlistOffer;
  readonly entry: Loaded<WaitlistEntryView | null>;
  readonly venue: VenueView | undefined;
  readonly whileLoading: ReactNode;
  /** The party has left, and its seats are free again. */
  readonly onLeft: () => void;
}

/** How one's own party stands on a waitlist, at the head of the form that the link in the mail has opened. */
export function WaitlistNotice({
  link,
  entry: { data: entry, isError, isLoading, refetch },
  venue,
  whileLoading,
  onLeft,
}: WaitlistNoticeProps) {
  if (isLoading) return whileLoading;
  if (isError) return <LoadFailed text={texts.couldntLoadYourPlace} onRetry={refetch} />;
  if (!entry) return <Notice title={texts.weCouldntFindYourPlace} />;
  const { tone, title, text } = wordsFor(entry, venue);
  const { calledOff, venueId, experienceId, party: tickets } = entry;
  const canLeave = entry.status === 'waiting' || entry.status === 'offered';
  return (
    <Notice tone={tone} title={title}>
      <p>{text}</p>
      {calledOff && <OtherTimes times={calledOff.otherTimes} {...{ venueId, experienceId, tickets }} />}
      {canLeave && <Leave {...{ link, entry, onLeft }} />}
    </Notice>
  );
}

interface Words {
  readonly tone: 'plain' | 'good';
  readonly title: string;
  readonly text: string;
}

const tooLate = { tone: 'plain', title: texts.noSeatsOpenedUpBefore } as const;
const closed = { tone: 'plain', title: texts.theTimeYouWereWaiting } as const;
const calledOffWords = { tone: 'plain', title: texts.theVisitYouWereWaiting } as const;
const hasLeft: Words = {
  tone: 'plain',
  title: texts.youLeftTheWaitlist,
  text: texts.youCanStillChooseAnother,
};
const offerOver: Words = {
  tone: 'plain',
  title: texts.theHoldOnYourSeats,
  text: texts.weOfferedThem,
};

function wordsFor(
  { status, hasBegun, isClosed, calledOff, party, position, date, time, offeredUntil }: WaitlistEntryView,
  venue: VenueView | undefined,
): Words {
  const seats = texts.seat({ party });
  const visit = `${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;
  switch (status) {
    case 'waiting':
      return {
        tone: 'plain',
        title: texts.youreNumberOnTheWaitlist({ position: position ?? '', seats }),
        text: texts.wellEmailYouAsSoon({ visit }),
      };
    case 'offered':
      return {
        tone: 'good',
        title: texts.seatIs({
          party,
          offeredUntil: clockTime(offeredUntil, venue),
        }),
        text: texts.bookBelowBeforeThen({ visit }),
      };
    case 'taken':
      return {
        tone: 'good',
        title: texts.youBookedTheSeatsYou,
        text: texts.yourConfirmationIsInYour({ visit }),
      };
    case 'lapsed':
      return lapsedWords({ hasBegun, isClosed, visit });
    case 'left':
      return calledOff ? { ...calledOffWords, text: `${visit}. ${calledOff.message}` } : hasLeft;
  }
}

type Lapsed = Pick<WaitlistEntryView, 'hasBegun' | 'isClosed'> & { readonly visit: string };

const lapsedWords = ({ hasBegun, isClosed, visit }: Lapsed): Words => {
  if (!isClosed && !hasBegun) return offerOver;
  return { ...(isClosed ? closed : tooLate), text: texts.pleaseChooseAnotherTimeBelow({ visit }) };
};

/** `2:30 PM` on the venue's wall; with its zone where the visitor's clock may show another time (U15). */
const clockTime = (instant: string | null, venue: VenueView | undefined): string => {
  const timeZone = venue?.timezone;
  const isOurs = !timeZone || timeZone === new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return new Date(instant ?? 0).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
    ...(!isOurs && { timeZoneName: 'short' }),
  });
};

interface LeaveProps {
  readonly link: WaitlistOffer;
  readonly entry: WaitlistEntryView;
  readonly onLeft: () => void;
}

function Leave({ link, entry: { status, party }, onLeft }: LeaveProps) {
  const [isAsked, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const seats = texts.seat({ party });
  const leave = async () => {
    setBusy(true);
    try {
      await leaveWaitlist(link);
      announce(texts.youLeftTheWaitlist);
      onLeft();
    } catch (reason) {
      const description = reason instanceof HttpError ? reason.userMessage : undefined;
      toast({ title: texts.youreStillOnTheWaitlist, ...(description && { description }), tone: 'bad' });
    }
    setBusy(false);
    ask(false);
  };
  return (
    <Row>
      <Button tone="secondary" isSmall onClick={() => ask(true)}>
        {texts.leaveTheWaitlist}
      </Button>
      <ConfirmDialog
        title={texts.leaveTheWaitlistQuestion}
        isOpen={isAsked}
        confirmText={texts.leave}
        cancelText={texts.stay}
        {...{ isBusy, busyText: texts.leaving }}
        onConfirm={() => void leave()}
        onCancel={() => ask(false)}
      >
        {status === 'offered' ? texts.theSeatHeldForYou({ party }) : texts.youllGiveUpYourPlace({ seats })}
      </ConfirmDialog>
    </Row>
  );
}
