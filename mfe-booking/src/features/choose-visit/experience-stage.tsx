import { streetText, type VenueExperienceView, type VenueView } from '@northlight/contracts';
import {
  allInText,
  color,
  font,
  money,
  motion,
  Picture,
  radius,
  size,
  space,
  useBookingPolicy,
} from '@northlight/site-kit';
import styled, { keyframes } from 'styled-components';
import { texts } from '../../texts/choose-visit.ts';
import { factsOf } from './visit-options.ts';

interface ExperienceStageProps {
  readonly experience: VenueExperienceView | undefined;
  /** Stands in until an experience is chosen. */
  readonly venue: VenueView | undefined;
}

/** The picture of what is about to be experienced, with its price and what one pays (decisions.md C26). */
export function ExperienceStage({ experience, venue }: ExperienceStageProps) {
  const shown = experience ?? venue;
  return (
    <Stage>
      <Window key={shown?.imageUrl ?? ''}>
        <Picture
          src={shown?.imageUrl ?? ''}
          alt=""
          hint={shown?.pictures?.[shown.imageUrl]}
          sizes="(min-width: 1200px) 560px, (min-width: 720px) 60vw, 100vw"
          isEager
        />
      </Window>
      <figcaption>{experience ? <Facts experience={experience} /> : <VenueLine venue={venue} />}</figcaption>
    </Stage>
  );
}

function Facts({ experience }: { readonly experience: VenueExperienceView }) {
  const allIn = allInText(experience.price, useBookingPolicy());
  return (
    <>
      <Name>{experience.name}</Name>
      <span>{factsOf(experience).join(' · ')}</span>
      <span>
        <b>{money(experience.price)}</b> {texts.perPerson}
      </span>
      {allIn && <b>{allIn}</b>}
    </>
  );
}

function VenueLine({ venue }: { readonly venue: VenueView | undefined }) {
  if (!venue) return null;
  return (
    <>
      <Name>{venue.name}</Name>
      <span>{streetText(venue)}</span>
    </>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Stage = styled.figure`
  figcaption {
    display: flex;
    min-height: 2.5rem;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px ${space.l};
    padding-top: ${space.m};
    color: ${color.inkQuiet};
    font-size: ${size.small};
  }

  b {
    color: ${color.ink};
    font-size: ${size.text};
  }
`;

const Window = styled.div`
  overflow: hidden;
  border-radius: ${radius.m};
  animation: ${appear} ${motion.light};
`;

const Name = styled.strong`
  margin-right: auto;
  color: ${color.ink};
  font: 750 ${size.title} / 1.1 ${font.display};
  letter-spacing: -0.025em;
`;
