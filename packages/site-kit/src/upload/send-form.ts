import { HttpError } from '@northlight/site-kit';

interface FormToSend {
  readonly path: string;
  /** The field of the form that holds the files. */
  readonly field: string;
  readonly files: readonly File[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress?: ((percent: number) => void) | undefined;
}

/** Sends files as a form and says how far it is, which `fetch` cannot. @throws HttpError like every other call */
export function sendForm<Answer>({ path, field, files, headers = {}, onProgress }: FormToSend): Promise<Answer> {
  const form = new FormData();
  for (const file of files) form.append(field, file, file.name);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', path);
    for (const [name, value] of Object.entries({ accept: 'application/json', ...headers }))
      call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? Math.round((100 * loaded) / total) : 0);
    call.onload = () => (isSuccess(call) ? resolve(JSON.parse(call.responseText)) : reject(errorOf(call)));
    call.onerror = () => reject(HttpError.noAnswer());
    call.send(form);
  });
}

const isSuccess = ({ status }: XMLHttpRequest): boolean => status >= 200 && status < 300;

function errorOf({ status, statusText, responseText }: XMLHttpRequest): HttpError {
  try {
    return new HttpError(status, responseText || statusText, JSON.parse(responseText));
  } catch {
    return new HttpError(status, responseText || statusText);
  }
}
