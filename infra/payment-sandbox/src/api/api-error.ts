interface ErrorFields {
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
  readonly code?: string;
  readonly param?: string;
}

/** A request that Stripe would refuse, in its own shape. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    private readonly fields: ErrorFields = {},
  ) {
    super(message);
  }

  get body(): object {
    return { error: { type: 'invalid_request_error', message: this.message, ...this.fields } };
  }
}

export const noSuch = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
