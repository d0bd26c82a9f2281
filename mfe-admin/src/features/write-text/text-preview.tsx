import { type ContentBlock, type ContentNames, fillIn } from '@northlight/contracts';
import { color, from, Quiet, radius, space } from '@northlight/site-kit';
import { ContentBlocks } from '@northlight/site-kit/content-ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/write-text.ts';

interface TextPreviewProps {
  readonly blocks: readonly ContentBlock[];
  readonly names: ContentNames;
  readonly title: string;
  /** False while something is missing in a block: it is left out. */
  readonly isWhole?: boolean;
}

/** A text as visitors read it, its names filled in. Its links lead nowhere. */
export function TextPreview({ blocks, names, title, isWhole = true }: TextPreviewProps) {
  return (
    <Sheet aria-label={texts.preview} tabIndex={0}>
      <Quiet as="h2">{title}</Quiet>
      {!isWhole && <Quiet>{texts.incompleteBlocksAreLeftOut}</Quiet>}
      <div data-stays onClickCapture={stay}>
        <ContentBlocks blocks={fillIn(blocks, names)} />
      </div>
    </Sheet>
  );
}

const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};

/** The form, and beside it, where there is room, in sight: how it is saved, and the preview. */
export const BesidePreview = styled.div`
  display: grid;
  min-width: 0;
  align-items: start;
  gap: ${space.xxl};

  > * {
    min-width: 0;
  }

  > :last-child {
    display: grid;
    gap: ${space.l};
  }

  @media (${from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :last-child {
      position: sticky;
      top: calc(72px + ${space.l});
      max-height: calc(100dvh - 72px - 2 * ${space.l});
      grid-template-rows: auto minmax(0, 1fr);
    }
  }
`;

const Sheet = styled.section`
  min-width: 0;
  padding: ${space.l} clamp(${space.l}, 3vw, ${space.xl}) ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.ground};
  overflow: auto;
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${space.l};
  }
`;
