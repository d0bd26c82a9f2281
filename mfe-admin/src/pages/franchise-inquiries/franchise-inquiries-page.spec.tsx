import { describe, expect, it } from '@jest/globals';
import type { FranchiseInquiryDetailView, FranchiseInquiryView } from '@northlight/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, openAdmin } from '../../testing/open-admin.tsx';

const path = '/api/admin/franchise-inquiries';

const inquiry: FranchiseInquiryView = {
  ...{ id: 3, userId: 7, firstName: 'Frank', lastName: 'Castellano', email: 'frank@example.com', phone: '555 0142' },
  ...{ city: 'New York City', state: 'NY', targetRegion: 'Queens', investmentLevel: '$1M+', timeframe: '3-6 months' },
  ...{ businessExperience: 'Three cinemas.', heardAbout: 'Word of Mouth', message: '', status: 'new' },
  additionalInfo: JSON.stringify({
    needsFinancing: true,
    experiencedFields: ['fec', 'cinema'],
    commitment: 'Partnership',
  }),
  createdAt: '2026-11-05T14:05:00Z',
  isErased: false,
};

const detail = (overrides: Partial<FranchiseInquiryDetailView> = {}): FranchiseInquiryDetailView => ({
  ...{ ...inquiry, candidateDetails: null, candidateFiles: [], access: null, history: [] },
  ...overrides,
});

const open = (answers: Parameters<typeof openAdmin>[1]) => openAdmin('/admin/franchise-inquiries', answers);
const openFrank = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Frank Castellano' }));
  return within(await screen.findByRole('dialog', { name: 'Frank Castellano' }));
};

describe('the list of inquiries', () => {
  it('says when there are none', async () => {
    open({ [`GET ${path}`]: () => answer([]) });
    expect(await screen.findByText('No franchise inquiries yet.')).toBeTruthy();
  });

  it('says when it could not be loaded, and tries again when asked to', async () => {
    let isBroken = true;
    open({ [`GET ${path}`]: () => (isBroken ? answer({}, 503) : answer([inquiry])) });
    expect(await screen.findByText('Error Loading Franchise Inquiries')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    const row = (await screen.findByText('Nov 5, 2026')).closest('tr');
    expect(row?.textContent).toBe('Nov 5, 2026Frank CastellanoNewNew York City, NY$1M+3-6 monthsNew');
  });
});

describe('a list that is longer than a page', () => {
  const link = `<${path}?limit=100&cursor=after-3>; rel="next"`;
  const nameOf = (query: URLSearchParams) => (query.get('cursor') ? 'Olda' : query.get('search') || 'Frank');
  const openLong = (search = '') =>
    openAdmin(`/admin/franchise-inquiries${search}`, {
      [`GET ${path}`]: (query) =>
        answer([{ ...inquiry, firstName: nameOf(query) }], 200, query.get('cursor') ? {} : { link }),
    });

  it('is read page after page, and sorted by nothing but the date', async () => {
    const requests = openLong();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('button', { name: 'Olda Castellano' })).toBeTruthy();
    expect(requests.at(-1)).toBe(`GET ${path} ?cursor=after-3&limit=100`);
    expect(screen.queryByRole('button', { name: 'Status' })).toBeNull();
  });

  it('is looked through by the server, from its first page on, and what is looked for stands in the address', async () => {
    const requests = openLong();
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    await userEvent.type(screen.getByLabelText('Find an inquiry'), 'Zoë{Enter}');
    expect(await screen.findByRole('button', { name: 'Zoë Castellano' })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Qualified');
    await screen.findByRole('button', { name: 'Zoë Castellano' });
    expect(requests.at(-1)).toBe(`GET ${path} ?search=Zo%C3%AB&status=qualified&limit=100`);
    expect(location.search).toBe('?search=Zo%C3%AB&status=qualified');
  });

  it('says when nothing fits, and shows all again', async () => {
    openAdmin('/admin/franchise-inquiries?status=closed', {
      [`GET ${path}`]: (query) => answer(query.get('status') ? [] : [inquiry]),
    });
    expect(await screen.findByText('No inquiries have this status.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(await screen.findByRole('button', { name: 'Frank Castellano' })).toBeTruthy();
  });
});

describe('an inquiry', () => {
  it('is read out whole, what was sent as one text with its labels', async () => {
    open({ [`GET ${path}`]: () => answer([inquiry]), [`GET ${path}/3`]: () => answer(detail()) });
    const facts = (await openFrank()).getByRole('region', { name: 'Application' });
    expect(facts.textContent).toContain('SubmittedNovember 5, 2026 9:05 AM');
    expect(facts.textContent).toContain('Needs financingYes');
    expect(facts.textContent).toContain('Industry experienceFamily entertainment center, Cinema');
  });

  it('offers what its candidate has sent to be saved, and tells who did so', async () => {
    const url = `${path}/3/candidate-files/9`;
    const file = { id: 9, kind: 'resume', name: 'frank.pdf', type: 'application/pdf', bytes: 2_048, url } as const;
    const downloaded = {
      id: 1,
      by: 'user:2',
      byName: 'olga',
      from: null,
      to: 'Resume downloaded',
      note: null,
    } as const;
    open({
      [`GET ${path}`]: () => answer([inquiry]),
      [`GET ${path}/3`]: () =>
        answer(
          detail({
            candidateFiles: [{ ...file, createdAt: inquiry.createdAt }],
            history: [{ ...downloaded, at: inquiry.createdAt, what: 'file' }],
          }),
        ),
    });
    const dialog = await openFrank();
    const link = await dialog.findByRole('link', { name: 'Download frank.pdf' });
    expect([link.getAttribute('href'), dialog.getByRole('region', { name: 'Candidate files' }).textContent]).toEqual([
      ...[url, 'Candidate filesResumefrank.pdf 2 KB, November 5, 2026 9:05 AM'],
    ]);
    expect(dialog.getByRole('region', { name: 'History' }).textContent).toContain('Resume downloaded');
  });

  it('stays where it is when a change fails, and says so', async () => {
    const requests = open({
      [`GET ${path}`]: () => answer([inquiry]),
      [`GET ${path}/3`]: () => answer(detail()),
      [`PATCH ${path}/3/status`]: () => answer({}, 500),
    });
    const dialog = await openFrank();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Qualified');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note (optional)' }), 'Fits');
    await userEvent.click(dialog.getByRole('button', { name: 'Update status' }));
    expect(await dialog.findByText('Failed to update status. Please try again.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Note (optional)' }).value).toBe('Fits');
    expect(dialog.queryByRole('heading', { name: 'Candidate portal' })).toBeNull();
    expect(requests.at(-1)).toBe(`PATCH ${path}/3/status {"status":"qualified","note":"Fits"}`);
  });

  it('is invited once it is qualified, and the table knows at once', async () => {
    open({
      [`GET ${path}`]: () => answer([inquiry]),
      [`GET ${path}/3`]: () => answer(detail()),
      [`PATCH ${path}/3/status`]: () => answer(detail({ status: 'qualified' })),
      [`POST ${path}/3/generate-access`]: () =>
        answer({ accessCode: '7K4M-2QXD', inquiryId: 3, expiresAt: inquiry.createdAt }, 201),
    });
    const dialog = await openFrank();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Status' }), 'Qualified');
    await userEvent.click(dialog.getByRole('button', { name: 'Update status' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Generate access code' }));
    const link = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Portal link' });
    expect(link.value).toBe('http://localhost/franchise/portal?inquiryId=3&accessCode=7K4M-2QXD');
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: async (text: string) => copied.push(text) } });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the portal link' }));
    expect(copied).toEqual([link.value]);
    expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Nov 5, 2026').closest('tr')?.textContent).toMatch(/Qualified$/);
  });
});
