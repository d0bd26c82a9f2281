import type { PictureHint } from '@northlight/contracts';
import { Picture } from '@northlight/site-kit';
import { isVideo } from '@northlight/site-kit/ui';
import { startTransition, useState } from 'react';
import { texts as catalogue } from '../../texts/show-media.ts';
import { Film } from './film.tsx';
import { MediaControls } from './media-controls.tsx';
import { Carousel, Slide, Stage } from './media-style.ts';
import { type Known, usePictureWords } from './use-picture-words.ts';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

interface MediaCarouselProps extends Known {
  /** What the pictures show, for instance the experience's name. */
  readonly name: string;
  /** Pictures and films; at least one. */
  readonly media: readonly string[];
}

/**
 * One picture at a time; previous and next, arrow keys and a finger go round at both ends (§2, U47). Nothing moves by
 * itself. The neighbours of what is shown load once somebody comes near.
 */
export function MediaCarousel({ name, media, texts, hints }: MediaCarouselProps) {
  const slides = useSlides(media.length);
  const [isNear, setIsNear] = useState(false);
  const wordsOf = usePictureWords(media[0] ?? '', name, { texts, hints });
  const swipe = useSwipe(slides.go);
  const come = () => startTransition(() => setIsNear(true)); // after what the visitor came for
  const isMany = media.length > 1;
  const distance = (at: number) => Math.abs(at - slides.shown);
  const isNeighbour = (at: number) => distance(at) === 1 || distance(at) === media.length - 1;
  return (
    <Carousel
      aria-roledescription="carousel"
      aria-label={catalogue.picturesOf({ name })}
      onKeyDown={slides.onKeyDown}
      onPointerEnter={come}
      onFocus={come}
    >
      <Stage {...(isMany && swipe)} onDragStart={(event) => event.preventDefault()}>
        {media.map((src, at) => {
          const isShown = at === slides.shown;
          // a film that is left stops, because it goes away
          if (!isShown && (isVideo(src) || !isNear || !isNeighbour(at))) return null;
          return (
            <Slide
              key={src}
              role="group"
              aria-roledescription="slide"
              aria-label={catalogue.ofOf({ at: at + 1, media: media.length })}
              inert={!isShown}
            >
              <Media src={src} {...wordsOf(src, at)} isEager={at === 0} />
            </Slide>
          );
        })}
      </Stage>
      {isMany && <MediaControls media={media} {...slides} />}
    </Carousel>
  );
}

interface MediaProps {
  readonly src: string;
  readonly alt: string;
  readonly hint: PictureHint | undefined;
  readonly isEager: boolean;
}

function Media({ src, alt, hint, isEager }: MediaProps) {
  if (isVideo(src)) return <Film src={src} alt={alt} />;
  return <Picture {...{ src, alt, hint, isEager }} sizes="(min-width: 1080px) 820px, 100vw" />;
}
