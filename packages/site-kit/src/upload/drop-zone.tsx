import { color, radius, size, space } from '@northlight/site-kit';
import { type ComponentProps, type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface DropZoneProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is said in the zone. */
  readonly children: ReactNode;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A field for files, to be pressed, tabbed to or dropped on. */
export function DropZone({ children, onChoose, ...input }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  return (
    <Zone $isOver={isOver}>
      <span>{children}</span>
      <input
        {...input}
        type="file"
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </Zone>
  );
}

/** The browser's own field lies over all of it, unseen: what is dropped there, pressed or tabbed to is its own. */
const Zone = styled.div<{ $isOver: boolean }>`
  position: relative;
  display: flex;
  min-height: 88px;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s} ${space.m};
  padding: ${space.l};
  border: 1px dashed ${({ $isOver }) => ($isOver ? color.focus : color.edge)};
  border-radius: ${radius.s};
  background: ${({ $isOver }) => ($isOver ? color.ground : color.raised)};
  color: ${color.inkQuiet};
  font-size: ${size.small};
  text-align: center;

  u {
    color: ${color.ink};
    font-weight: 600;
  }

  input {
    position: absolute;
    width: 100%;
    cursor: pointer;
    inset: 0;
    opacity: 0;
  }

  &:hover:not(:has(input:disabled)) {
    border-color: ${color.ink};
  }

  &:has(input:disabled) {
    background: transparent;

    u {
      color: inherit;
      font-weight: 400;
      text-decoration: none;
    }

    input {
      cursor: not-allowed;
    }
  }

  &:has(input:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has([aria-invalid='true']) {
    border-color: ${color.bad};
  }
`;
