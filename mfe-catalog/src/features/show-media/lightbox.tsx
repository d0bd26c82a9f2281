import { IconButton, Picture } from '@northlight/site-kit';
import { useModal } from '@northlight/site-kit/ui';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { texts } from '../../texts/show-media.ts';
import { Bar, Caption, Large, Night } from './gallery-style.ts';
import type { usePictureWords } from './use-picture-words.ts';
import { useSlides } from './use-slides.ts';
import { useSwipe } from './use-swipe.ts';

interface LightboxProps {
  readonly name: string;
  readonly pictures: readonly string[];
  readonly wordsOf: ReturnType<typeof usePictureWords>;
  readonly start: number;
  readonly onClose: () => void;
}

/** One picture on a dark wall, with its words; arrows and a finger go round, Esc goes back to where one was (U44). */
export function Lightbox({ name, pictures, wordsOf, start, onClose }: LightboxProps) {
  const { shown, go, onKeyDown } = useSlides(pictures.length, start);
  const { onClick, ...modal } = useModal({ isOpen: true, onClose });
  const swipe = useSwipe(go);
  const src = pictures[shown] ?? '';
  const { alt, hint } = wordsOf(src, shown);
  const isMany = pictures.length > 1;
  return (
    <Night {...modal} data-theme="dark" aria-modal="true" aria-label={texts.picturesOf({ name })} onKeyDown={onKeyDown}>
      <Bar>
        <span>{texts.of({ shown: shown + 1, pictures: pictures.length })}</span>
        <IconButton label={texts.close} onClick={onClose}>
          <X size={22} aria-hidden />
        </IconButton>
      </Bar>
      <Large key={src} {...(isMany && swipe)} onDragStart={(event) => event.preventDefault()}>
        <Picture src={src} alt={alt} hint={hint} sizes="min(100vw, 1200px)" isEager />
      </Large>
      <Bar>
        <Caption aria-live="polite">{alt}</Caption>
        {isMany && (
          <span>
            <IconButton label={texts.previousPicture} onClick={() => go(-1)}>
              <ArrowLeft size={22} aria-hidden />
            </IconButton>
            <IconButton label={texts.nextPicture} onClick={() => go(1)}>
              <ArrowRight size={22} aria-hidden />
            </IconButton>
          </span>
        )}
      </Bar>
    </Night>
  );
}
