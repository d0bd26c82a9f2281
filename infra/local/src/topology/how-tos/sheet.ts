/** A step of a how-to: what a shell runs, and what has to be seen. */
export interface Step {
  readonly commands: string;
  /** Lines that the output has, in this order among others; `…` stands for anything. */
  readonly shows: readonly string[];
}

/**
 * The steps of a how-to: each block of commands, with the block of `text` that follows it at once, where one does.
 * @param language of the blocks: `sh` for the production shape of one machine, `bash` for compose
 */
export function stepsOf(markdown: string, language = 'sh'): Step[] {
  const blocks = [...markdown.matchAll(/^( *)```(\w*)\n([\s\S]*?)\n\1```\n/gm)].map((found) => ({
    from: found.index,
    till: found.index + found[0].length,
    language: found[2],
    text: unindented(found[3] ?? '', found[1]?.length ?? 0),
  }));
  return blocks.flatMap((block, nth) => {
    if (block.language !== language) return [];
    const next = blocks[nth + 1];
    const shows = next?.language === 'text' && next.from === block.till ? next.text.split('\n') : [];
    return [{ commands: block.text, shows }];
  });
}

const unindented = (text: string, width: number): string =>
  text
    .split('\n')
    .map((line) => line.slice(width))
    .join('\n');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns the first line that should have been seen and was not */
export function missingIn(output: string, shows: readonly string[]): string | undefined {
  const lines = output.split('\n');
  let from = 0;
  for (const shown of shows) {
    const pattern = new RegExp(`^${shown.split('…').map(escaped).join('.*')}`);
    const found = lines.slice(from).findIndex((line) => pattern.test(line.trimEnd()));
    if (found === -1) return shown;
    from += found + 1;
  }
  return undefined;
}
