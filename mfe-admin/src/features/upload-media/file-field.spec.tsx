import { afterEach, describe, expect, it } from '@jest/globals';
import { uploadRules } from '@northlight/contracts';
import { SiteProvider } from '@northlight/site-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { objectionsTo } from './chosen-files.ts';
import { FileField } from './file-field.tsx';

const rules = uploadRules['experience-gallery'];

function Gallery() {
  const [files, choose] = useState<readonly File[]>([]);
  return (
    <SiteProvider>
      <FileField label="Gallery" {...{ rules, files }} objections={objectionsTo(files, rules)} onChoose={choose} />
    </SiteProvider>
  );
}

afterEach(cleanup);

describe('a field for files', () => {
  it('says what may be chosen before, what was chosen, and which file is wrong', async () => {
    render(<Gallery />);
    const field = screen.getByLabelText<HTMLInputElement>('Gallery');
    expect(screen.getByText(/images up to 10 MB/)).toBeTruthy();
    const files = [new File(['x'.repeat(2_000)], 'room.png', { type: 'image/png' }), new File(['x'], 'plan.txt')];
    await userEvent.upload(field, files, { applyAccept: false });
    const chosen = await screen.findByRole('list', { name: 'Selected files' });
    expect([...chosen.children].map((line) => line.textContent)).toEqual(['room.png 2 KB', 'plan.txt 1 KB']);
    expect(screen.getByText(/^plan.txt isn’t a supported file type/)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});
