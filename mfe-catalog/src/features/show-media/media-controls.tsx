import { IconButton } from '@northlight/site-kit';
import { isVideo } from '@northlight/site-kit/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
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
      <IconButton label="Previous picture" onClick={() => go(-1)}>
        <ArrowLeft size={20} aria-hidden />
      </IconButton>
      <IconButton label="Next picture" onClick={() => go(1)}>
        <ArrowRight size={20} aria-hidden />
      </IconButton>
      <Dots>
        {media.map((src, at) => (
          <Dot
            key={src}
            type="button"
            aria-label={`${isVideo(src) ? 'Video' : 'Picture'} ${at + 1}`}
            aria-current={at === shown || undefined}
            onClick={() => show(at)}
          />
        ))}
      </Dots>
      <span aria-live="polite">
        {shown + 1} of {media.length}
      </span>
    </Controls>
  );
}
