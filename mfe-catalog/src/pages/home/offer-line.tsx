import { type NextTimeView, placeText, wholePrice } from '@northlight/contracts';
import { Container, from, href, Link, money, size, space, useBookingPolicy, useQuery } from '@northlight/site-kit';
import styled from 'styled-components';
import { nextText } from '../../features/experiences/experience-facts.ts';
import { experiencesOptions, weekdaysOptions } from '../../features/experiences/use-experiences.ts';
import { venuesOptions } from '../../features/venues/use-venues.ts';
import { texts } from '../../texts/home.ts';

/** So many of the next free times are named. */
const MAX_SHOWN = 3;

/** What one buys, where, from what price, and the next free times: each leads to its booking. */
export function OfferLine() {
  return (
    <Container>
      <Offer>
        <p>{useOffer()}</p>
        <NextTimes />
      </Offer>
    </Container>
  );
}

/** As much of it as is known. */
function useOffer(): string {
  const open = useQuery(venuesOptions).data?.filter(({ status }) => status === 'open') ?? [];
  const prices = useQuery(experiencesOptions).data?.map(({ price }) => price) ?? [];
  const rules = useBookingPolicy();
  const places = open.map(placeText).join('; ');
  if (!places) return texts.timedTicketImmersive;
  if (!rules || prices.length === 0) return texts.timedTicketImmersiveOf({ places });
  return texts.timedTicketImmersiveSentence({
    places,
    price: money(wholePrice(Math.min(...prices), 1, rules.bookingFeePercent)),
  });
}

function NextTimes() {
  const { data: experiences = [] } = useQuery(experiencesOptions);
  const { data: runs = [] } = useQuery(weekdaysOptions);
  const nameOf = (wanted: number) => experiences.find(({ id }) => id === wanted)?.name ?? '';
  const next = runs
    .flatMap(({ experienceId, next: time }) => (time ? [{ experienceId, ...time }] : []))
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
    .slice(0, MAX_SHOWN);
  return (
    <ul aria-label={texts.nextAvailableTimes}>
      {next.map(({ experienceId, inDays, ...start }) => (
        <li key={experienceId}>
          <Link to={`${href('booking', { experienceId, ...start })}#chosen`}>
            {texts.text({ name: nameOf(experienceId), when: nextText({ inDays, ...start }) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const startOf = ({ date, time }: NextTimeView): string => `${date} ${time}`;

/** Its room is there before its words. */
const Offer = styled.div`
  min-height: 15em;
  padding-top: ${space.xl};
  font-size: ${size.lead};

  @media (${from.medium}) {
    min-height: 6.2em;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs} ${space.l};
    margin-top: ${space.s};
    font-size: ${size.text};
    font-weight: 600;
  }

  li a {
    display: inline-flex;
    min-height: 32px;
    align-items: center;
  }
`;
