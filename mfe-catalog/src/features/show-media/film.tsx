import { posterOfFilm } from '@northlight/contracts';
import { color, radius, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/show-media.ts';

interface FilmProps {
  readonly src: string;
  /** What is to be seen. */
  readonly alt: string;
}

/** A film that starts when somebody wants it to, without a sound, and says that nobody speaks in it (U54). */
export function Film({ src, alt }: FilmProps) {
  return (
    <Frame>
      <video src={src} poster={posterOfFilm(src)} controls muted playsInline preload="metadata" aria-label={alt} />
      <figcaption>{texts.thisVideoHasNoSpeech}</figcaption>
    </Frame>
  );
}

const Frame = styled.figure`
  position: relative;
  height: 100%;
  margin: 0;

  video {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: ${radius.m};
    background: ${color.land};
    object-fit: contain;
  }

  figcaption {
    position: absolute;
    top: ${space.m};
    left: ${space.m};
    padding: 3px 9px;
    border-radius: ${radius.s};
    background: ${color.raised};
    color: ${color.ink};
    font-size: ${size.small};
    font-weight: 600;
  }
`;
