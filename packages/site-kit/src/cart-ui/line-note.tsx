import { type CartLine, changeCartLine, color, size, space } from '@northlight/site-kit';
import { CircleAlert } from 'lucide-react';
import styled from 'styled-components';
import type { LineNews } from './line-news.ts';

interface LineNoteProps {
  readonly id: string;
  readonly line: CartLine;
  readonly news: LineNews;
  readonly className?: string;
}

/** What has changed about a line, with the one press that settles it. */
export function LineNote({ id, line, news, className }: LineNoteProps) {
  const { text, fix } = news;
  return (
    <Note id={id} tabIndex={-1} className={className}>
      <CircleAlert size={18} aria-hidden />
      <p>{text}</p>
      {fix && (
        <button
          type="button"
          aria-label={`${fix.label}: ${line.name}`}
          onClick={() => changeCartLine(line.lineId, fix.patch)}
        >
          {fix.label}
        </button>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${space.s};
  padding-left: ${space.m};
  border-left: 4px solid ${color.few};
  color: ${color.few};
  font-size: ${size.small};
  font-weight: 600;

  svg {
    margin-top: 2px;
  }

  && p {
    color: inherit;
  }

  button {
    min-height: 32px;
    grid-column: 2;
    justify-self: start;
    padding: 0 ${space.m};
    border: 1px solid ${color.edge};
    border-radius: 6px;
    background: none;
    color: ${color.ink};
    font-weight: 600;
  }
`;
