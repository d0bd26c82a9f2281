import { IconButton } from '@northlight/site-kit';
import { isVideo } from '@northlight/site-kit/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { texts } from '../../texts/show-media.ts';
import { Controls, Dot, Dots } from './media-style.ts';

interface MediaControlsProps {
  readonly media: readonly string[];
  readonly shown: number;
  readonly show: (at: number) => void;
  readonly go: (step: number) => void;
}

/** Back, on, a mark for each, and how far one has come; the last is spoken when it changes. */
export function MediaControls({ media, shown, show, go }: MediaControlsProps) {
  return (
    <Controls>
      <IconButton label={texts.previousPicture} onClick={() => go(-1)}>
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label={texts.nextPicture} onClick={() => go(1)}>
        <ArrowRight size={20} aria-hidden />
      </IconButton>
      <Dots>
        {media.map((src, at) => (
          <Dot
            key={src}
            type="button"
            aria-label={`${isVideo(src) ? texts.video : texts.picture} ${at + 1}`}
            aria-current={at === shown || undefined}
            onClick={() => show(at)}
          />
        ))}
      </Dots>
      <span aria-live="polite">{texts.of2({ shown: shown + 1, media: media.length })}</span>
    </Controls>
  );
}
