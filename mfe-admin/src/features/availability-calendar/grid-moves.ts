/** A place in the grid: row 0 has the days, column 0 the starts. */
export interface GridPlace {
  readonly row: number;
  readonly col: number;
}

export interface GridSize {
  /** With the headings. */
  readonly rows: number;
  readonly cols: number;
}

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * Where a key leads from a place (APG Grid): arrows by one, Home and End along the row, with Ctrl to the corners.
 * Undefined for a key that does not move.
 */
export function movedBy({ key, ctrlKey }: Pressed, { row, col }: GridPlace, size: GridSize): GridPlace | undefined {
  const last = { row: size.rows - 1, col: size.cols - 1 };
  const moves: Readonly<Record<string, GridPlace>> = {
    ArrowUp: { row: row - 1, col },
    ArrowDown: { row: row + 1, col },
    ArrowLeft: { row, col: col - 1 },
    ArrowRight: { row, col: col + 1 },
    Home: ctrlKey ? { row: 0, col: 0 } : { row, col: 0 },
    End: ctrlKey ? last : { row, col: last.col },
  };
  const to = moves[key];
  return to && within(to, size);
}

/** The nearest place that there is. */
export const within = ({ row, col }: GridPlace, { rows, cols }: GridSize): GridPlace => ({
  row: Math.max(0, Math.min(rows - 1, row)),
  col: Math.max(0, Math.min(cols - 1, col)),
});

/** Every place of the rectangle between two corners; headings are no part of it. */
export function between(one: GridPlace, other: GridPlace): GridPlace[] {
  const [top, bottom] = [Math.max(1, Math.min(one.row, other.row)), Math.max(one.row, other.row)];
  const [left, right] = [Math.max(1, Math.min(one.col, other.col)), Math.max(one.col, other.col)];
  const places: GridPlace[] = [];
  for (let row = top; row <= bottom; row++) for (let col = left; col <= right; col++) places.push({ row, col });
  return places;
}
