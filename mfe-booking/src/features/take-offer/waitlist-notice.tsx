import type { VenueView, WaitlistEntryView, WaitlistOffer } from '@northlight/contracts';
import {
  announce,
  Button,
  count,
  dateText,
  HttpError,
  Notice,
  Row,
  timeText,
  toast,
  weekdayText,
} from '@northlight/site-kit';
import { ConfirmDialog } from '@northlight/site-kit/ui';
import { type ReactNode, useState } from 'react';
import { type Loaded, LoadFailed } from '../../loaded.tsx';
import { OtherTimes } from '../../other-times.tsx';
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
  if (isError) return <LoadFailed text="Your place on the waitlist could not be loaded" onRetry={refetch} />;
  if (!entry) return <Notice title="This link opens no place on a waitlist." />;
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

const tooLate = { tone: 'plain', title: 'No seats came free before this visit began.' } as const;
const closed = { tone: 'plain', title: 'The time you waited for was closed.' } as const;
const calledOffWords = { tone: 'plain', title: 'The visit you waited for is called off.' } as const;
const hasLeft: Words = {
  tone: 'plain',
  title: 'You have left the waitlist.',
  text: 'You can still choose another time below.',
};
const offerOver: Words = {
  tone: 'plain',
  title: 'The time to take your seats is over.',
  text: 'They went on to the next party. Please choose another time below, or join the waitlist again.',
};

function wordsFor(
  { status, hasBegun, isClosed, calledOff, party, position, date, time, offeredUntil }: WaitlistEntryView,
  venue: VenueView | undefined,
): Words {
  const seats = count(party, 'seat');
  const visit = `${weekdayText(date)}, ${dateText(date)}, ${timeText(time)}`;
  switch (status) {
    case 'waiting':
      return {
        tone: 'plain',
        title: `You are number ${position} on the waitlist for ${seats}.`,
        text: `${visit}. We write to you as soon as they are free.`,
      };
    case 'offered':
      return {
        tone: 'good',
        title: `${seats} ${party === 1 ? 'is' : 'are'} held for you until ${clockTime(offeredUntil, venue)}.`,
        text: `${visit}. Book them below; after that they go to the next party.`,
      };
    case 'taken':
      return {
        tone: 'good',
        title: 'You have booked the seats you waited for.',
        text: `${visit}. Your confirmation is in your mail.`,
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
  return { ...(isClosed ? closed : tooLate), text: `${visit}. Please choose another time below.` };
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
  const seats = count(party, 'seat');
  const leave = async () => {
    setBusy(true);
    try {
      await leaveWaitlist(link);
      announce('You have left the waitlist.');
      onLeft();
    } catch (reason) {
      const description = reason instanceof HttpError ? reason.userMessage : undefined;
      toast({ title: 'You are still on the waitlist', ...(description && { description }), tone: 'bad' });
    }
    setBusy(false);
    ask(false);
  };
  return (
    <Row>
      <Button tone="secondary" isSmall onClick={() => ask(true)}>
        Leave the waitlist
      </Button>
      <ConfirmDialog
        title="Leave the waitlist?"
        isOpen={isAsked}
        confirmText="Leave"
        cancelText="Stay"
        {...{ isBusy, busyText: 'Leaving...' }}
        onConfirm={() => void leave()}
        onCancel={() => ask(false)}
      >
        {status === 'offered'
          ? `The ${seats} held for you go to the next party at once.`
          : `You give up your place for ${seats}. You can join again, at the end of the list.`}
      </ConfirmDialog>
    </Row>
  );
}
