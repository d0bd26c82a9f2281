/** Rows of cells as lines whose columns stand below one another. */
export function alignedLines(rows: readonly (readonly (string | number)[])[]): string[] {
  const columns = Math.max(0, ...rows.map((cells) => cells.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    rows.reduce((widest, cells) => Math.max(widest, String(cells[column] ?? '').length), 0),
  );
  return rows.map((cells) =>
    cells
      .map((cell, column) => String(cell).padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
