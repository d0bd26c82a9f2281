import { type PictureHint, posterOfFilm, sourcesOf } from '@northlight/contracts';
import { useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { color } from '../theme/tokens.ts';
import { isVideo, squareOf } from './picture-sources.ts';

type Shape = 'wide' | 'square';

interface PictureProps {
  readonly src: string;
  /** What is to be seen; empty for decoration. */
  readonly alt: string;
  readonly shape?: Shape;
  /** How wide the picture is shown, as in the HTML attribute. */
  readonly sizes?: string;
  /** Above the fold: loaded at once and first. Everything else waits until it comes near. */
  readonly isEager?: boolean;
  /** What is known of it: a tiny picture is shown until the real one is there, and its widths are the true ones. */
  readonly hint?: PictureHint | undefined;
  readonly className?: string;
}

const measures = { wide: { width: 1600, height: 1067 }, square: { width: 640, height: 640 } };
const eager = { loading: 'eager', fetchPriority: 'high' } as const;
const lazy = { loading: 'lazy' } as const;

/** A picture, or a silent film, that takes its room before it arrives (U62) and leaves a quiet sky when it never does. */
export function Picture({ src, shape = 'wide', ...shown }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const { alt, className } = shown;
  const file = shape === 'square' ? squareOf(src) : src;
  const isMissing = !file || failed === file;
  if (isMissing) return <Frame as="span" $shape={shape} className={className} {...nameOf(alt)} />;
  if (isVideo(file)) return <Film {...{ src: file, alt, shape, className }} />;
  return <Still {...shown} src={file} shape={shape} isCrop={file !== src} onError={() => setFailed(file)} />;
}

interface StillProps extends PictureProps {
  readonly shape: Shape;
  /** Its widths are its own, not those of the picture that it is cut from. */
  readonly isCrop: boolean;
  readonly onError: () => void;
}

function Still({ src, alt, shape, sizes = '100vw', isEager, hint, isCrop, className, onError }: StillProps) {
  const sources = sourcesOf(src, isCrop ? undefined : hint);
  const files = { src, ...(sources?.jpeg && { srcSet: sources.jpeg, sizes }) };
  const image = useFilesInPlace(isEager ? files : undefined);
  return (
    <Frame $shape={shape} className={className} {...(hint && { style: blurred(hint) })}>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
      <img
        ref={image}
        {...(!isEager && files)}
        alt={alt}
        {...measures[shape]}
        {...(isEager ? eager : lazy)}
        decoding="async"
        onError={onError}
      />
    </Frame>
  );
}

interface Files {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/**
 * Names the files of a picture once it is in its place. WebKit fetches an eager one as soon as it is named: before it
 * stands beside its sources, that is the JPEG, too.
 */
function useFilesInPlace(files: Files | undefined) {
  const image = useRef<HTMLImageElement>(null);
  const { src = '', srcSet = '', sizes = '' } = files ?? {};
  useLayoutEffect(() => {
    if (!(image.current && src)) return;
    if (srcSet) Object.assign(image.current, { sizes, srcset: srcSet });
    image.current.src = src;
  }, [src, srcSet, sizes]);
  return image;
}

function Film({ src, alt, shape, className }: Pick<PictureProps, 'src' | 'alt' | 'className'> & { shape: Shape }) {
  return (
    <Frame $shape={shape} className={className}>
      <video
        src={src}
        poster={posterOfFilm(src)}
        controls
        muted
        loop
        playsInline
        preload="metadata"
        aria-label={alt || undefined}
      />
    </Frame>
  );
}

/** Each picture has its own: a class for every one of them would be a style sheet of pictures. */
const blurred = ({ blur }: PictureHint) => ({
  backgroundImage: `url("${blur}")`,
  backgroundSize: 'cover',
  backgroundPosition: 'center',
});

const nameOf = (alt: string) => (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true });

const Frame = styled.picture<{ $shape: Shape }>`
  display: block;
  overflow: hidden;
  aspect-ratio: ${({ $shape }) => ($shape === 'square' ? '1' : '3 / 2')};
  background: linear-gradient(${color.skyHigh}, ${color.skyLow} 72%, ${color.land} 72%);

  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
