import type { PreviewFrontView } from '@northlight/contracts';
import { color, font, radius, shadow, size, space } from '@northlight/site-kit';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { elementOf, type Part } from './page-parts.ts';
import { factsText } from './release-words.ts';

interface OutlinesProps {
  readonly parts: readonly Part[];
  readonly fronts: readonly PreviewFrontView[];
}

/** The room that the labels of bar and page take. */
const STACK_PX = 160;

/** A line around each part of the page, with what it is of. The panel says the same in words; the page stays usable. */
export function Outlines({ parts, fronts }: OutlinesProps) {
  useMoves();
  const boxes = parts.flatMap((part) => {
    const rect = elementOf(part)?.getBoundingClientRect();
    return rect ? [{ part, rect }] : [];
  });
  const bar = boxes.find(({ part }) => part.name === 'bar')?.rect.bottom ?? 0;
  const labelOf = (part: Part) => (
    <Label key={part.name} data-part={part.name}>
      <strong>{part.release}</strong>
      {factsText(part, fronts)}
    </Label>
  );
  const foot = boxes.find(({ part }) => part.name === 'footer')?.rect.top ?? 0;
  const isFootApart = foot > bar + STACK_PX;
  const stacked = boxes.filter(({ part }) => part.name !== 'footer' || !isFootApart);
  const apart = boxes.filter((box) => !stacked.includes(box));
  return createPortal(
    <Layer aria-hidden>
      {boxes.map(({ part, rect: { top, left, width, height } }) => (
        <Box key={part.name} data-part={part.name} style={{ top, left, width, height }} />
      ))}
      <Labels style={{ top: Math.max(0, bar) }}>{stacked.map(({ part }) => labelOf(part))}</Labels>
      <Labels style={{ top: foot }}>{apart.map(({ part }) => labelOf(part))}</Labels>
    </Layer>,
    document.body,
  );
}

/** Draws anew when the page moves below the outlines, once a frame. */
const useMoves = (): void => {
  const [, setMoves] = useState(0);
  useEffect(() => {
    let frame = 0;
    const move = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setMoves((times) => times + 1));
    };
    const sizes = new ResizeObserver(move);
    sizes.observe(document.body);
    addEventListener('scroll', move, { passive: true, capture: true });
    addEventListener('resize', move);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', move, { capture: true });
      removeEventListener('resize', move);
    };
  }, []);
};

const Layer = styled.div`
  position: fixed;
  z-index: 45;
  inset: 0;
  overflow: hidden;
  pointer-events: none;

  @media print {
    display: none;
  }
`;

const Box = styled.div`
  position: absolute;
  outline: 3px solid ${color.focus};
  outline-offset: -3px;

  &[data-part='page'] {
    outline-color: ${color.action};
  }
`;

const Labels = styled.div`
  position: absolute;
  left: ${space.s};
  display: grid;
  max-width: min(44rem, calc(100vw - 16px));
  justify-items: start;
  gap: ${space.xs};
  padding-top: ${space.s};
`;

const Label = styled.p`
  padding: ${space.xs} ${space.s};
  border-left: 4px solid ${color.focus};
  border-radius: ${radius.s};
  background: ${color.raised};
  box-shadow: ${shadow};
  color: ${color.ink};
  font: ${size.small} / 1.4 ${font.text};
  font-variant-numeric: tabular-nums;

  &[data-part='page'] {
    border-left-color: ${color.action};
  }

  strong {
    display: block;
  }
`;
