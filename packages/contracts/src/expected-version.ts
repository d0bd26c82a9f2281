import { IsInt, IsOptional, Min } from 'class-validator';
import { all } from './list-rules.js';

const seen = { message: 'Please send the version you changed' };

/** The version that a change is made to: where somebody has written a newer one it is refused. Left out, it is not compared. */
export const IsExpectedVersion = (): PropertyDecorator => all(IsOptional(), Min(0, seen), IsInt(seen));
