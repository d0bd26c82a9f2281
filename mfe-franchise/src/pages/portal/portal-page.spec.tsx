import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CandidateFileView } from '@northlight/contracts';
import { BrowserRouter, pagesOnDemand, SiteProvider, useRoutes } from '@northlight/site-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { noteOpened } from '../../features/candidate/invitation.ts';
import { routes } from '../../routes.tsx';

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const saved: CandidateFileView = {
  ...{ id: 9, kind: 'resume', name: 'frank.pdf', type: 'application/pdf', bytes: 2_048 },
  ...{ createdAt: '2026-11-20T15:00:00Z', url: '/api/franchise/candidate-files/9' },
};
const pdf = (name = 'frank.pdf', content = '%PDF-') => new File([content], name, { type: 'application/pdf' });

let files: CandidateFileView[];
let requests: string[];
let upload: { status: number; body: unknown; finish: () => void };

/** A form on its way: half of it has gone, its answer comes when a spec says so. */
class Upload {
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  open(method: string, path: string) {
    requests.push(`${method} ${path}`);
  }
  setRequestHeader() {}
  send() {
    this.upload.onprogress?.({ loaded: 50, total: 100 });
    upload.finish = () => {
      this.status = upload.status;
      this.responseText = JSON.stringify(upload.body);
      this.onload();
    };
  }
}

const answers: Readonly<Record<string, () => Response>> = {
  'GET /api/auth/me': () => answer({ id: 7, username: 'frank', email: 'frank@example.com', roles: [] }),
  'GET /api/franchise-inquiries': () => answer([]),
  'GET /api/franchise/inquiry/3': () => answer({ firstName: 'Frank', lastName: 'Castellano' }),
  'GET /api/franchise/inquiry/3/files': () => answer(files),
  'DELETE /api/franchise/candidate-files/10': () => new Response(null, { status: 204 }),
};

beforeEach(() => {
  [files, requests] = [[], []];
  upload = { status: 201, body: saved, finish: () => undefined };
  globalThis.XMLHttpRequest = Upload as never;
  globalThis.scrollTo = () => undefined;
  globalThis.fetch = async (input, init = {}) => {
    const route = `${init.method ?? 'GET'} ${new URL(String(input), 'http://localhost').pathname}`;
    requests.push(route);
    return (
      answers[route]?.() ?? answer({ code: 'NOT_FOUND', message: 'We couldn’t find anything at this address.' }, 404)
    );
  };
  noteOpened('3');
  history.replaceState(null, '', '/franchise/portal');
});

const pages = pagesOnDemand(routes);
function Pages() {
  return useRoutes(pages);
}

const openDocuments = async () => {
  render(
    <SiteProvider>
      <BrowserRouter>
        <Suspense fallback="Loading">
          <Pages />
        </Suspense>
      </BrowserRouter>
    </SiteProvider>,
  );
  const part = within(await screen.findByRole('region', { name: 'Your documents' }));
  return { part, resume: await part.findByLabelText<HTMLInputElement>('Resume') };
};

const described = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('the documents of a candidate', () => {
  it('are chosen by what is said before, sent at once, and named when they are there', async () => {
    const { part, resume } = await openDocuments();
    expect([described(resume), part.getByLabelText('Business plan').getAttribute('type')]).toEqual([
      ...['PDF or DOCX; up to 10 MB', 'file'],
    ]);
    await userEvent.upload(resume, pdf());
    const progress = part.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading frank.pdf' });
    expect([progress.value, requests.at(-1)]).toEqual([50, 'POST /api/franchise/candidate-files/resume?inquiryId=3']);
    upload.finish();
    const link = await part.findByRole('link', { name: 'Download frank.pdf' });
    expect([link.getAttribute('href'), link.parentElement?.textContent]).toEqual([
      saved.url,
      'frank.pdf 2 KB, November 20, 2026',
    ]);
    expect([await part.findByText('frank.pdf uploaded.'), part.queryByRole('progressbar')]).toEqual([
      expect.anything(),
      null,
    ]);
  });

  it('may be replaced and taken back, and the keyboard goes on at the field', async () => {
    files = [saved];
    const { part, resume } = await openDocuments();
    await userEvent.upload(resume, pdf('newer.pdf'));
    upload.body = { ...saved, id: 10, name: 'newer.pdf' };
    upload.finish();
    await userEvent.click(await part.findByRole('button', { name: 'Remove newer.pdf' }));
    expect(await part.findByText('newer.pdf removed.')).toBeTruthy();
    expect([requests.at(-1), part.queryByRole('link'), document.activeElement]).toEqual([
      ...['DELETE /api/franchise/candidate-files/10', null, resume],
    ]);
  });

  it('are refused at their field, by name, before they are sent or after', async () => {
    files = [saved];
    const { part, resume } = await openDocuments();
    const sendings = () => requests.filter((line) => line.startsWith('POST')).length;
    for (const [file, input] of [
      [new File(['x'], 'me.png', { type: 'image/png' }), /^.* \| me\.png isn't a supported file type/],
      [pdf('none.pdf', ''), /none\.pdf is empty\.$/],
      [Object.defineProperty(pdf('long.pdf'), 'size', { value: 10_485_761 }), /long\.pdf is larger than 10 MB/],
    ] as const) {
      await userEvent.upload(resume, file, { applyAccept: false });
      expect([described(resume), sendings()]).toEqual([expect.stringMatching(input), 0]);
    }
    await userEvent.upload(resume, pdf('fake.pdf'));
    upload.status = 415;
    upload.body = { code: 'UPLOAD_TYPE_REFUSED', message: 'fake.pdf is not what it should be.' };
    upload.finish();
    expect(await part.findByText('fake.pdf is not what it should be.')).toBeTruthy();
    expect([resume.getAttribute('aria-invalid'), part.getByRole('link', { name: 'Download frank.pdf' })]).toEqual([
      ...['true', expect.anything()],
    ]);
  });

  it('ask for the code again when the pass has ended', async () => {
    const { part, resume } = await openDocuments();
    await userEvent.upload(resume, pdf());
    upload.status = 403;
    upload.body = { code: 'ACCESS_CODE_NEEDED', message: 'The access code is invalid or has expired.' };
    upload.finish();
    await userEvent.click(await part.findByRole('button', { name: 'Enter the access code again' }));
    expect(await screen.findByRole('heading', { name: 'I have an access code' })).toBeTruthy();
  });
});
