import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { errorInLog } from './error-in-log.js';

describe('an error in the log', () => {
  it('says what went wrong, and quotes neither rows nor parameters', () => {
    const ofPostgres = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
      code: '23505',
      detail: 'Key (email_key)=(ann@example.com) already exists.',
      where: 'COPY users, line 1: "ann@example.com"',
      constraint: 'users_email_key',
    });
    const error = new QueryFailedError('insert into identity.users values ($1)', ['ann@example.com'], ofPostgres);
    const known = errorInLog(error);
    expect(known).toMatchObject({ type: 'QueryFailedError', code: '23505', constraint: 'users_email_key' });
    expect(JSON.stringify(known)).toContain('error-in-log.spec');
    expect(JSON.stringify(known)).not.toContain('ann@');
  });

  it('does not quote a value that its message names, also where another error came of it', () => {
    const ofPostgres = Object.assign(new Error('invalid input syntax for type uuid: "ann"@example.com"'), {
      code: '22P02',
    });
    const cause = new QueryFailedError('select $1', ['ann@example.com'], ofPostgres);
    for (const error of [ofPostgres, cause, new Error('the list cannot be read', { cause })]) {
      expect(JSON.stringify(errorInLog(error))).toContain('invalid input syntax for type uuid: \\"[hidden]\\"');
      expect(JSON.stringify(errorInLog(error))).not.toContain('example.com');
    }
  });

  it('names the error behind it', () => {
    const error = Object.assign(new Error('cannot be read'), { cause: new Error('wrapped by 1a2b3c4d') });
    expect(JSON.stringify(errorInLog(error))).toContain('wrapped by 1a2b3c4d');
  });

  it('is told also where errors refer to each other in a circle', () => {
    const [first, second] = [new Error('the queue is away'), new Error('the worker is away')];
    Object.assign(first, { cause: second });
    Object.assign(second, { cause: first });
    expect(errorInLog(first)).toMatchObject({ message: 'the queue is away: the worker is away' });
    const all = new AggregateError([first], 'nothing is there');
    all.errors.push(all);
    expect(JSON.stringify(errorInLog(all))).toContain('the queue is away: the worker is away');
  });

  it('quotes nothing in the errors that it gathers, either', () => {
    const invalid = Object.assign(new Error('invalid input syntax for type uuid: "ann@example.com"'), {
      code: '22P02',
    });
    const taken = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (ann@example.com) exists.' });
    const known = errorInLog(new AggregateError([invalid, taken], `two failed, at first ${invalid.message}`));
    expect(known).toMatchObject({ type: 'AggregateError', aggregateErrors: [{ code: '22P02' }, { code: '23505' }] });
    expect(JSON.stringify(known)).not.toContain('example.com');
  });
});
