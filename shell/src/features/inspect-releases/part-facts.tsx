import type { PreviewFrontView } from '@northlight/contracts';
import { color, size, space } from '@northlight/site-kit';
import styled from 'styled-components';
import { texts } from '../../texts/inspect-releases.ts';
import type { Part } from './page-parts.ts';
import { factsText } from './release-words.ts';

interface PartFactsProps {
  readonly parts: readonly Part[];
  readonly fronts: readonly PreviewFrontView[];
}

const names: Readonly<Record<Part['name'], string>> = { bar: texts.bar, page: texts.page, footer: texts.footer };

/** What each part of the page is of, in words. */
export const PartFacts = ({ parts, fronts }: PartFactsProps) => (
  <List>
    {parts.map((part) => (
      <div key={part.name}>
        <dt>{names[part.name]}</dt>
        <dd>
          <strong>{part.release}</strong>
          {factsText(part, fronts)}
        </dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  display: grid;
  gap: ${space.m};
  font-size: ${size.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  dt {
    color: ${color.inkQuiet};
  }

  dd {
    margin: 0;
  }

  strong {
    display: block;
  }
`;
