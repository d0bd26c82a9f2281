import type { ExperienceView } from '@northlight/contracts';
import { allInText, href, money, Picture, useBookingPolicy, VisuallyHidden } from '@northlight/site-kit';
import { ArrowRight, Star } from 'lucide-react';
import { memo } from 'react';
import { texts } from '../../texts/experiences.ts';
import {
  Amount,
  Board,
  Card,
  type CardShape,
  Corner,
  Foot,
  Frame,
  Name,
  Rating,
  Soon,
  Way,
  Words,
} from './card-style.ts';
import { ageText, badgeOf, nextText } from './experience-facts.ts';
import { useNextTime, useRating, useRunsText } from './use-experiences.ts';

interface ExperienceCardProps {
  readonly experience: ExperienceView;
  /** `lead` sets picture and words side by side, the picture with the larger half; `mirrored` has it on the right, `closing` is so in wide windows only. */
  readonly shape?: CardShape;
  readonly isEager?: boolean;
}

const posterSizes = '(min-width: 1080px) 400px, (min-width: 720px) 46vw, 92vw';
const leadSizes = '(min-width: 720px) 780px, 92vw';

/**
 * One experience among others: picture, name, what one must know, and the way in. The whole card is that way. Drawn
 * again when it changes, not for each letter of a search.
 */
export const ExperienceCard = memo(function ExperienceCard(card: ExperienceCardProps) {
  const { experience, shape = 'poster', isEager = false } = card;
  const { name, slug, imageUrl, pictures, shortDescription } = experience;
  const badge = badgeOf(experience);
  return (
    <Card $shape={shape}>
      <Frame>
        <Picture
          src={imageUrl}
          alt=""
          hint={pictures?.[imageUrl]}
          sizes={shape === 'poster' ? posterSizes : leadSizes}
          isEager={isEager}
        />
        {badge && <Corner $tone="light">{badge}</Corner>}
      </Frame>
      <Words>
        <Name>{name}</Name>
        <Rated experience={experience} />
        <p>{shortDescription}</p>
        <Facts experience={experience} />
        <Next experience={experience} />
        <Foot>
          <Price amount={experience.price} />
          <Way to={href('experience', { slug })}>
            {texts.viewDetails}
            <VisuallyHidden> {texts.of({ name })}</VisuallyHidden> <ArrowRight size={18} aria-hidden />
          </Way>
        </Foot>
      </Words>
    </Card>
  );
});

function Rated({ experience }: { readonly experience: ExperienceView }) {
  const { stars, reviews } = useRating(experience);
  return (
    <Rating>
      <Star size={15} fill="currentColor" aria-hidden /> <VisuallyHidden>{texts.rated}</VisuallyHidden> {stars}{' '}
      <span>{reviews}</span>
    </Rating>
  );
}

function Facts({ experience }: { readonly experience: ExperienceView }) {
  return (
    <Board>
      <li>{texts.min({ duration: experience.duration })}</li>
      <li>{ageText(experience)}</li>
      <li>{useRunsText(experience)}</li>
    </Board>
  );
}

/** Its room is there before its words. */
function Next({ experience }: { readonly experience: ExperienceView }) {
  const next = useNextTime(experience);
  return <Soon>{next && texts.next({ when: nextText(next) })}</Soon>;
}

function Price({ amount }: { readonly amount: number }) {
  const whole = allInText(amount, useBookingPolicy());
  return (
    <Amount>
      <b>{money(amount)}</b> {texts.perPerson}
      {whole && <strong>{whole}</strong>}
    </Amount>
  );
}
