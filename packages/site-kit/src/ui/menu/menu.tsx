import { color, motion, radius, shadow, space } from '@northlight/site-kit';
import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { byKey } from '../focus/by-key.ts';

interface MenuProps {
  readonly label: ReactNode;
  /** Links and buttons, each in an <li>. Pressing one closes the menu. */
  readonly children: ReactNode;
}

/** A button that shows a list of links. Arrows walk through it, Esc closes it and goes back to the button (U46). */
export function Menu({ label, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus(byKey);
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (isOpen) walk(box.current, by);
    else setOpen(true);
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!box.current?.contains(relatedTarget)) setOpen(false);
  };

  return (
    <Box ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Opener ref={button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span>{label}</span>
        <ChevronDown size={16} aria-hidden />
      </Opener>
      <List id={id} hidden={!isOpen} onClick={() => setOpen(false)}>
        {children}
      </List>
    </Box>
  );
}

const walk = (box: HTMLElement | null, by: number) => {
  const stops = [...(box?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops.at((at + by + stops.length) % stops.length)?.focus(byKey);
};

const Box = styled.div`
  position: relative;
`;

const Opener = styled.button`
  display: inline-flex;
  min-height: 44px;
  align-items: center;
  gap: 6px;
  padding: 0 ${space.s};
  border: 0;
  background: none;
  font-weight: 600;
  white-space: nowrap;

  span {
    overflow: hidden;
    max-width: 12ch;
    text-overflow: ellipsis;
  }

  svg {
    flex: none;
    transition: rotate ${motion.control};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const List = styled.ul`
  position: absolute;
  z-index: 40;
  top: calc(100% + 6px);
  right: 0;
  min-width: 220px;
  padding: ${space.s};
  border: 1px solid ${color.line};
  border-radius: ${radius.m};
  background: ${color.raised};
  box-shadow: ${shadow};

  a,
  button {
    display: flex;
    width: 100%;
    min-height: 44px;
    align-items: center;
    gap: ${space.m};
    padding: 0 ${space.m};
    border: 0;
    border-radius: ${radius.s};
    background: none;
    text-align: left;
    text-decoration: none;
  }

  a:hover,
  button:hover {
    background: ${color.ground};
    text-decoration: underline;
  }
`;
