import { color, motion, space } from '@northlight/site-kit';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { byKey } from '../focus/by-key.ts';

export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Names the set for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** Controlled choice; without it the first tab starts. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** One tab stop; arrows, Home and End move and select (U46). */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const [own, setOwn] = useState(tabs[0]?.id);
  const chosen = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  const list = useTabInSight(chosen?.id);
  const select = (tab: Tab) => {
    setOwn(tab.id);
    onSelect?.(tab.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = chosen && tabs[steps[event.key]?.(tabs.indexOf(chosen), tabs.length - 1) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next);
    document.getElementById(`${id}-${next.id}`)?.focus(byKey);
  };
  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Handle
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => select(tab)}
          >
            {tab.title}
          </Handle>
        ))}
      </List>
      <Panel id={`${id}-panel`} role="tabpanel" tabIndex={0} aria-labelledby={`${id}-${chosen?.id}`}>
        {chosen?.content}
      </Panel>
    </div>
  );
}

/** In a narrow window the row of tabs scrolls sideways until the chosen one is seen; the page stays where it is. */
const useTabInSight = (chosen: string | undefined) => {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever another tab is chosen
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row || !tab) return;
    const end = tab.offsetLeft + tab.offsetWidth;
    if (tab.offsetLeft < row.scrollLeft) row.scrollLeft = tab.offsetLeft;
    else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth;
  }, [chosen]);
  return list;
};

const List = styled.div`
  position: relative;
  display: flex;
  overflow-x: auto;
  gap: clamp(${space.m}, 3.4vw, ${space.xl});
  border-bottom: 1px solid ${color.line};
`;

const Handle = styled.button`
  min-height: 48px;
  padding: ${space.s} 0;
  border: 0;
  background: none;
  color: ${color.inkQuiet};
  font-weight: 600;
  white-space: nowrap;
  transition: box-shadow ${motion.control}, color ${motion.control};

  &:hover {
    color: ${color.ink};
  }

  &[aria-selected='true'] {
    color: ${color.ink};
    box-shadow: inset 0 -4px 0 ${color.action}, inset 0 -5px 0 ${color.ink};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Panel = styled.div`
  padding-top: ${space.xl};
`;
