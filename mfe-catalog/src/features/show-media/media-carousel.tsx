import { color, IconButton, Picture, radius, space } from '@northlight/site-kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { usePictureWords } from './use-picture-words.ts';

interface MediaCarouselProps {
  /** What the pictures show, for instance the experience's name. */
  readonly name: string;
  /** Pictures and films; at least one. */
  readonly media: readonly string[];
}

/** One picture at a time; previous and next go round at both ends (§2, U47). */
export function MediaCarousel({ name, media }: MediaCarouselProps) {
  const [shown, show] = useState(0);
  const wordsOf = usePictureWords(media[0] ?? '', name);
  const src = media[shown] ?? media[0] ?? '';
  const to = (step: number) => () => show((shown + step + media.length) % media.length);
  return (
    <Carousel aria-roledescription="carousel" aria-label={`Pictures of ${name}`}>
      <Slide
        key={src}
        src={src}
        {...wordsOf(src, shown)}
        sizes="(min-width: 1080px) 820px, 100vw"
        isEager={shown === 0}
      />
      {media.length > 1 && (
        <Controls>
          <IconButton label="Previous picture" onClick={to(-1)}>
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label="Next picture" onClick={to(1)}>
            <ArrowRight size={20} aria-hidden />
          </IconButton>
          <Dots>
            {media.map((one, nth) => (
              <Dot
                key={one}
                type="button"
                aria-label={`Picture ${nth + 1}`}
                aria-current={nth === shown || undefined}
                onClick={() => show(nth)}
              />
            ))}
          </Dots>
          <span aria-live="polite">
            {shown + 1} of {media.length}
          </span>
        </Controls>
      )}
    </Carousel>
  );
}

const Carousel = styled.section`
  display: grid;
  gap: ${space.s};
`;

const Slide = styled(Picture)`
  border-radius: ${radius.m};
`;

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  > span {
    flex: none;
    margin-left: auto;
    color: ${color.inkQuiet};
  }
`;

const Dots = styled.div`
  display: flex;
  min-width: 0;
  flex: 1;
  margin-left: ${space.s};
`;

const Dot = styled.button`
  position: relative;
  min-width: 24px;
  max-width: 44px;
  height: 32px;
  flex: 1;
  padding: 0;
  border: 0;
  background: none;

  &::before {
    position: absolute;
    inset: 14px 4px;
    border-radius: 2px;
    background: ${color.edge};
    content: '';
  }

  &[aria-current]::before {
    inset: 12px 4px;
    background: ${color.ink};
    box-shadow: inset 0 -4px 0 ${color.action};
  }
`;
