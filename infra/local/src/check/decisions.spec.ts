import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const folder = 'docs/adr';
const files = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
const index = readFileSync(`${folder}/README.md`, 'utf8');
/** A page as it is printed. */
const MOST_LINES = 60;

describe('a decision', () => {
  it.each(files)('says when it was made and what became of it, on one page, and stands in the index: %s', (name) => {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    const [title = '', , status = ''] = text.split('\n');
    expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)} `));
    expect(status).toMatch(/^(?:Accepted|Superseded by \d{4}), \d{4}-\d\d-\d\d(?:; amended by \d{4})?\.$/);
    expect(index).toContain(
      `| [${name.slice(0, 4)}](${name}) | ${title.slice('# 0001 '.length)} | ${status.slice(0, -1)} |`,
    );
    expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES);
  });
});
