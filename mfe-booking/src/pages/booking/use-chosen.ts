import { useLocation } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { fieldIds, ticketsHeadingId } from './field-ids.ts';
import type { BookingDesk } from './use-booking-desk.ts';

/** What a link that has chosen for the visitor ends with, and the id of the lines that say what. */
export const chosenId = 'chosen';

type Part = 'visit' | 'moment';

/**
 * The parts of the form that the link to it has filled in: each is one line, until it is to be changed or does not hold.
 * From then on it is open, also when it is filled in again.
 */
export const useChosen = (desk: BookingDesk) => {
  const isLanding = useLocation().hash === `#${chosenId}`;
  const [closed, setClosed] = useState<readonly Part[]>(() => (isLanding ? filledIn(desk) : []));
  const stillClosed = closed.filter((part) => !isInTrouble[part](desk));
  if (stillClosed.length < closed.length) setClosed(stillClosed);
  useLanding(stillClosed);

  const [opened, setOpened] = useState<Part>();
  useEffect(() => {
    if (opened) document.getElementById(firstField[opened])?.focus();
  }, [opened]);
  const open = (part: Part) => {
    setClosed(stillClosed.filter((one) => one !== part));
    setOpened(part);
  };
  return { isClosed: (part: Part) => stillClosed.includes(part), open };
};

const firstField = { visit: fieldIds.venueId, moment: fieldIds.date } as const;

const filledIn = ({ values }: BookingDesk): Part[] => {
  if (values.venueId === null || values.experienceId === null) return [];
  return values.date && values.time ? ['visit', 'moment'] : ['visit'];
};

/** What cannot be loaded, was refused or is gone is shown with its reason. */
const isInTrouble: Record<Part, (desk: BookingDesk) => boolean> = {
  visit: ({ data, noticeAt, error }) =>
    data.venues.isError || data.experiences.isError || Boolean(noticeAt('visit') ?? error('experienceId')),
  moment: ({ values, data, noticeAt, error, lostTime, failure }) =>
    !values.time ||
    data.slots.isError ||
    failure?.place === 'slots' ||
    Boolean(lostTime ?? noticeAt('day') ?? noticeAt('time') ?? error('date') ?? error('time')),
};

/** Once, with the page: what is chosen at the top of the window, the focus on what is not. */
const useLanding = (closed: readonly Part[]) => {
  const [next] = useState(() => (closed.includes('moment') ? ticketsHeadingId : fieldIds.date));
  const [hasLines] = useState(closed.length > 0);
  useEffect(() => {
    if (!hasLines) return;
    document.getElementById(chosenId)?.scrollIntoView?.();
    document.getElementById(next)?.focus({ preventScroll: true });
  }, [hasLines, next]);
};
