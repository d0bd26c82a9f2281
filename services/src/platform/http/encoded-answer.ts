import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { mergeMap, type Observable } from 'rxjs';
import { isHeld, JsonForms, sendForm, sendHeld } from './json-forms.js';

/**
 * Lets Nest end an answer with bytes that are made already. To be called as the last thing before Nest answers, so that
 * a refusal never goes this way.
 */
export async function answerWith(forms: JsonForms, request: Request, response: Response): Promise<void> {
  if (isHeld(request, response, forms.etag)) {
    answersBy(response, () => sendHeld(response));
    return;
  }
  const form = await forms.formFor(request);
  answersBy(response, () => sendForm(request, response, form));
}

function answersBy(response: Response, end: () => void): void {
  response.json = () => {
    end();
    return response;
  };
}

@Injectable()
class AnswerEncoder implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const [request, response] = context.getArgs<[Request, Response]>();
    return next.handle().pipe(
      mergeMap(async (value: unknown) => {
        await answerWith(JsonForms.of(value, request), request, response);
        return value;
      }),
    );
  }
}

/**
 * Compresses the JSON of a route, from 1 kB on, by br, zstd or gzip. Only for answers that hold no secret: no token, no
 * session, nothing of one person. Where a secret stands beside a text that somebody else may choose, the length of
 * the compressed answer gives the secret away letter by letter (BREACH). `SharedRead` compresses its answers already.
 */
export const Compressed = () => UseInterceptors(AnswerEncoder);
