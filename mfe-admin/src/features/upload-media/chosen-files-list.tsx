import { color, radius, size, space } from '@northlight/site-kit';
import { fileSizeText } from '@northlight/site-kit/upload';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/upload-media.ts';

/** What was chosen and is not sent yet: each file with its name, its size, and as far as it is one its picture. */
export function ChosenFiles({ files }: { readonly files: readonly File[] }) {
  return (
    <List aria-label={texts.selectedFiles}>
      {files.map((file) => (
        <li key={`${file.name} ${file.size} ${file.lastModified}`}>
          <FilePreview file={file} />
          <span>
            {file.name} <small>{fileSizeText(file.size)}</small>
          </span>
        </li>
      ))}
    </List>
  );
}

const height = 96;

/** Drawn small by the browser: the page's policy shows no picture from a file as it is, and a large one takes memory. */
function FilePreview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const place = canvas.current;
    if (!(place && file.type.startsWith('image/') && 'createImageBitmap' in globalThis)) return;
    createImageBitmap(file, { resizeHeight: height, resizeQuality: 'medium' }).then(
      (picture) => {
        place.width = picture.width;
        place.height = picture.height;
        place.getContext('2d')?.drawImage(picture, 0, 0);
        picture.close();
      },
      () => undefined, // not one that this browser can show; the server looks at it
    );
  }, [file]);
  return <canvas ref={canvas} width={0} height={0} aria-hidden />;
}

const List = styled.ul`
  display: grid;
  gap: ${space.s};
  margin-block: ${space.s};

  li {
    display: flex;
    align-items: center;
    gap: ${space.m};
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.inkQuiet};
  }

  canvas {
    max-width: 144px;
    height: auto;
    flex: none;
    border-radius: ${radius.s};
  }
`;
