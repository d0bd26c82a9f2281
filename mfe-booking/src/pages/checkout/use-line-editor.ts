import { type CartLine, changeCartLine } from '@northlight/site-kit';
import { useState } from 'react';
import { needsTime } from '../../features/check-out/order-lines.ts';
import { timeIdOf } from './problems.ts';

/**
 * Which visit has its time chosen now, and which are given one after the order: those become open tickets of the venue
 * that they are for.
 */
export const useLineEditor = (lines: readonly CartLine[]) => {
  const [openLine, setOpenLine] = useState(() => lines.find(needsTime)?.lineId);
  const [later, setLater] = useState<readonly string[]>([]);
  const isLater = (line: CartLine) => needsTime(line) && later.includes(line.lineId);
  /** The button that opens it again takes its place, and the focus. */
  const closeEditor = (lineId: string) => {
    setOpenLine((open) => (open === lineId ? undefined : open));
    setTimeout(() => document.getElementById(timeIdOf({ lineId }))?.focus());
  };
  const chooseNow = (lineId: string) => {
    setLater((now) => now.filter((id) => id !== lineId));
    setOpenLine(lineId);
  };
  const chooseLater = ({ lineId, visit }: CartLine, venueId: number) => {
    changeCartLine(lineId, { visit: { ...visit, venueId } });
    setLater((now) => [...now, lineId]);
    closeEditor(lineId);
  };
  /** Where no other is being chosen. */
  const openFirst = () =>
    setOpenLine((open) => open ?? lines.find((line) => needsTime(line) && !isLater(line))?.lineId);
  return { openLine, isLater, chooseNow, chooseLater, closeEditor, openFirst };
};
