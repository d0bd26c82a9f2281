import { announce, Button, font, size, space } from '@northlight/site-kit';
import { EmptyState, LoadFailure } from '@northlight/site-kit/ui';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { texts } from '../../texts/find.ts';

interface QueryState<Item> {
  readonly data: readonly Item[] | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface FoundProps<Item> {
  /** What is listed, in the singular: 'experience'. */
  readonly noun: string;
  /** What the visitor asked for: filters and puts in order. */
  readonly arrange: (all: readonly Item[]) => readonly Item[];
  readonly onClear: () => void;
  readonly children: (found: readonly Item[]) => ReactNode;
  /** Stands beside the count, for instance a choice of views. */
  readonly tools?: ReactNode;
}

interface ResultsProps<Item> extends FoundProps<Item> {
  readonly query: QueryState<Item>;
  /** Takes the room of the list while it is on its way. */
  readonly skeletons: ReactNode;
}

/** A list that was searched: loading, failed, empty, or shown with how much there is (§2). */
export function Results<Item>({ query, skeletons, ...found }: ResultsProps<Item>) {
  const { data, isError, isFetching, refetch } = query;
  if (isError) {
    const text = texts.failedToLoadExperiencesPlease({ noun: found.noun });
    return <LoadFailure text={text} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return skeletons;
  return <Found all={data} {...found} />;
}

function Found<Item>({ all, noun, arrange, onClear, tools, children }: FoundProps<Item> & { all: readonly Item[] }) {
  const items = arrange(all);
  const found = texts.nounSelectExperienceExperience({ noun, count: items.length });
  useSpoken(found);
  if (items.length === 0) {
    return (
      <EmptyState title={texts.noExperiencesFound({ noun })} hint={texts.tryAdjustingYourSearch}>
        <Button tone="secondary" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <Line>
        <Count>{found}</Count>
        {tools}
      </Line>
      {children(items)}
    </>
  );
}

/** Longer than between two letters, short enough to be an answer. */
const PAUSE_MS = 600;

/** Speaks how much was found once the visitor has come to rest, not at every letter (U38). */
const useSpoken = (text: string) => {
  useEffect(() => {
    const timer = setTimeout(() => announce(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  margin-bottom: ${space.xl};
`;

const Count = styled.h2`
  font: 600 ${size.text} / 1.55 ${font.text};
  letter-spacing: 0;
`;
