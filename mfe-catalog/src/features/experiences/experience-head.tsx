import type { ExperienceView } from '@northlight/contracts';
import { Badge, color, font, href, Link, PageTitle, size, space, VisuallyHidden } from '@northlight/site-kit';
import { ArrowLeft, Star } from 'lucide-react';
import styled from 'styled-components';
import { texts } from '../../texts/experiences.ts';
import { ageText, badgeOf } from './experience-facts.ts';
import { useRating, useRunsText } from './use-experiences.ts';

/** The way back, the name, and the four things one must know. */
export function ExperienceHead({ experience }: { readonly experience: ExperienceView }) {
  const badge = badgeOf(experience);
  const { stars, reviews } = useRating(experience);
  return (
    <Head>
      <Back to={href('experiences')}>
        <ArrowLeft size={18} aria-hidden /> {texts.backToExperiences}
      </Back>
      <Title>{experience.name}</Title>
      <Facts>
        <li>{texts.min({ duration: experience.duration })}</li>
        <li>{ageText(experience)}</li>
        <li>{useRunsText(experience)}</li>
        <li>
          <Star size={16} fill="currentColor" aria-hidden /> <VisuallyHidden>{texts.rated}</VisuallyHidden> {stars}{' '}
          <small>{reviews}</small>
        </li>
        {badge && (
          <li>
            <Badge $tone="light">{badge}</Badge>
          </li>
        )}
      </Facts>
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space.l};
  margin-bottom: ${space.xl};
`;

const Back = styled(Link)`
  display: inline-flex;
  width: fit-content;
  min-height: 32px;
  align-items: center;
  gap: ${space.s};
  font-weight: 600;
`;

const Title = styled(PageTitle)`
  font-size: clamp(2.5rem, 1.5rem + 4.6vw, 5.25rem);
  line-height: 0.94;
`;

/** Divided by lines; the one before the first of each row is out of sight. */
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} 0;
  margin-left: -17px;
  clip-path: inset(0 0 0 17px);
  font: 650 ${size.lead} / 1.2 ${font.display};

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding-inline: ${space.l};
    border-left: 1px solid ${color.edge};
  }

  small {
    color: ${color.inkQuiet};
    font: 400 ${size.small} / 1.2 ${font.text};
  }
`;
