import { describe, expect, it } from '@jest/globals';
import { {{Name}}Dto } from '@northlight/contracts';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { {{Name}}, {{Name}}Handler } from './{{name}}.js';

const request = (said: object) => plainToInstance({{Name}}Dto, said);
const id = 'a3f1c7de-58b4-4c1e-9d0a-2f6b8e4d7c90';

describe('a request to {{words}}', () => {
  it('is refused when it does not say which one', () => {
    const [problem] = validateSync(request({}));
    expect(problem?.constraints).toEqual({ isUuid: 'Please say which one' });
  });

  it('is answered with what it concerns', async () => {
    expect(await new {{Name}}Handler().execute(new {{Name}}(request({ id })))).toEqual({ id });
  });
});
