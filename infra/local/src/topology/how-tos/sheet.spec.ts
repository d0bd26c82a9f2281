import { describe, expect, it } from '@jest/globals';
import { missingIn, stepsOf } from './sheet.js';

const sheet = `# Look
1. **See.**

   \`\`\`sh
   look \\
     --far
   \`\`\`
   \`\`\`text
   3 of …
   \`\`\`
2. **Not a step**: \`\`\`yaml
\`\`\`sh
again
\`\`\`

\`\`\`text
not of it
\`\`\`
`;

describe('a how-to', () => {
  it('has a step for each block of commands, with what is seen right after it', () => {
    expect(stepsOf(sheet)).toEqual([
      { commands: 'look \\\n  --far', shows: ['3 of …'] },
      { commands: 'again', shows: [] },
    ]);
  });

  it('is followed where each line is seen, in order, among others', () => {
    expect(missingIn('noise\n3 of 9 are here\nmore\nend\n', ['3 of … are', 'end'])).toBeUndefined();
    expect(missingIn('end\n3 of 9\n', ['3 of', 'end'])).toBe('end');
    expect(missingIn('30 of 9', ['3 of'])).toBe('3 of');
    expect(missingIn('a (b) c', ['a (b)'])).toBeUndefined();
  });
});
