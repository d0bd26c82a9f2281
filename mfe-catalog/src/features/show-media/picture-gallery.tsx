import { Picture, Quiet } from '@northlight/site-kit';
import { DialogBoundary } from '@northlight/site-kit/ui';
import { useState } from 'react';
import { texts as catalogue } from '../../texts/show-media.ts';
import { GalleryGrid, Thumb } from './gallery-style.ts';
import { Lightbox } from './lightbox.tsx';
import { type Known, usePictureWords } from './use-picture-words.ts';

interface PictureGalleryProps extends Known {
  /** What the pictures show, for instance the venue's name. */
  readonly name: string;
  readonly pictures: readonly string[];
  /** What one should know about these pictures. */
  readonly note?: string | undefined;
}

const largeSizes = '(min-width: 1080px) 860px, (min-width: 720px) 66vw, 92vw';
const smallSizes = '(min-width: 1080px) 420px, (min-width: 720px) 33vw, 92vw';

/** The first and the last of each six hang large. */
const isLarge = (at: number) => at % 6 === 0 || at % 6 === 5;

/** A wall of pictures; each opens large, and the focus comes back to it (decisions.md G27). */
export function PictureGallery({ name, pictures, note, texts, hints }: PictureGalleryProps) {
  const [open, setOpen] = useState<number>();
  const wordsOf = usePictureWords(pictures[0] ?? '', name, { texts, hints });
  if (pictures.length === 0) return <p>{catalogue.noPicturesOfThisVenue}</p>;
  return (
    <>
      {note && <Quiet>{note}</Quiet>}
      <GalleryGrid>
        {pictures.map((src, at) => {
          const { alt, hint } = wordsOf(src, at);
          return (
            <li key={src}>
              <Thumb type="button" aria-haspopup="dialog" onClick={() => setOpen(at)}>
                <Picture src={src} alt={alt} hint={hint} sizes={isLarge(at) ? largeSizes : smallSizes} />
              </Thumb>
            </li>
          );
        })}
      </GalleryGrid>
      <DialogBoundary>
        {open !== undefined && (
          <Lightbox {...{ name, pictures, wordsOf }} start={open} onClose={() => setOpen(undefined)} />
        )}
      </DialogBoundary>
    </>
  );
}
